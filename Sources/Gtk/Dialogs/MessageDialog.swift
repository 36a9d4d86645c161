import CGtk

/// A question, or news that must not be missed.
///
/// For news that may be, see ``ToastOverlay``.
package struct MessageDialog {
  /// One of the answers.
  package struct Response {
    /// How an answer looks.
    package enum Appearance {
      case standard, suggested, destructive

      var value: AdwResponseAppearance {
        switch self {
        case .standard: ADW_RESPONSE_DEFAULT
        case .suggested: ADW_RESPONSE_SUGGESTED
        case .destructive: ADW_RESPONSE_DESTRUCTIVE
        }
      }
    }

    package var id: String
    package var label: String
    package var appearance: Appearance
    package var isEnabled: Bool

    package init(
      _ id: String, _ label: String, _ appearance: Appearance = .standard, isEnabled: Bool = true
    ) {
      self.id = id
      self.label = label
      self.appearance = appearance
      self.isEnabled = isEnabled
    }
  }

  package var heading: String
  package var body: String
  /// From the start to the end, the one that does nothing first.
  package var responses: [Response]

  /// What is below the text: a field to fill in.
  package var extra: (any Widget)?

  package init(
    heading: String, body: String, responses: [Response] = [Response("close", "Close")],
    extra: (any Widget)? = nil
  ) {
    self.heading = heading
    self.body = body
    self.responses = responses
    self.extra = extra
  }

  /// Shows it above a window, which waits.
  ///
  /// - Parameters:
  ///   - window: Which it is for.
  ///   - defaultResponse: The answer that Return gives.
  ///   - onResponse: Is given the id of the answer; Escape gives the first one.
  package func present(
    for window: ApplicationWindow, default defaultResponse: String? = nil,
    _ onResponse: @escaping (_ id: String) -> Void = { _ in }
  ) {
    let dialog = ObjectHandle.of(adw_message_dialog_new(window.handle.as(), heading, body))
    for response in responses {
      adw_message_dialog_add_response(dialog.as(), response.id, response.label)
      adw_message_dialog_set_response_appearance(
        dialog.as(), response.id, response.appearance.value)
      adw_message_dialog_set_response_enabled(
        dialog.as(), response.id, response.isEnabled ? 1 : 0)
    }
    if let extra { adw_message_dialog_set_extra_child(dialog.as(), extra.handle.as()) }
    if let first = responses.first {
      adw_message_dialog_set_close_response(dialog.as(), first.id)
    }
    if let defaultResponse {
      adw_message_dialog_set_default_response(dialog.as(), defaultResponse)
    }
    dialog.connect("response") { (id: String) in onResponse(id) }
    gtk_window_present(dialog.as())
  }

  /// Shows it above a window, which waits, and waits for the answer too.
  ///
  /// - Parameters:
  ///   - window: Which it is for.
  ///   - defaultResponse: The answer that Return gives.
  /// - Returns: The id of the answer; Escape gives the first one.
  package func answer(
    for window: ApplicationWindow, default defaultResponse: String? = nil
  ) async -> String {
    await withCheckedContinuation { continuation in
      present(for: window, default: defaultResponse) { continuation.resume(returning: $0) }
    }
  }
}
