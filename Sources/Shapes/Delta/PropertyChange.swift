/// One property of one shape, with the exact values before and after.
public struct PropertyChange<Value: Hashable & Sendable & Codable>: Hashable, Sendable, Codable {
  /// The shape that has the property.
  public let id: ShapeID
  /// The value that the change starts from.
  public let before: Value
  /// The value that it leads to.
  public let after: Value

  /// Makes the change, or nil when there is none to make.
  public init?(_ id: ShapeID, from before: Value, to after: Value) {
    guard before != after else { return nil }
    self.init(id: id, before: before, after: after)
  }

  private init(id: ShapeID, before: Value, after: Value) {
    self.id = id
    self.before = before
    self.after = after
  }

  /// The change back.
  public var inverted: PropertyChange { PropertyChange(id: id, before: after, after: before) }
}
