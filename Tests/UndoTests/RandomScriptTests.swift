import Testing
import UndoScript

@MainActor @Suite struct RandomScriptTests {
  /// Seeds that once failed keep their place here.
  static let seeds: [UInt64] = Array(1...300)

  @Test(arguments: [0, 1, 2], [ScriptPlayer.Way.handlers, .edits])
  func `random scripts do on the manager what they do on a naive model`(
    third: Int, way: ScriptPlayer.Way
  ) throws {
    for seed in Self.seeds where seed % 3 == third {
      var generator = ScriptGenerator(seed: seed)
      var model = NaiveHistory()
      let player = ScriptPlayer(registering: way)
      var script: [String] = []
      for _ in 0..<200 {
        let command = generator.next()
        script.append(command.line)
        model.play(command)
        player.play(command)
        try #require(
          player.state == model.state,
          "seed \(seed), after: \(script.suffix(30).joined(separator: "; "))")
      }
    }
  }

  /// Looking settles what an undo left to be done, so most of the time only the values are looked at.
  @Test(arguments: [0, 1, 2], [ScriptPlayer.Way.handlers, .edits])
  func `random scripts do the same when nothing is posted and nobody looks for a while`(
    third: Int, way: ScriptPlayer.Way
  ) throws {
    for seed in Self.seeds where seed % 3 == third {
      var generator = ScriptGenerator(seed: seed)
      var model = NaiveHistory()
      let player = ScriptPlayer(registering: way, posting: false)
      var script: [String] = []
      for number in 0..<200 {
        let command = generator.next()
        script.append(command.line)
        model.play(command)
        player.play(command)
        let isEqual =
          number % 13 == 0 ? player.state == model.state : player.values == model.state.values
        try #require(
          isEqual, "seed \(seed), after: \(script.suffix(30).joined(separator: "; "))")
      }
    }
  }
}
