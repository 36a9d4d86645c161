/// What a history let go of without performing it: by a limit, by a removal, by a cleared redo stack.
///
/// A history hands these back instead of releasing them itself. The last reference to an object may
/// be among them, and its `deinit` may well call the history, which must be free to be changed then.
/// Ignoring the result releases them at the right moment.
public struct DroppedActions<Action> {
  /// Most often one action is dropped at a time, so the first needs no allocation.
  private var first: Action?
  private var rest: [Action] = []
  /// Values of users that went with actions: user info, keys.
  private var others: [Any] = []

  /// Whether nothing was dropped.
  public private(set) var isEmpty = true

  init() {}

  /// Takes the action out when it is all there is.
  mutating func takeOnly() -> Action? {
    guard rest.isEmpty, others.isEmpty else { return nil }
    defer {
      first = nil
      isEmpty = true
    }
    return first
  }

  mutating func append(_ action: Action) {
    isEmpty = false
    if first == nil { first = action } else { rest.append(action) }
  }

  mutating func append(other value: Any) {
    isEmpty = false
    others.append(value)
  }

  /// Calls `body` with each dropped action, in no promised order.
  public func forEach(_ body: (Action) -> Void) {
    if let first { body(first) }
    for action in rest { body(action) }
  }
}
