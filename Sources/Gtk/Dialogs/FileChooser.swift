import CGtk

/// Asks the person for a file: the dialog of the desktop.
package enum FileChooser {
  /// A kind of files that can be chosen.
  package struct Filter {
    /// What the person reads: "Drawings".
    package var name: String
    /// The names that fit: "*.backstroke".
    package var patterns: [String]

    package init(name: String, patterns: [String]) {
      self.name = name
      self.patterns = patterns
    }
  }

  /// Asks for a file that is there.
  ///
  /// - Parameters:
  ///   - title: Of the dialog.
  ///   - window: Which it is for; it waits meanwhile.
  ///   - folder: Where it is at first; `nil` shows what was used last.
  ///   - filters: The kinds to choose from, the first one first.
  ///   - body: Is given the path, or `nil` when the person thought better of it.
  package static func open(
    title: String, for window: ApplicationWindow, folder: String? = nil, filters: [Filter] = [],
    _ body: @escaping (_ path: String?) -> Void
  ) {
    let chooser = make(title, window, GTK_FILE_CHOOSER_ACTION_OPEN, "_Open", filters)
    setFolder(folder, of: chooser)
    show(chooser, body)
  }

  /// Asks for a place to write to.
  ///
  /// Whether to write over a file that is there is asked by the dialog.
  ///
  /// - Parameters:
  ///   - title: Of the dialog.
  ///   - window: Which it is for; it waits meanwhile.
  ///   - name: What the file is called at first.
  ///   - folder: Where it is at first; `nil` is where the last one was.
  ///   - filters: The kinds to choose from, the first one first.
  ///   - body: Is given the path, or `nil` when the person thought better of it.
  package static func save(
    title: String, for window: ApplicationWindow, name: String, folder: String? = nil,
    filters: [Filter] = [], _ body: @escaping (_ path: String?) -> Void
  ) {
    let chooser = make(title, window, GTK_FILE_CHOOSER_ACTION_SAVE, "_Save", filters)
    gtk_file_chooser_set_current_name(chooser.as(), name)
    setFolder(folder, of: chooser)
    show(chooser, body)
  }

  private static func setFolder(_ folder: String?, of chooser: ObjectHandle) {
    guard let folder, let file = g_file_new_for_path(folder) else { return }
    gtk_file_chooser_set_current_folder(chooser.as(), file, nil)
    g_object_unref(UnsafeMutableRawPointer(file))
  }

  private static func make(
    _ title: String, _ window: ApplicationWindow, _ action: GtkFileChooserAction,
    _ acceptLabel: String, _ filters: [Filter]
  ) -> ObjectHandle {
    let chooser = ObjectHandle.of(
      gtk_file_chooser_native_new(title, window.handle.as(), action, acceptLabel, "_Cancel"))
    gtk_native_dialog_set_modal(chooser.as(), 1)
    for filter in filters {
      let object = gtk_file_filter_new()
      gtk_file_filter_set_name(object, filter.name)
      for pattern in filter.patterns { gtk_file_filter_add_pattern(object, pattern) }
      gtk_file_chooser_add_filter(chooser.as(), object)
      g_object_unref(UnsafeMutableRawPointer(object))
    }
    return chooser
  }

  /// A native dialog belongs to nobody: this reference keeps it until it is answered.
  private static func show(_ chooser: ObjectHandle, _ body: @escaping (String?) -> Void) {
    chooser.connect("response") { (response: Int32) in
      var path: String?
      if response == GTK_RESPONSE_ACCEPT.rawValue,
        let file = gtk_file_chooser_get_file(chooser.as())
      {
        path = FilePath.of(file)
        g_object_unref(UnsafeMutableRawPointer(file))
      }
      gtk_native_dialog_destroy(chooser.as())
      // Not here: the handler is running.
      MainLoop.atEndOfEvent { g_object_unref(chooser.raw) }
      body(path)
    }
    gtk_native_dialog_show(chooser.as())
  }
}
