public import Shapes

extension EditingSession {
  /// Makes an edit of shapes that it names itself, selected or not: something is done in a list of shapes.
  ///
  /// - Throws: `EditError`; `.unknownShape` when a shape has been removed meanwhile.
  public func perform(_ edit: Edit) throws(EditError) {
    finishHeldChange()
    try editor.perform(edit)
  }
}
