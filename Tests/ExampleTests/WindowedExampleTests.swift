import Testing

/// The examples with a window, played without one.
@Suite struct WindowedExampleTests {
  static let names = ["StoreUndoDemo", "DragView", "ColorAndOpacity", "FilteredLabels"]

  @Test(arguments: names)
  func `an example plays its table to its closing line`(name: String) throws {
    let outcome = try ExampleProgram(named: name).run("--check")
    #expect(outcome.standardOutput.hasSuffix("\n\(name) checks passed\n"))
    #expect(outcome.standardError == "")
    #expect(outcome.status == 0)
  }

  @Test(arguments: names)
  func `an example refuses an unknown option with its usage and status 2`(name: String) throws {
    let outcome = try ExampleProgram(named: name).run("--chek")
    #expect(outcome.standardError == "usage: \(name) [--check]\n")
    #expect(outcome.status == 2)
  }
}
