/// One line of a script that plays the same on this `UndoManager`, on a naive model and on other
/// implementations of the contract.
package enum ScriptCommand: Hashable, Sendable {
  case begin, end
  /// Sets the value of a target, undoably.
  case set(target: Int, value: Int)
  case name(String)
  case discardable
  case undo, redo, undoNested
  case disable, enable
  case remove(target: Int)
  case removeAll
  case levels(Int)

  /// The targets are called a, b and c.
  package static let targetNames = ["a", "b", "c"]

  /// The line as it stands in a script.
  package var line: String {
    switch self {
    case .begin: "begin"
    case .end: "end"
    case .set(let target, let value): "set \(Self.targetNames[target]) \(value)"
    case .name(let name): "name \(name)"
    case .discardable: "discardable"
    case .undo: "undo"
    case .redo: "redo"
    case .undoNested: "undoNested"
    case .disable: "disable"
    case .enable: "enable"
    case .remove(let target): "remove \(Self.targetNames[target])"
    case .removeAll: "removeAll"
    case .levels(let levels): "levels \(levels)"
    }
  }

  /// Reads a line; nil when it is none of a script.
  package init?(line: String) {
    let words = line.split(separator: " ", maxSplits: 2).map(String.init)
    let target = words.count > 1 ? Self.targetNames.firstIndex(of: words[1]) : nil
    switch words.first {
    case "begin": self = .begin
    case "end": self = .end
    case "name": self = .name(String(line.dropFirst(5)))
    case "discardable": self = .discardable
    case "undo": self = .undo
    case "redo": self = .redo
    case "undoNested": self = .undoNested
    case "disable": self = .disable
    case "enable": self = .enable
    case "removeAll": self = .removeAll
    case "set":
      guard let target, words.count == 3, let value = Int(words[2]) else { return nil }
      self = .set(target: target, value: value)
    case "remove":
      guard let target else { return nil }
      self = .remove(target: target)
    case "levels":
      guard words.count == 2, let levels = Int(words[1]) else { return nil }
      self = .levels(levels)
    default: return nil
    }
  }
}

/// What can be seen of a manager and of what it undoes, after a line of a script.
package struct ScriptState: Hashable {
  package var values: [Int]
  package var level: Int
  package var undoCount: Int
  package var redoCount: Int
  package var undoTitle: String
  package var redoTitle: String

  package init(
    values: [Int], level: Int, undoCount: Int, redoCount: Int, undoTitle: String, redoTitle: String
  ) {
    self.values = values
    self.level = level
    self.undoCount = undoCount
    self.redoCount = redoCount
    self.undoTitle = undoTitle
    self.redoTitle = redoTitle
  }

  /// The state as drivers print it.
  package var line: String {
    let values = values.map(String.init).joined(separator: " ")
    return "\(values) | level \(level) | \(undoCount) \(undoTitle) | \(redoCount) \(redoTitle)"
  }
}
