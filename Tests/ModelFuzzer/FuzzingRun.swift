import Editing
import Foundation
import Shapes
import TestSupport
import Undo

/// An editor under random edits, and a naive model beside it: the list of all states.
@MainActor struct FuzzingRun {
  private let editor = Editor(canvas: .sample(20))
  private let session: EditingSession
  private var filter: ShapeFilter
  private var generator: SeededGenerator
  private var edits: RandomEdits
  /// The states before the present one, the present one, and the undone ones, nearest first.
  private var past: [Canvas] = []
  private var present: Canvas
  private var future: [Canvas] = []
  private var counts: [String: Int] = [:]

  /// How many shapes there may be before some are removed, so that a step stays cheap.
  private static let mostShapes = 60
  /// How many steps the history keeps, here and in the model.
  private static let levels = 500

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    edits = RandomEdits(seed: seed ^ 0x5EED, nextID: 1_000_000)
    session = EditingSession(editor: editor)
    filter = ShapeFilter(editor.canvas, locale: Locale(identifier: "en_US"))
    present = editor.canvas
    editor.undoManager.levelsOfUndo = Self.levels
  }

  /// What the run has done.
  var summary: String {
    counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
  }

  /// Makes a random step, and tells the first difference, if there is one.
  mutating func step() -> String? {
    var changes: [Delta] = []
    let collector = Collector()
    let observation = editor.observe { event in
      if case .changed(let delta, _) = event { collector.deltas.append(delta) }
    }
    defer { observation.cancel() }
    do throws(EditError) {
      switch Int.random(in: 0..<20, using: &generator) {
      case 0..<3: try undo()
      case 3..<6: try redo()
      case 6: try gesture(.commit)
      case 7: try gesture(.cancel)
      case 8: try gesture(.drop)
      case 9: search()
      default: try edit()
      }
    } catch {
      return "an edit was refused: \(error)"
    }
    changes = collector.deltas
    for delta in changes { _ = filter.apply(delta, on: editor.canvas) }
    return difference
  }

  private final class Collector {
    var deltas: [Delta] = []
  }

  // MARK: Steps

  private mutating func edit() throws(EditError) {
    count("edits")
    let edit =
      editor.canvas.count > Self.mostShapes
      ? Edit.remove(Array(editor.canvas.shapes.filter { !$0.isLocked }.map(\.id).prefix(20)))
      : edits.next(on: editor.canvas)
    try editor.perform(edit)
    record()
  }

  private mutating func undo() throws(EditError) {
    count("undos")
    try session.undo()
    guard let before = past.popLast() else { return }
    future.append(present)
    present = before
  }

  private mutating func redo() throws(EditError) {
    count("redos")
    try session.redo()
    guard let after = future.popLast() else { return }
    past.append(present)
    present = after
  }

  private enum GestureEnd { case commit, cancel, drop }

  private mutating func gesture(_ end: GestureEnd) throws(EditError) {
    count("gestures")
    let gesture = try editor.beginGesture()
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      try gesture.update(edits.next(on: editor.canvas))
    }
    switch end {
    case .commit:
      gesture.commit()
      record()
    case .cancel: gesture.cancel()
    case .drop: _ = consume gesture
    }
  }

  private mutating func search() {
    count("searches")
    let texts = ["", "rect", "a", "ün", "1", "RECTANGLE 1"]
    let query = ShapeFilter.Query(
      text: texts.randomElement(using: &generator)!,
      visibleOnly: Bool.random(using: &generator))
    _ = filter.search(for: query)
  }

  /// Notes the state after an edit; one that changed nothing is no step.
  private mutating func record() {
    guard editor.canvas != present else { return }
    past.append(present)
    if past.count > Self.levels { past.removeFirst() }
    present = editor.canvas
    future = []
  }

  private mutating func count(_ kind: String) { counts[kind, default: 0] += 1 }

  // MARK: Comparing

  private var difference: String? {
    let canvas = editor.canvas
    if canvas != present { return "the canvas is not the state that the model has" }
    if editor.preview != nil { return "a preview is left" }
    if editor.undoManager.undoCount != past.count || editor.undoManager.redoCount != future.count {
      return "\(editor.undoManager.undoCount) steps to undo and \(editor.undoManager.redoCount) to "
        + "redo instead of \(past.count) and \(future.count)"
    }
    let shapes = Array(canvas.shapes)
    if shapes != shapes.sorted(by: { $0.stackingKey < $1.stackingKey }) {
      return "the order is off"
    }
    if !session.selection.ids.allSatisfy({ canvas[$0] != nil }) {
      return "a removed shape is selected"
    }
    return differenceInQueries(canvas, shapes)
  }

  private var point: Point {
    var generator = generator
    return Point(
      .random(in: -600...600, using: &generator), .random(in: -600...600, using: &generator))
  }

  private func differenceInQueries(_ canvas: Canvas, _ shapes: [Shape]) -> String? {
    let point = point
    let indexed = editor.topmostShape(at: point, tolerance: 3)
    let expected = canvas.topmostShape(at: point, tolerance: 3)
    if indexed != expected {
      return "at \(point) the index finds \(String(describing: indexed)) "
        + "instead of \(String(describing: expected))"
    }
    let rect = Rect(corner: .zero, corner: point)
    if editor.displayedShapes(touching: rect)
      != shapes.filter({ $0.isVisible && $0.bounds.intersects(rect) })
    {
      return "the index finds other shapes in \(rect)"
    }
    let query = filter.query
    let matches = shapes.filter { shape in
      (shape.isVisible || !query.visibleOnly)
        && (query.text.isEmpty
          || shape.name.range(
            of: query.text, options: [.caseInsensitive, .diacriticInsensitive]) != nil)
    }
    return matches.reversed().map(\.id) == Array(filter)
      ? nil : "the filter has other rows for \(query)"
  }
}
