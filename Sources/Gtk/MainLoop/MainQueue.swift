import CGtk
import Dispatch
import Glibc

/// Lets GLib's main loop run Dispatch's main queue, so that `@MainActor` tasks start and resume.
///
/// The two functions are private to libdispatch and are what Foundation's run loop uses itself.
enum MainQueue {
  private static var isAttached = false

  /// Attaches the queue; a second call does nothing.
  static func attachToMainLoop() {
    guard !isAttached else { return }
    isAttached = true
    let runQueue: GUnixFDSourceFunc = { descriptor, _, _ in
      // The descriptor counts wake-ups in 8 bytes. Not reading them leaves it readable for ever:
      // half a million wake-ups a second and a core of its own, where 14 wake-ups do.
      var count: UInt64 = 0
      _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
      _dispatch_main_queue_callback_4CF(nil)
      return 1
    }
    g_unix_fd_add(_dispatch_get_main_queue_handle_4CF(), G_IO_IN, runQueue, nil)
  }
}
