import CGtk

/// Shows a part of something large, with scroll bars where needed.
package struct ScrolledWindow: Widget {
  package let handle: ObjectHandle

  /// - Parameters:
  ///   - child: What is large.
  ///   - scrollsHorizontally: Off, and the child is as wide as the room it has.
  package init(_ child: some Widget, scrollsHorizontally: Bool = true) {
    handle = .of(gtk_scrolled_window_new())
    gtk_scrolled_window_set_child(handle.as(), child.handle.as())
    gtk_scrolled_window_set_policy(
      handle.as(), scrollsHorizontally ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
      GTK_POLICY_AUTOMATIC)
  }

  /// Asks for the height that the child wants, up to a limit in points.
  package func growsWithContent(upTo maximumHeight: Int) {
    gtk_scrolled_window_set_propagate_natural_height(handle.as(), 1)
    gtk_scrolled_window_set_max_content_height(handle.as(), Int32(maximumHeight))
  }
}

/// Two widgets with a border that the person can move.
package struct Paned: Widget {
  package let handle: ObjectHandle

  /// The second keeps its size when the window grows; neither can be made smaller than it asks for.
  package init(_ orientation: Orientation, start: some Widget, end: some Widget) {
    handle = .of(gtk_paned_new(orientation.value))
    gtk_paned_set_start_child(handle.as(), start.handle.as())
    gtk_paned_set_end_child(handle.as(), end.handle.as())
    gtk_paned_set_resize_end_child(handle.as(), 0)
    gtk_paned_set_shrink_start_child(handle.as(), 0)
    gtk_paned_set_shrink_end_child(handle.as(), 0)
  }

  /// Where the border is, in points from the start.
  package var position: Int {
    get { Int(gtk_paned_get_position(handle.as())) }
    nonmutating set { gtk_paned_set_position(handle.as(), Int32(newValue)) }
  }
}

/// A content with a panel at its end that slides in and out, and lies over the content in a narrow
/// window.
package struct Flap: Widget {
  package let handle: ObjectHandle

  package init(content: some Widget, panel: some Widget) {
    handle = .of(adw_flap_new())
    adw_flap_set_content(handle.as(), content.handle.as())
    adw_flap_set_flap(handle.as(), panel.handle.as())
    adw_flap_set_flap_position(handle.as(), GTK_PACK_END)
    adw_flap_set_separator(handle.as(), gtk_separator_new(GTK_ORIENTATION_VERTICAL))
    // Swiping would take drags away from a canvas.
    adw_flap_set_swipe_to_open(handle.as(), 0)
    adw_flap_set_swipe_to_close(handle.as(), 0)
  }

  /// Whether the panel is shown.
  package var isPanelShown: Bool {
    get { adw_flap_get_reveal_flap(handle.as()) != 0 }
    nonmutating set {
      ProgramChange.run { adw_flap_set_reveal_flap(handle.as(), newValue ? 1 : 0) }
    }
  }

  /// Calls `body` when the person shows or hides the panel, as a tap beside it does in a narrow
  /// window.
  @discardableResult
  package func onPanelShownChanged(_ body: @escaping () -> Void) -> SignalConnection {
    handle.connectUserChange("notify::reveal-flap", body)
  }
}

/// Lets its child slide in and out.
package struct Revealer: Widget {
  package let handle: ObjectHandle

  /// - Parameters:
  ///   - child: What slides.
  ///   - orientation: Down from the top, or in from the end of the line.
  package init(_ child: some Widget, _ orientation: Orientation = .vertical) {
    handle = .of(gtk_revealer_new())
    gtk_revealer_set_child(handle.as(), child.handle.as())
    gtk_revealer_set_transition_type(
      handle.as(),
      orientation == .vertical
        ? GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN : GTK_REVEALER_TRANSITION_TYPE_SLIDE_LEFT)
  }

  /// Whether the child is shown, or on its way there.
  package var isRevealed: Bool {
    get { gtk_revealer_get_reveal_child(handle.as()) != 0 }
    nonmutating set { gtk_revealer_set_reveal_child(handle.as(), newValue ? 1 : 0) }
  }
}

/// One of several pages in the same place.
package struct Stack: Widget {
  package let handle: ObjectHandle

  package init() {
    handle = .of(gtk_stack_new())
    gtk_stack_set_transition_type(handle.as(), GTK_STACK_TRANSITION_TYPE_CROSSFADE)
  }

  /// Adds a page; the first added is shown.
  package func add(_ child: some Widget) {
    gtk_stack_add_child(handle.as(), child.handle.as())
  }

  /// Shows a page that was added.
  package func show(_ child: some Widget) {
    gtk_stack_set_visible_child(handle.as(), child.handle.as())
  }
}

/// Small things that float above a widget.
package struct Overlay: Widget {
  package let handle: ObjectHandle

  package init(_ child: some Widget) {
    handle = .of(gtk_overlay_new())
    gtk_overlay_set_child(handle.as(), child.handle.as())
  }

  /// Puts a widget above; its alignment and margins say where.
  package func add(_ child: some Widget) {
    gtk_overlay_add_overlay(handle.as(), child.handle.as())
  }
}
