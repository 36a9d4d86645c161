package import Foundation
import Gtk
import Undo

/// Events as GTK's main loop hands them out: a click, a key, a motion of the pointer.
///
/// With it `groupsByEvent` works in a window as it does on a Mac: what one click registers is one
/// step. Set it once, before the first manager is made: `UndoManager.defaultEventBoundary = …`.
package final class MainLoopEventBoundary: EventBoundary {
  package init() {}

  package func atEndOfEvent(
    inModes modes: [RunLoop.Mode], _ close: @escaping @MainActor @Sendable () -> Void
  ) {
    MainLoop.atEndOfEvent(close)
  }
}
