import UndoScript

/// Many random scripts, each played here and by the peer, line by line.
@MainActor struct Campaign {
  let peer: PeerProcess
  let scriptLength: Int

  /// Whether commands that are known to set the two apart are left out; then nothing may differ.
  let isCommonGround: Bool

  /// How often a script met each difference, how many lines were compared, and what nothing explains.
  private(set) var met: [Difference: Int] = [:]
  private(set) var linesCompared = 0
  private(set) var titlesCompared = 0
  private(set) var unexplained: [String] = []

  init(peer: PeerProcess, scriptLength: Int, isCommonGround: Bool) {
    self.peer = peer
    self.scriptLength = scriptLength
    self.isCommonGround = isCommonGround
  }

  /// Plays the script of a seed on both and compares.
  ///
  /// With an even seed handlers are registered and notifications posted, with an odd one edits and none: they
  /// are undone in different ways.
  mutating func run(seed: UInt64) throws {
    let player =
      seed % 2 == 0 ? ScriptPlayer() : ScriptPlayer(registering: .edits, posting: false)
    try run(makeScript(seed: seed), label: "seed \(seed)", on: player)
  }

  /// Plays a script on both and compares.
  mutating func run(
    _ script: [ScriptCommand], label: String, on player: ScriptPlayer = ScriptPlayer()
  ) throws {
    let theirs = try peer.play(script)
    var disableCount = 0
    var explained: Set<Difference> = []
    for (index, command) in script.enumerated() {
      let before = player.state
      for difference in Difference.allCases
      where difference.isMet(by: command, in: before, disableCount: disableCount) {
        if explained.insert(difference).inserted { met[difference, default: 0] += 1 }
      }
      player.play(command)
      // With every step gone there is no name left to differ.
      if command == .removeAll { explained = [] }
      disableCount = command.disableCount(from: disableCount)
      guard
        compare(
          player.state, theirs[index], explained: explained,
          label: {
            "\(label), line \(index + 1), after: "
              + script[...index].suffix(20).map(\.line).joined(separator: "; ")
          })
      else { break }
    }
  }

  private func makeScript(seed: UInt64) -> [ScriptCommand] {
    var generator = ScriptGenerator(seed: seed)
    var model = NaiveHistory()
    var disableCount = 0
    var script: [ScriptCommand] = []
    while script.count < scriptLength {
      let command = generator.next { command in
        guard isCommonGround else { return true }
        return !Difference.allCases.contains {
          !$0.concernsCanUndo && $0.isMet(by: command, in: model.state, disableCount: disableCount)
        }
      }
      model.play(command)
      disableCount = command.disableCount(from: disableCount)
      script.append(command)
    }
    return script
  }

  /// Compares a line; false when nothing after it can be compared any more.
  private mutating func compare(
    _ ours: ScriptState, _ theirs: String, explained: Set<Difference>, label: () -> String
  ) -> Bool {
    let cells = theirs.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.trimmingSpaces() }
    var expected = ours.peerCells
    linesCompared += 1
    if ours.level > 1, explained.contains(where: \.concernsCanUndo), cells.count > 2 {
      // Whether there is something to redo is still compared.
      expected[2] = "\(cells[2].prefix(1)) \(expected[2].suffix(1))"
    }
    // While a group is open, each tells its name in another way.
    let hasTitle = ours.level == 0 && !explained.contains(where: \.concernsTitles)
    if hasTitle { titlesCompared += 1 }
    let compared = hasTitle ? 5 : 3
    guard !cells.prefix(compared).elementsEqual(expected.prefix(compared)) else { return true }
    if !explained.contains(where: { !$0.concernsTitles && !$0.concernsCanUndo }) {
      unexplained.append("\(label())\n  ours: \(expected)\n  theirs: \(theirs)")
    }
    return false
  }
}

extension ScriptCommand {
  func disableCount(from count: Int) -> Int {
    switch self {
    case .disable: count + 1
    case .enable: count - 1
    case .removeAll: 0
    default: count
    }
  }
}

extension ScriptState {
  /// The state as the peers' drivers print it.
  var peerCells: [String] {
    [
      values.map(String.init).joined(separator: " "), "level \(level)",
      "\(undoCount > 0 ? 1 : 0) \(redoCount > 0 ? 1 : 0)", undoTitle, redoTitle,
    ]
  }
}

extension Substring {
  fileprivate func trimmingSpaces() -> String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
