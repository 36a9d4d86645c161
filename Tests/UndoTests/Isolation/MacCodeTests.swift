import Foundation
import Testing
import Undo

/// A document as it is written for a Mac, word for word: what is tested is that it compiles here.
@MainActor private final class Document {
  weak var undoManager: UndoManager?
  private(set) var title = "Untitled"
  private var observers: [any NSObjectProtocol] = []
  private(set) var menuTitles: [String] = []

  init(undoManager: UndoManager?) {
    self.undoManager = undoManager
    guard let undoManager else { return }
    for name in [Notification.Name.NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange] {
      observers.append(
        NotificationCenter.default.addObserver(
          forName: name, object: undoManager, queue: nil
        ) { [weak self, weak undoManager] _ in
          MainActor.assumeIsolated {
            guard let self, let undoManager else { return }
            self.menuTitles.append(undoManager.undoMenuItemTitle)
          }
        })
    }
  }

  func setTitle(_ newTitle: String) {
    let oldTitle = title
    undoManager?.registerUndo(withTarget: self) { [weak undoManager] document in
      document.setTitle(oldTitle)
      undoManager?.setActionName("Rename")
    }
    if undoManager?.isUndoing == false, undoManager?.isRedoing == false {
      undoManager?.setActionName("Rename")
    }
    title = newTitle
  }
}

/// A manager that is subclassed as on a Mac.
@MainActor private final class CountingUndoManager: UndoManager {
  private(set) var undoCalls = 0

  override func undo() {
    undoCalls += 1
    super.undo()
  }

  override var undoMenuItemTitle: String { "↶ " + super.undoMenuItemTitle }

  override func undoMenuTitle(forUndoActionName actionName: String) -> String {
    "[" + super.undoMenuTitle(forUndoActionName: actionName) + "]"
  }
}

@MainActor @Suite struct MacCodeTests {
  @Test func `a document written for a Mac compiles and behaves the same`() {
    let undoManager = UndoManager()
    undoManager.eventBoundary = ManualEventBoundary()
    let document = Document(undoManager: undoManager)
    document.setTitle("First")
    undoManager.undo()
    #expect(document.title == "Untitled")
    #expect(undoManager.redoMenuItemTitle == "Redo Rename")
    undoManager.redo()
    #expect(document.title == "First")
    #expect(document.menuTitles == ["Undo", "Undo Rename"])
  }

  @Test func `a document without an undo manager works, and undo is not offered`() {
    let document = Document(undoManager: nil)
    document.setTitle("First")
    #expect(document.title == "First")
    #expect(document.undoManager?.canUndo != true)
  }

  @Test func `what is overridden is what is called`() {
    let undoManager = CountingUndoManager()
    undoManager.groupsByEvent = false
    let cell = Cell(undoManager)
    undoManager.step("Set") { cell.set(1) }
    #expect(undoManager.undoMenuItemTitle == "↶ [Undo Set]")
    undoManager.undo()
    #expect(undoManager.undoCalls == 1)
    #expect(cell.value == 0)
  }

  @Test func `a manager may be handed to another task, which must come back to use it`() async {
    let undoManager = UndoManager.byHand()
    let cell = Cell(undoManager)
    undoManager.step { cell.set(1) }
    let title = await Task.detached { await undoManager.undoMenuItemTitle }.value
    #expect(title == "Undo")
  }
}
