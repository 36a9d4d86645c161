import CGtk

/// Something on screen.
///
/// A widget value is a handle: copying it copies nothing, `let` widgets can be changed, and the
/// widget lives as long as what it was put into. Nothing in this module hands out a pointer, and no
/// widget has to be cast.
///
/// One rule for all handlers of values (`onChanged`, `onToggled` …): they tell what the *person*
/// did. A value that the program sets calls no handler, so a panel can show the model without
/// hearing its own echo.
package protocol Widget {
  /// The object that GTK keeps for it.
  var handle: ObjectHandle { get }
}

/// Where a widget stands in the room it is given.
package enum Alignment {
  case fill, start, end, center

  var value: GtkAlign {
    switch self {
    case .fill: GTK_ALIGN_FILL
    case .start: GTK_ALIGN_START
    case .end: GTK_ALIGN_END
    case .center: GTK_ALIGN_CENTER
    }
  }
}

/// Along which axis children are laid out.
package enum Orientation {
  case horizontal, vertical

  var value: GtkOrientation {
    switch self {
    case .horizontal: GTK_ORIENTATION_HORIZONTAL
    case .vertical: GTK_ORIENTATION_VERTICAL
    }
  }
}

extension Widget {
  /// Whether the two are the same widget.
  package func isSame(as other: some Widget) -> Bool { handle === other.handle }

  /// Whether it is shown; hidden widgets take no room.
  package var isVisible: Bool {
    get { gtk_widget_get_visible(handle.as()) != 0 }
    nonmutating set { gtk_widget_set_visible(handle.as(), newValue ? 1 : 0) }
  }

  /// Whether it can be used; greyed out otherwise.
  package var isSensitive: Bool {
    get { gtk_widget_get_sensitive(handle.as()) != 0 }
    nonmutating set { gtk_widget_set_sensitive(handle.as(), newValue ? 1 : 0) }
  }

  /// A line that appears when the pointer rests on it.
  package var tooltip: String? {
    get { gtk_widget_get_tooltip_text(handle.as()).map { String(cString: $0) } }
    nonmutating set { gtk_widget_set_tooltip_text(handle.as(), newValue) }
  }

  /// From 0, invisible, to 1.
  package var opacity: Double {
    get { gtk_widget_get_opacity(handle.as()) }
    nonmutating set { gtk_widget_set_opacity(handle.as(), newValue) }
  }

  /// The room it has at the moment, in points.
  package var size: (width: Double, height: Double) {
    (Double(gtk_widget_get_width(handle.as())), Double(gtk_widget_get_height(handle.as())))
  }

  /// Draws it again before the next frame.
  package func queueDraw() {
    gtk_widget_queue_draw(handle.as())
  }
}

// MARK: - Layout

extension Widget {
  /// The least room it takes, in points; `nil` leaves it to the widget.
  package func setMinimumSize(width: Int? = nil, height: Int? = nil) {
    gtk_widget_set_size_request(handle.as(), Int32(width ?? -1), Int32(height ?? -1))
  }

  /// Free room around it, in points.
  package func setMargins(horizontal: Int = 0, vertical: Int = 0) {
    setMargins(top: vertical, bottom: vertical, start: horizontal, end: horizontal)
  }

  /// Free room around it, in points; start is left where people write from the left.
  package func setMargins(top: Int = 0, bottom: Int = 0, start: Int = 0, end: Int = 0) {
    gtk_widget_set_margin_top(handle.as(), Int32(top))
    gtk_widget_set_margin_bottom(handle.as(), Int32(bottom))
    gtk_widget_set_margin_start(handle.as(), Int32(start))
    gtk_widget_set_margin_end(handle.as(), Int32(end))
  }

  /// Whether it takes what is left of the width.
  package var expandsHorizontally: Bool {
    get { gtk_widget_get_hexpand(handle.as()) != 0 }
    nonmutating set { gtk_widget_set_hexpand(handle.as(), newValue ? 1 : 0) }
  }

  /// Whether it takes what is left of the height.
  package var expandsVertically: Bool {
    get { gtk_widget_get_vexpand(handle.as()) != 0 }
    nonmutating set { gtk_widget_set_vexpand(handle.as(), newValue ? 1 : 0) }
  }

  /// Where it stands in the room it is given.
  package func align(horizontal: Alignment? = nil, vertical: Alignment? = nil) {
    if let horizontal { gtk_widget_set_halign(handle.as(), horizontal.value) }
    if let vertical { gtk_widget_set_valign(handle.as(), vertical.value) }
  }

  /// Whether what it draws outside its room is cut off.
  package var clipsContent: Bool {
    get { gtk_widget_get_overflow(handle.as()) == GTK_OVERFLOW_HIDDEN }
    nonmutating set {
      gtk_widget_set_overflow(handle.as(), newValue ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
    }
  }
}

// MARK: - Focus, controllers, actions

extension Widget {
  /// Whether it can have the keyboard.
  package var isFocusable: Bool {
    get { gtk_widget_get_focusable(handle.as()) != 0 }
    nonmutating set { gtk_widget_set_focusable(handle.as(), newValue ? 1 : 0) }
  }

  /// Whether a click gives it the keyboard; off for tool buttons, so that the canvas keeps it.
  package var takesFocusOnClick: Bool {
    get { gtk_widget_get_focus_on_click(handle.as()) != 0 }
    nonmutating set { gtk_widget_set_focus_on_click(handle.as(), newValue ? 1 : 0) }
  }

  /// Whether it has the keyboard.
  package var hasFocus: Bool { gtk_widget_has_focus(handle.as()) != 0 }

  /// Whether the keyboard is in it, or in something in it, when its window is the active one.
  ///
  /// Unlike ``hasFocus`` it stays true while another window is used.
  package var holdsFocus: Bool {
    guard let root = gtk_widget_get_root(handle.as()), let focus = gtk_root_get_focus(root) else {
      return false
    }
    let own: UnsafeMutablePointer<GtkWidget> = handle.as()
    return focus == own || gtk_widget_is_ancestor(focus, own) != 0
  }

  /// Gives it the keyboard; false when it cannot have it.
  @discardableResult
  package func grabFocus() -> Bool { gtk_widget_grab_focus(handle.as()) != 0 }

  /// Lets a controller watch the widget, which owns it from now on.
  ///
  /// - Precondition: The controller is on no widget yet.
  package func addController(_ controller: some EventController) {
    gtk_widget_add_controller(handle.as(), controller.handle.as())
  }

  /// Calls `body` when the widget is gone for good.
  @discardableResult
  package func onDestroy(_ body: @escaping () -> Void) -> SignalConnection {
    handle.connect("destroy", body)
  }
}
