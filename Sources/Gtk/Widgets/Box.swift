import CGtk

/// Widgets in a row or a column.
package struct Box: Widget {
  package let handle: ObjectHandle

  /// - Parameters:
  ///   - orientation: The axis.
  ///   - spacing: Room between two children, in points.
  package init(_ orientation: Orientation, spacing: Int = 0) {
    handle = .of(gtk_box_new(orientation.value, Int32(spacing)))
  }

  /// Puts a widget at the end; the box owns it.
  package func append(_ child: some Widget) {
    gtk_box_append(handle.as(), child.handle.as())
  }

  /// Puts a widget at the beginning.
  package func prepend(_ child: some Widget) {
    gtk_box_prepend(handle.as(), child.handle.as())
  }

  /// Takes a child out, which destroys it unless something else holds it.
  package func remove(_ child: some Widget) {
    gtk_box_remove(handle.as(), child.handle.as())
  }

  /// Takes all widgets out.
  package func removeAll() {
    while let child = gtk_widget_get_first_child(handle.as()) {
      gtk_box_remove(handle.as(), ObjectHandle.of(child).as())
    }
  }

  /// Whether all children have the same room.
  package var isHomogeneous: Bool {
    get { gtk_box_get_homogeneous(handle.as()) != 0 }
    nonmutating set { gtk_box_set_homogeneous(handle.as(), newValue ? 1 : 0) }
  }
}

/// A thin line between two parts.
package struct Separator: Widget {
  package let handle: ObjectHandle

  package init(_ orientation: Orientation) {
    handle = .of(gtk_separator_new(orientation.value))
  }
}

/// Keeps its child from growing wider than reads well.
package struct Clamp: Widget {
  package let handle: ObjectHandle

  /// - Parameters:
  ///   - child: What to keep narrow.
  ///   - maximumWidth: In points.
  package init(_ child: some Widget, maximumWidth: Int) {
    handle = .of(adw_clamp_new())
    adw_clamp_set_child(handle.as(), child.handle.as())
    adw_clamp_set_maximum_size(handle.as(), Int32(maximumWidth))
  }
}
