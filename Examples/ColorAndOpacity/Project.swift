import Foundation
import Undo

/// A colour with a name, as it is shown in menus.
enum ProjectColor: String, CaseIterable {
  case red = "Red"
  case orange = "Orange"
  case yellow = "Yellow"
  case green = "Green"
  case blue = "Blue"
  case purple = "Purple"

  var name: String { rawValue }
}

/// A colour and an opacity that can be changed, and changed back.
///
/// Setting the colour is one step. A slider sends many values: they are one step for each slide,
/// from the value before it to the value at its end.
@MainActor final class Project {
  private(set) var color = ProjectColor.blue

  /// From 0, invisible, to 1.
  private(set) var opacity = 1.0

  let undoManager: UndoManager

  /// Where the slide under way began.
  private var opacityBeforeSlide: Double?

  /// Makes a project; its history keeps the newest ten steps.
  init(undoManager: UndoManager = UndoManager()) {
    self.undoManager = undoManager
    undoManager.levelsOfUndo = 10
    // A colour chosen in the event that also ends a slide must not join the slide's step.
    undoManager.groupsByEvent = false
  }

  /// Sets the colour; no step when it is that one already.
  func setProjectColor(_ newColor: ProjectColor) {
    endSlide()
    guard newColor != color else { return }
    asOneStep(named: "Color : \(newColor.name)") { replaceColor(with: newColor) }
  }

  /// Shows a value on the way; nothing is registered before the slide ends.
  func slide(to newOpacity: Double) {
    if opacityBeforeSlide == nil { opacityBeforeSlide = opacity }
    opacity = newOpacity
  }

  /// Registers the slide as one step; none when it came back to where it began.
  func endSlide() {
    guard let former = opacityBeforeSlide else { return }
    opacityBeforeSlide = nil
    let end = opacity
    guard end != former else { return }
    opacity = former
    asOneStep(named: "Opacity : \(Int((end * 100).rounded())) %") { replaceOpacity(with: end) }
  }

  /// Ends a slide that is under way first, so that undo takes it back.
  func undo() {
    endSlide()
    undoManager.undo()
  }

  func redo() {
    endSlide()
    undoManager.redo()
  }

  private func replaceColor(with newColor: ProjectColor) {
    let former = color
    undoManager.registerUndo(withTarget: self) { $0.replaceColor(with: former) }
    color = newColor
  }

  private func replaceOpacity(with newOpacity: Double) {
    let former = opacity
    undoManager.registerUndo(withTarget: self) { $0.replaceOpacity(with: former) }
    opacity = newOpacity
  }

  private func asOneStep(named name: String, _ change: () -> Void) {
    undoManager.beginUndoGrouping()
    change()
    undoManager.setActionName(name)
    undoManager.endUndoGrouping()
  }
}
