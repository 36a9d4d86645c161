/// Stands in for an object and registers with an undo manager what is called on it.
///
/// Setting a property registers an undo that sets it; `call` registers one that calls a method. The
/// compiler checks both as if they were made on the object itself. It is made by
/// `prepare(withInvocationTarget:)` and should be used at once.
@dynamicMemberLookup
@MainActor public struct UndoInvocation<TargetType: AnyObject> {
  let target: TargetType
  let undoManager: UndoManager

  /// The target's property; setting it registers an undo that sets it to this value.
  public subscript<Value>(
    dynamicMember property: ReferenceWritableKeyPath<TargetType, Value>
  ) -> Value {
    get { target[keyPath: property] }
    nonmutating set {
      undoManager.registerUndo(withTarget: target) { $0[keyPath: property] = newValue }
    }
  }

  /// Registers an undo that calls a method of the target with these arguments.
  public func call<each Argument>(
    _ method: @escaping @MainActor (TargetType) -> @MainActor (repeat each Argument) -> Void,
    _ argument: repeat each Argument
  ) {
    let arguments = (repeat each argument)
    undoManager.registerUndo(withTarget: target) { method($0)(repeat each arguments) }
  }
}
