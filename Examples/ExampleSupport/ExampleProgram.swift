import Foundation
package import Gtk
import Undo

/// What the examples with a window have in common: with `--check` they play their table and need no
/// display, without it they open their window.
package enum ExampleProgram {
  /// Does what the command line says, and ends the program.
  ///
  /// - Parameters:
  ///   - name: The program's name.
  ///   - check: Plays the table.
  ///   - openWindow: Opens a window.
  package static func run(
    _ name: String, check: (CheckTable) -> Void,
    openWindow: @escaping (Application) -> Void
  ) -> Never {
    switch Array(CommandLine.arguments.dropFirst()) {
    case ["--check"]:
      let boundary = ManualEventBoundary()
      UndoManager.defaultEventBoundary = boundary
      check(CheckTable(boundary))
      print("\(name) checks passed")
      exit(0)
    case []:
      guard Application.hasDisplay else {
        fail("\(name): there is no display to open a window on; --check needs none", status: 1)
      }
      UndoManager.defaultEventBoundary = MainLoopEventBoundary()
      let application = Application(id: "io.github.backstroke.\(name)", flags: .nonUnique)
      application.onActivate { openWindow(application) }
      exit(application.run())
    default:
      fail("usage: \(name) [--check]", status: 2)
    }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(status)
  }
}
