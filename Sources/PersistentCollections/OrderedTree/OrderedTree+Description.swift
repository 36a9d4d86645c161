extension OrderedTree: CustomStringConvertible, CustomDebugStringConvertible {
  /// The elements in order, written as those of a dictionary are.
  public var description: String {
    if isEmpty { return "[:]" }
    return "[" + map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "]"
  }

  /// The elements in order, with what tells them apart in debugging.
  public var debugDescription: String {
    if isEmpty { return "[:]" }
    return "["
      + map { "\(String(reflecting: $0.key)): \(String(reflecting: $0.value))" }
      .joined(separator: ", ") + "]"
  }
}
