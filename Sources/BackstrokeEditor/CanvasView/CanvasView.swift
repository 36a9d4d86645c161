import Editing
import Gtk
import Shapes

/// The drawing on the screen: it shows what the session has, and passes pointer and keys on to it.
final class CanvasView {
  let session: EditingSession
  /// The canvas with the controls that float above it.
  let widget: Overlay
  let drawing: LayeredDrawing
  /// Tells the user why something was refused.
  var report: ((any Error) -> Void)?
  /// Where the drag under way began, in pixels.
  var dragStart = Point.zero
  /// Ends the drag under way for GTK: the rest of the pointer's movement is ignored.
  var cancelDrag: (() -> Void)?
  /// Whether the canvas has been on the screen.
  var hasBeenDrawn = false
  /// Draws what is too much to be drawn within a frame.
  let background = BackgroundDrawing()
  /// How much that is.
  var pace = DrawingPace()
  /// The viewport that the shapes were last drawn for.
  private var shownViewport = Viewport()
  private let zoomControl = ZoomControl()
  private var observation: EditorObservation?
  /// Shows that a change takes long, when it does.
  private var waiting: MainLoop.Scheduled?

  init(_ session: EditingSession) {
    self.session = session
    let relay = DrawingRelay()
    drawing = LayeredDrawing(
      label: "Canvas",
      layers: [
        { context, width, height in relay.view?.drawShapes(context, width, height) },
        { context, _, _ in relay.view?.drawControls(context) },
      ])
    drawing.isFocusable = true
    drawing.expandsHorizontally = true
    drawing.expandsVertically = true
    drawing.setMinimumSize(width: 160, height: 120)
    widget = Overlay(drawing)
    widget.add(zoomControl.widget)
    relay.view = self
    background.onPicture = { [weak self] in self?.drawing.redraw(layer: 0) }
    observation = session.editor.observe { [weak self] event in self?.editorTold(event) }
    session.onRefusal = { [weak self] error in self?.report?(error) }
    addPointer()
    addKeys()
    addZooming()
    addContextMenu()
    let appearance = StyleManager.onDarkChanged { [weak self] _ in self?.drawing.redraw() }
    drawing.onDestroy { appearance.disconnect() }
  }

  func grabFocus() { _ = drawing.grabFocus() }

  /// The picture in the background is told before the window asks for another one.
  private func editorTold(_ event: EditorEvent) {
    switch event {
    case .changed(let delta, _): background.changed(by: delta)
    case .previewed: background.displayChanged()
    case .historyChanged: showWaiting()
    }
  }

  /// The pointer tells when a change of many shapes takes longer than a person takes for at once.
  private func showWaiting() {
    waiting?.cancel()
    waiting = nil
    if session.editor.isChanging {
      waiting = MainLoop.after(milliseconds: 300) { [weak self] in
        self?.drawing.setCursor("progress")
      }
    } else {
      showToolCursor()
    }
  }

  private func showToolCursor() {
    drawing.setCursor(session.tool == .select ? nil : "crosshair")
  }

  /// Shapes have changed, or a preview of them.
  func shapesChanged() {
    drawing.redraw()
    describe()
  }

  /// Selection, tool, viewport or marquee have changed.
  func sessionChanged() {
    // The viewport moves the shapes as well; what is selected is shown above them.
    if session.viewport == shownViewport { drawing.redraw(layer: 1) } else { drawing.redraw() }
    shownViewport = session.viewport
    if !session.editor.isChanging { showToolCursor() }
    zoomControl.show(session.viewport.zoom)
    describe()
  }

  private func describe() {
    drawing.setAccessibleLabel(CanvasDescription(of: session).text)
  }

  /// Runs what may be refused, and reports the refusal.
  func attempt(_ body: () throws -> Void) {
    do { try body() } catch { report?(error) }
  }
}

/// Lets the layers reach a view that is made after them, without keeping it alive.
private final class DrawingRelay {
  weak var view: CanvasView?
}
