import CGtk

/// The program: an `AdwApplication`.
///
/// Connect ``onActivate(_:)`` and the like, then call ``run(arguments:)``; make windows in the
/// handlers, not before. Options of the command line are the caller's: what is given to `run` are
/// files.
package struct Application: ActionMap {
  /// How the program works with others of its kind and with its arguments.
  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Each start is a program of its own; without it a second start hands its files to the first.
    package static let nonUnique = Flags(rawValue: G_APPLICATION_NON_UNIQUE.rawValue)

    /// Arguments are files, which ``Application/onOpen(_:)`` gets.
    package static let handlesOpen = Flags(rawValue: G_APPLICATION_HANDLES_OPEN.rawValue)
  }

  package let handle: ObjectHandle

  /// - Parameters:
  ///   - id: In the form of a reversed domain: "io.github.backstroke.Editor".
  ///   - flags: How it works with others.
  /// - Precondition: The id has that form.
  package init(id: String, flags: Flags = []) {
    guard g_application_id_is_valid(id) != 0 else {
      fatalError("Gtk: \"\(id)\" is no application id; write it as \"org.example.Program\"")
    }
    handle = .of(adw_application_new(id, GApplicationFlags(rawValue: flags.rawValue)))
  }

  /// Calls `body` once, before the first window.
  package func onStartup(_ body: @escaping () -> Void) {
    handle.connect("startup", body)
  }

  /// Calls `body` when the program is started, or started again, without a file.
  package func onActivate(_ body: @escaping () -> Void) {
    handle.connect("activate", body)
  }

  /// Calls `body` with the paths when the program is started, or started again, with files.
  ///
  /// Absolute paths; of a file that is not on this machine its URI.
  package func onOpen(_ body: @escaping (_ paths: [String]) -> Void) {
    handle.connect("open") { (files: UnsafeMutableRawPointer?, count: Int32) in
      guard let files = files?.assumingMemoryBound(to: OpaquePointer?.self) else { return }
      body((0..<Int(count)).map { FilePath.of(files[$0]) })
    }
  }

  /// Calls `body` when the last window is closed or ``quit()`` was called.
  package func onShutdown(_ body: @escaping () -> Void) {
    handle.connect("shutdown", body)
  }

  /// Runs the main loop until the last window is closed.
  ///
  /// `Task`s of the main actor run in it too.
  ///
  /// - Parameter arguments: Files to open, without the program's name.
  /// - Returns: The exit status for the shell.
  package func run(arguments: [String] = []) -> Int32 {
    MainQueue.attachToMainLoop()
    // A file whose name begins with "-" must not be read as an option of GTK.
    let files = arguments.map { $0.hasPrefix("-") ? "./" + $0 : $0 }
    let words = [CommandLine.arguments.first ?? "program"] + files
    var pointers: [UnsafeMutablePointer<CChar>?] = words.map { g_strdup($0) }
    defer { pointers.forEach { g_free($0) } }
    return pointers.withUnsafeMutableBufferPointer {
      g_application_run(handle.as(), Int32($0.count), $0.baseAddress)
    }
  }

  /// Lets the program of this id that runs already do something, in place of this one.
  ///
  /// Asked after the handlers were connected and before ``run(arguments:)``.
  ///
  /// - Parameter action: One of its actions, without the group.
  /// - Returns: Whether there is such a program; else this is the first, and is to run.
  package func activateInRunningProgram(_ action: String) -> Bool {
    guard g_application_register(handle.as(), nil, nil) != 0,
      g_application_get_is_remote(handle.as()) != 0
    else { return false }
    g_action_group_activate_action(handle.as(), action, nil)
    // Nothing else waits until the message has left.
    g_dbus_connection_flush_sync(g_application_get_dbus_connection(handle.as()), nil, nil)
    return true
  }

  /// Keeps the program running until as many calls of ``release()``, although it has no window yet.
  ///
  /// GTK ends a program that has no window after its start; one that still reads the file to show
  /// would be gone before.
  package func hold() {
    g_application_hold(handle.as())
  }

  /// Takes back a ``hold()``.
  package func release() {
    g_application_release(handle.as())
  }

  /// Ends the main loop at once; windows are not asked.
  package func quit() {
    g_application_quit(handle.as())
  }

  /// Whether a graphical display can be reached: asked before ``run(arguments:)``, which ends the
  /// program without one.
  package static var hasDisplay: Bool {
    gtk_init_check() != 0
  }
}

/// The paths of GIO's files.
enum FilePath {
  static func of(_ file: OpaquePointer?) -> String {
    let text = g_file_get_path(file) ?? g_file_get_uri(file)
    defer { g_free(text) }
    return text.map { String(cString: $0) } ?? ""
  }
}
