import CGtk

/// The clipboard of the display, for text.
package enum Clipboard {
  /// Puts a text there.
  package static func setText(_ text: String) {
    gdk_clipboard_set_text(clipboard, text)
  }

  /// Calls `body` with the text that is there, or `nil` when there is none.
  ///
  /// It may come from another program, so it takes a moment.
  package static func readText(_ body: @escaping (_ text: String?) -> Void) {
    let call: GAsyncReadyCallback = { source, result, data in
      guard let data else { return }
      let reading = Unmanaged<Reading>.fromOpaque(data).takeRetainedValue()
      let text = gdk_clipboard_read_text_finish(source.map(OpaquePointer.init), result, nil)
      defer { g_free(text) }
      reading.body(text.map { String(cString: $0) })
    }
    gdk_clipboard_read_text_async(
      clipboard, nil, call, Unmanaged.passRetained(Reading(body)).toOpaque())
  }

  private static var clipboard: OpaquePointer? {
    gdk_display_get_clipboard(gdk_display_get_default())
  }

  private final class Reading {
    let body: (String?) -> Void

    init(_ body: @escaping (String?) -> Void) {
      self.body = body
    }
  }
}
