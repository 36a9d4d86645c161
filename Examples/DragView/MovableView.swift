import Foundation
import Undo

/// A place in the window, in points.
struct Point: Equatable {
  var x: Double
  var y: Double
}

/// How a view tells the undo manager what to call later.
///
/// The results are the same.
enum RegistrationWay: CaseIterable {
  /// A method and its argument.
  case targetAndMethod
  /// The call itself, made on a stand-in.
  case invocation
  /// A closure.
  case handler
}

/// A view of 100 × 100 that is dragged by many small steps which are undone as one.
///
/// Each step registers its own inverse. One group, opened when the drag begins and closed when it
/// ends, holds them together.
@MainActor final class MovableView: Responder {
  private(set) var center = Point(x: 70, y: 70)
  var way = RegistrationWay.targetAndMethod

  /// Called after each move; animated when it comes from undo or redo, not when it is a direct
  /// drag.
  var onMove: (_ isAnimated: Bool) -> Void = { _ in }

  /// Where the drag under way began, and whether it registered anything.
  private var dragStart: Point?
  private var hasMoved = false

  var isDragging: Bool { dragStart != nil }

  /// An open drag holds a group open, which must not be undone.
  var canUndo: Bool { !isDragging && undoManager?.canUndo == true }

  var canRedo: Bool { !isDragging && undoManager?.canRedo == true }

  func undo() {
    if canUndo { undoManager?.undo() }
  }

  func redo() {
    if canRedo { undoManager?.redo() }
  }

  /// Moves the view and registers the way back, one of three ways.
  func setCenterUndoably(_ newCenter: Point) {
    let former = center
    guard newCenter != former else { return }
    switch way {
    case .targetAndMethod:
      undoManager?.registerUndo(
        withTarget: self, selector: MovableView.setCenterUndoably, object: former)
    case .invocation:
      undoManager?.prepare(withInvocationTarget: self).call(
        MovableView.setCenterUndoably, former)
    case .handler:
      undoManager?.registerUndo(withTarget: self) { $0.setCenterUndoably(former) }
    }
    hasMoved = true
    center = newCenter
    onMove(undoManager?.isUndoing == true || undoManager?.isRedoing == true)
  }

  func beginDrag() {
    guard !isDragging else { return }
    dragStart = center
    hasMoved = false
    undoManager?.beginUndoGrouping()
  }

  /// Moves the view that far from where the drag began.
  func drag(dx: Double, dy: Double) {
    guard let dragStart else { return }
    setCenterUndoably(Point(x: dragStart.x + dx, y: dragStart.y + dy))
  }

  /// Closes the group: the whole drag is one step.
  ///
  /// A drag that ends where it began is none.
  func endDrag() {
    guard let start = dragStart else { return }
    guard center != start else { return cancelDrag() }
    dragStart = nil
    undoManager?.setActionName("Move")
    undoManager?.endUndoGrouping()
  }

  /// Closes the group too, and takes back what is in it: no step is left, and nothing to redo.
  func cancelDrag() {
    guard isDragging else { return }
    dragStart = nil
    undoManager?.endUndoGrouping()
    // An empty group left nothing; undoing now would undo the step before it.
    guard hasMoved else { return }
    undoManager?.disableUndoRegistration()
    undoManager?.undo()
    undoManager?.enableUndoRegistration()
  }
}
