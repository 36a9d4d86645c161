import CGtk

/// A window of the program: an `AdwApplicationWindow`.
///
/// Its header bar is a part of its content.
///
/// It lives until it is closed. Keep what belongs to it alive in its handlers, which go with it.
package struct ApplicationWindow: Widget, ActionMap {
  package let handle: ObjectHandle

  /// - Precondition: The application runs: windows are made in its handlers.
  package init(_ application: Application) {
    handle = .of(adw_application_window_new(application.handle.as()))
  }

  /// What task switchers and header bars show.
  package var title: String {
    get { gtk_window_get_title(handle.as()).map { String(cString: $0) } ?? "" }
    nonmutating set { gtk_window_set_title(handle.as(), newValue) }
  }

  /// The size at first, in points.
  package func setDefaultSize(width: Int, height: Int) {
    gtk_window_set_default_size(handle.as(), Int32(width), Int32(height))
  }

  /// Puts a header bar above a widget that takes the rest.
  package func setContent(header: some Widget, _ content: some Widget) {
    let box = Box(.vertical)
    box.append(header)
    content.expandsVertically = true
    box.append(content)
    setContent(box)
  }

  /// Puts a widget into the window, in place of what is there.
  package func setContent(_ content: some Widget) {
    adw_application_window_set_content(handle.as(), content.handle.as())
  }

  /// Shows it, in front.
  package func present() {
    gtk_window_present(handle.as())
  }

  /// Asks it to close, as its button does: see ``onCloseRequest(_:)``.
  package func close() {
    gtk_window_close(handle.as())
  }

  /// Closes it without asking.
  package func destroy() {
    gtk_window_destroy(handle.as())
  }

  /// Makes it as large as the screen.
  package func maximize() {
    gtk_window_maximize(handle.as())
  }

  /// Whether it is the one that gets the keys.
  package var isActive: Bool { gtk_window_is_active(handle.as()) != 0 }

  /// Calls `body` when it becomes, or is no longer, the one that gets the keys.
  @discardableResult
  package func onActiveChanged(_ body: @escaping (_ isActive: Bool) -> Void) -> SignalConnection {
    let handle = handle
    return handle.connect("notify::is-active") {
      body(gtk_window_is_active(handle.as()) != 0)
    }
  }

  /// Calls `body` when it is asked to close; `true` closes it.
  @discardableResult
  package func onCloseRequest(_ body: @escaping () -> Bool) -> SignalConnection {
    handle.connectAnswering("close-request") { () -> Bool in !body() }
  }
}
