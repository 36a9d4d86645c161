import Testing
import Undo

@MainActor @Suite struct UndoManagerTests {
  @Test func `a manager can be made`() { _ = UndoManager() }
}
