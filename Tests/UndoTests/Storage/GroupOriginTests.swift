#if DEBUG && os(Linux)
import Foundation
import Testing
import Undo

@MainActor @Suite struct GroupOriginTests {
  /// The line on which the exit tests open the group that is not closed.
  nonisolated static let openingLine = #line + 4

  /// Opens a group from a function of its own, as an editor would.
  static func beginDrag(_ manager: UndoManager) {
    manager.beginUndoGrouping()
  }

  @Test func `in a debug build undo within nested groups tells where the innermost was opened`()
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let manager = UndoManager.byHand()
        manager.beginUndoGrouping()
        Self.beginDrag(manager)
        manager.undo()
      }
    }
    expectMessage(of: result, says: "opened at", "GroupOriginTests.swift:\(Self.openingLine).")
  }

  @Test func `in a debug build a group that a handler left open is named by its place`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let manager = UndoManager.byHand()
        let cell = Cell(manager)
        manager.step {
          manager.registerUndo(withTarget: cell) { Self.beginDrag($0.undoManager) }
        }
        manager.undo()
      }
    }
    expectMessage(of: result, says: "opened at", "GroupOriginTests.swift:\(Self.openingLine).")
  }
}
#else
import Testing

@testable import Undo

@Suite struct GroupOriginTests {
  @Test func `an optimised build keeps no origin of a group`() {
    #expect(MemoryLayout<GroupOrigin>.size == 0)
  }
}
#endif
