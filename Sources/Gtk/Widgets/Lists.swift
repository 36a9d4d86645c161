import CGtk

/// Rows of any widgets, for up to some hundreds of them.
package struct ListBox: Widget {
  package let handle: ObjectHandle

  /// Rows that are only shown cannot be selected: `isSelectable` is off for forms.
  package init(isSelectable: Bool = false) {
    handle = .of(gtk_list_box_new())
    gtk_list_box_set_selection_mode(
      handle.as(), isSelectable ? GTK_SELECTION_SINGLE : GTK_SELECTION_NONE)
  }

  /// Puts a row at the end: a ``ListBoxRow`` or one of libadwaita's.
  package func append(_ row: some Widget) {
    gtk_list_box_append(handle.as(), row.handle.as())
  }

  /// Puts a row before the one that is at a position now; beyond the last one appends.
  package func insert(_ row: some Widget, at position: Int) {
    gtk_list_box_insert(handle.as(), row.handle.as(), Int32(position))
  }

  /// Takes a row out that was put in.
  package func remove(_ row: some Widget) {
    gtk_list_box_remove(handle.as(), row.handle.as())
  }

  /// Takes all rows out.
  package func removeAll() {
    while let row = gtk_list_box_get_row_at_index(handle.as(), 0) {
      gtk_list_box_remove(handle.as(), ObjectHandle.of(row).as())
    }
  }

  /// What is shown while there is no row.
  package func setPlaceholder(_ widget: some Widget) {
    gtk_list_box_set_placeholder(handle.as(), widget.handle.as())
  }

  /// The position of the selected row.
  package var selectedIndex: Int? {
    get {
      gtk_list_box_get_selected_row(handle.as()).map { Int(gtk_list_box_row_get_index($0)) }
    }
    nonmutating set {
      let row = newValue.flatMap { gtk_list_box_get_row_at_index(handle.as(), Int32($0)) }
      ProgramChange.run { gtk_list_box_select_row(handle.as(), row) }
    }
  }

  /// Calls `body` with the position when the person clicks a row or presses Return on it.
  @discardableResult
  package func onRowActivated(_ body: @escaping (_ index: Int) -> Void) -> SignalConnection {
    handle.connect("row-activated") { (row: UnsafeMutableRawPointer?) in
      guard let row else { return }
      body(Int(gtk_list_box_row_get_index(ObjectHandle.of(row).as())))
    }
  }

  /// Calls `body` when the person selects another row.
  @discardableResult
  package func onSelectionChanged(_ body: @escaping () -> Void) -> SignalConnection {
    handle.connectUserChange("selected-rows-changed", body)
  }
}

/// A row of a ``ListBox`` with any content.
package struct ListBoxRow: Widget {
  package let handle: ObjectHandle

  package init(_ child: some Widget) {
    handle = .of(gtk_list_box_row_new())
    gtk_list_box_row_set_child(handle.as(), child.handle.as())
  }

  /// Whether a click on the row activates it: ``ListBox/onRowActivated(_:)``.
  package var isActivatable: Bool {
    get { gtk_list_box_row_get_activatable(handle.as()) != 0 }
    nonmutating set { gtk_list_box_row_set_activatable(handle.as(), newValue ? 1 : 0) }
  }
}

/// A list with a heading, as preferences have it.
package struct PreferencesGroup: Widget {
  package let handle: ObjectHandle

  package init(title: String, description: String? = nil) {
    handle = .of(adw_preferences_group_new())
    adw_preferences_group_set_title(handle.as(), title)
    adw_preferences_group_set_description(handle.as(), description)
  }

  /// Puts a row at the end.
  package func add(_ row: some Widget) {
    adw_preferences_group_add(handle.as(), row.handle.as())
  }
}

/// A row with a title and something at its end.
package struct ActionRow: Widget {
  package let handle: ObjectHandle

  package init(title: String, subtitle: String = "") {
    handle = .of(adw_action_row_new())
    // Titles are texts here; GTK would read "&" and "<" as markup.
    adw_preferences_row_set_use_markup(handle.as(), 0)
    self.title = title
    self.subtitle = subtitle
  }

  package var title: String {
    get { String(cString: adw_preferences_row_get_title(handle.as())) }
    nonmutating set { adw_preferences_row_set_title(handle.as(), newValue) }
  }

  package var subtitle: String {
    get { adw_action_row_get_subtitle(handle.as()).map { String(cString: $0) } ?? "" }
    nonmutating set { adw_action_row_set_subtitle(handle.as(), newValue) }
  }

  /// Puts a widget at the end of the row, in the middle of its height.
  package func addSuffix(_ widget: some Widget) {
    widget.align(vertical: .center)
    adw_action_row_add_suffix(handle.as(), widget.handle.as())
  }

  /// Puts a widget at the beginning of the row, in the middle of its height.
  package func addPrefix(_ widget: some Widget) {
    widget.align(vertical: .center)
    adw_action_row_add_prefix(handle.as(), widget.handle.as())
  }

  /// Whether a click on the row activates it: ``ListBox/onRowActivated(_:)``.
  package var isActivatable: Bool {
    get { gtk_list_box_row_get_activatable(handle.as()) != 0 }
    nonmutating set { gtk_list_box_row_set_activatable(handle.as(), newValue ? 1 : 0) }
  }

  /// Lets a click on the row use that widget.
  package func activates(_ widget: some Widget) {
    adw_action_row_set_activatable_widget(handle.as(), widget.handle.as())
  }
}

/// A row that is a field for a line of text; its title is the field's name.
package struct EntryRow: TextField {
  package let handle: ObjectHandle

  /// - Parameters:
  ///   - title: The name of the field.
  ///   - text: What is in it at first.
  ///   - showsApplyButton: Whether a change is a draft until it is confirmed; see
  ///     ``onApplied(_:)``.
  package init(title: String, text: String = "", showsApplyButton: Bool = false) {
    handle = .of(adw_entry_row_new())
    adw_preferences_row_set_use_markup(handle.as(), 0)
    adw_preferences_row_set_title(handle.as(), title)
    self.text = text
    adw_entry_row_set_show_apply_button(handle.as(), showsApplyButton ? 1 : 0)
  }

  /// Puts a widget at the end of the row, in the middle of its height.
  package func addSuffix(_ widget: some Widget) {
    widget.align(vertical: .center)
    adw_entry_row_add_suffix(handle.as(), widget.handle.as())
  }

  /// Calls `body` with the text when the draft is confirmed with Return or the button.
  @discardableResult
  package func onApplied(_ body: @escaping (_ text: String) -> Void) -> SignalConnection {
    let handle = handle
    return handle.connect("apply") {
      body(String(cString: gtk_editable_get_text(handle.as())))
    }
  }

  /// Calls `body` with the text when Return is pressed and there is no draft to apply.
  @discardableResult
  package func onActivated(_ body: @escaping (_ text: String) -> Void) -> SignalConnection {
    let handle = handle
    return handle.connect("entry-activated") {
      body(String(cString: gtk_editable_get_text(handle.as())))
    }
  }
}
