import CGtk

/// GLib's main loop: what is to run later, on the main thread.
///
/// `Task`s run there too once ``Application/run(arguments:)`` has begun.
package enum MainLoop {
  /// Something that will run later and can be called off.
  package struct Scheduled {
    fileprivate let id: guint

    /// Calls it off.
    ///
    /// Does nothing when it has run.
    package func cancel() {
      guard let source = g_main_context_find_source_by_id(nil, id) else { return }
      g_source_destroy(source)
    }
  }

  /// Runs `body` once when the handlers of the current event have all run, before the next event
  /// and before anything is drawn.
  ///
  /// GLib begins each turn with the ready sources of the highest priority. GDK hands out events one
  /// a turn at the default priority and draws at a lower one; this runs at a higher one.
  @discardableResult
  package static func atEndOfEvent(_ body: @escaping () -> Void) -> Scheduled {
    once(g_idle_source_new(), priority: G_PRIORITY_HIGH, body)
  }

  /// Runs `body` once when there is nothing else to do, drawing included.
  @discardableResult
  package static func whenIdle(_ body: @escaping () -> Void) -> Scheduled {
    once(g_idle_source_new(), priority: G_PRIORITY_DEFAULT_IDLE, body)
  }

  /// Runs `body` once after that time.
  @discardableResult
  package static func after(milliseconds: Int, _ body: @escaping () -> Void) -> Scheduled {
    once(g_timeout_source_new(guint(clamping: milliseconds)), priority: G_PRIORITY_DEFAULT, body)
  }

  private static func once(
    _ source: UnsafeMutablePointer<GSource>?, priority: Int32, _ body: @escaping () -> Void
  ) -> Scheduled {
    guard let source else { fatalError("Gtk: GLib made no source") }
    defer { g_source_unref(source) }
    g_source_set_priority(source, priority)
    let data = Unmanaged.passRetained(Work(body)).toOpaque()
    let call: GSourceFunc = { data in
      guard let data else { return 0 }
      Unmanaged<Work>.fromOpaque(data).takeUnretainedValue().body()
      return 0
    }
    g_source_set_callback(source, call, data) { data in
      guard let data else { return }
      Unmanaged<Work>.fromOpaque(data).release()
    }
    return Scheduled(id: g_source_attach(source, nil))
  }

  private final class Work {
    let body: () -> Void

    init(_ body: @escaping () -> Void) {
      self.body = body
    }
  }
}
