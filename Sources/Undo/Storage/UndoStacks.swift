/// The two stacks of a history.
struct UndoStacks<Action> {
  var undo = UndoStack<Action>(side: .undo)
  var redo = UndoStack<Action>(side: .redo)

  /// Changes one of them in place.
  ///
  /// A closure and no subscript: a subscript that picks one of two copies or suspends, which is most of
  /// what a step would cost.
  @inline(__always)
  mutating func update<Result>(
    _ side: Side, _ body: (inout UndoStack<Action>) -> Result
  ) -> Result {
    switch side {
    case .undo: body(&undo)
    case .redo: body(&redo)
    }
  }

  /// Reads from one of them in place.
  @inline(__always)
  func read<Result>(_ side: Side, _ body: (UndoStack<Action>) -> Result) -> Result {
    switch side {
    case .undo: body(undo)
    case .redo: body(redo)
    }
  }
}
