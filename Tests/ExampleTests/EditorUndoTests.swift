import Testing

@Suite struct EditorUndoTests {
  static let table = """
    start: 1 at (20, 30) · 2 at (80, 30)
    move 1 to where it is: 1 at (20, 30) · 2 at (80, 30)
    move 1 to (50, 40): 1 at (50, 40) · 2 at (80, 30)
    delete 2: 1 at (50, 40)
    undo: 1 at (50, 40) · 2 at (80, 30)
    undo: 1 at (20, 30) · 2 at (80, 30)
    redo: 1 at (50, 40) · 2 at (80, 30)
    redo: 1 at (50, 40)
    Undo and redo checks passed

    """

  @Test(arguments: [[], ["--check"]])
  func `EditorUndo plays its table, with or without --check`(arguments: [String]) throws {
    let program = try ExampleProgram(named: "EditorUndo")
    let outcome = try arguments.isEmpty ? program.run() : program.run("--check")
    #expect(outcome.standardOutput == Self.table)
    #expect(outcome.standardError == "")
    #expect(outcome.status == 0)
  }

  @Test func `EditorUndo refuses an unknown option with its usage and status 2`() throws {
    let outcome = try ExampleProgram(named: "EditorUndo").run("--chek")
    #expect(outcome.standardError == "usage: EditorUndo [--check]\n")
    #expect(outcome.status == 2)
  }
}
