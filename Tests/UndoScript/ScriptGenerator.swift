/// Makes random scripts that hold no misuse, the same for the same seed.
package struct ScriptGenerator {
  private var random: SplitMix64
  private var model = NaiveHistory()
  private var disableCount = 0

  /// What may be drawn: a word a kind of command, as often as it shall come relative to the others.
  package var weights: [(kind: String, weight: Int)] = [
    ("set", 12), ("begin", 6), ("end", 7), ("name", 3), ("undo", 5), ("redo", 4), ("undoNested", 1),
    ("disable", 1), ("enable", 1), ("remove", 1), ("removeAll", 1), ("levels", 1),
  ]

  package init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// The next command, one that is allowed.
  package mutating func next(
    where isAllowed: (ScriptCommand) -> Bool = { _ in true }
  ) -> ScriptCommand {
    while true {
      guard let command = draw(), isAllowed(command) else { continue }
      model.play(command)
      switch command {
      case .disable: disableCount += 1
      case .enable: disableCount -= 1
      case .removeAll: disableCount = 0
      default: break
      }
      return command
    }
  }

  private mutating func draw() -> ScriptCommand? {
    let level = model.state.level
    let target = Int.random(in: 0..<ScriptCommand.targetNames.count, using: &random)
    switch kind() {
    case "set":
      guard level > 0 || disableCount > 0 else { return nil }
      return .set(target: target, value: Int.random(in: 0...99, using: &random))
    case "begin": return level < 5 ? .begin : nil
    case "end": return level > 0 ? .end : nil
    case "name":
      return .name(["Move", "Delete", "Größe ändern", ""].randomElement(using: &random)!)
    case "undo": return level <= 1 ? .undo : nil
    case "redo": return level <= 1 ? .redo : nil
    case "undoNested": return model.mayUndoNested ? .undoNested : nil
    case "disable": return disableCount < 2 ? .disable : nil
    case "enable": return disableCount > 0 ? .enable : nil
    case "remove": return .remove(target: target)
    case "removeAll": return Bool.random(using: &random) ? .removeAll : nil
    case "levels": return .levels([0, 1, 3, 8].randomElement(using: &random)!)
    case let other: fatalError("no command is of the kind \(other)")
    }
  }

  private mutating func kind() -> String {
    var place = Int.random(in: 0..<weights.reduce(0) { $0 + $1.weight }, using: &random)
    for (kind, weight) in weights {
      if place < weight { return kind }
      place -= weight
    }
    fatalError("the weights do not add up")
  }
}

/// A small seeded generator of random numbers; the same everywhere.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
