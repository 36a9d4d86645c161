import CGtk

/// A menu that opens above a widget, where the pointer is.
///
/// Make it together with its widget: GTK completes a menu when it is idle, and one that is opened
/// at once is too small.
package struct ContextMenu {
  private let handle: ObjectHandle
  private let parent: ObjectHandle

  /// - Parameters:
  ///   - menu: What it holds; later changes of it are shown.
  ///   - widget: Above what it opens. It gets the keyboard back when the menu closes.
  package init(_ menu: Menu, above widget: some Widget) {
    let popover = ObjectHandle.of(gtk_popover_menu_new_from_model(menu.model))
    let parent = widget.handle
    self.handle = popover
    self.parent = parent
    gtk_widget_set_parent(popover.as(), parent.as())
    gtk_popover_set_has_arrow(popover.as(), 0)
    gtk_widget_set_halign(popover.as(), GTK_ALIGN_START)
    parent.connect("destroy") {
      if popover.isAlive { gtk_widget_unparent(popover.as()) }
    }
    popover.connect("closed") {
      // While the menu is closing nothing has the keyboard, and what is given it now loses it
      // again.
      MainLoop.after(milliseconds: 0) {
        if parent.isAlive { gtk_widget_grab_focus(parent.as()) }
      }
    }
  }

  /// Opens it with a corner at a place of the widget.
  package func open(x: Double, y: Double) {
    var place = GdkRectangle(x: Int32(x), y: Int32(y), width: 1, height: 1)
    gtk_popover_set_pointing_to(handle.as(), &place)
    gtk_popover_popup(handle.as())
  }
}
