import Testing

@testable import Undo

@Suite struct UndoHistoryMemoryTests {
  @Test func `a step takes 36 bytes beside what is registered`() {
    #expect(MemoryLayout<UndoGroup>.stride == 20)
    #expect(MemoryLayout<ActionRecord<ManagedAction>>.stride == 16)
  }

  @Test func `holes are closed when they are more than half, so removal leaves no memory behind`() {
    final class Target {}
    let kept = Target()
    var history = UndoHistory<Int>()
    func step(_ action: Int, _ target: Target) {
      history.beginUndoGrouping()
      history.registerUndo(action, target: target)
      history.endUndoGrouping()
    }
    step(0, kept)
    for round in 1...50 {
      let passing = Target()
      for action in 0..<100 { step(round * 1_000 + action, passing) }
      step(round, kept)
      history.removeAllActions(withTarget: passing)
    }
    #expect(history.undoCount == 51)
    #expect(history.stacks.undo.records.count < 300)
    #expect(history.stacks.undo.groups.count < 300)
    var seen: [Int] = []
    while history.canUndo { history.undo { action, _ in seen.append(action) } }
    #expect(seen == Array((0...50).reversed()))
  }

  @Test func `serial numbers wrap without meeting a number that is none`() {
    var history = UndoHistory<Int>()
    history.nextSerial = 1 << 30 - 1
    var serials: [UInt32] = []
    for _ in 0..<3 {
      history.beginUndoGrouping()
      history.registerUndo(1)
      history.endUndoGrouping()
      serials.append(history.stacks.undo.top!.serial)
    }
    #expect(serials == [1 << 30 - 1, 1, 2])
  }
}
