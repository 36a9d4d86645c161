import Foundation
import Observation
import Undo

// The examples of the documentation, in a place where they are compiled. `ExampleTests` checks that
// each block in the documentation stands here, line for line.

@MainActor final class Opacity {
  let undoManager = UndoManager()
  private(set) var opacity = 1.0

  func setOpacity(_ opacity: Double) {
    let former = self.opacity
    undoManager.registerUndo(withTarget: self) { $0.setOpacity(former) }
    undoManager.setActionName("Opacity")
    self.opacity = opacity
  }
}

@MainActor final class Shape {
  let undoManager = UndoManager()
  private(set) var opacity = 1.0

  func setOpacity(_ new: Double) {
    let former = opacity
    undoManager.registerUndo(withTarget: self) { $0.setOpacity(former) }
    undoManager.setActionName("Opacity")
    opacity = new
  }
}

actor Counter {
  private var total = 0
  private var history = UndoHistory<Int>()  // an action: the total to go back to

  func add(_ amount: Int) {
    history.beginUndoGrouping()
    history.registerUndo(total)
    history.endUndoGrouping()
    total += amount
  }
  func undo() {
    history.undo { former, history in
      history.registerUndo(total)
      total = former
    }
  }
}

extension Counter {
  var value: Int { total }
}

struct Delta {
  var by: Int
  var inverted: Delta { Delta(by: -by) }
}

struct Canvas {
  var total = 0
  mutating func apply(_ delta: Delta) { total += delta.by }
}

@MainActor enum DeltaEditing {
  final class Editor: UndoTarget {
    private(set) var canvas = Canvas()

    func undoManager(_ undoManager: UndoManager, apply delta: Delta) {
      undoManager.registerUndo(withTarget: self, edit: delta.inverted)
      canvas.apply(delta)
    }
  }
}

@MainActor final class Page: UndoTarget {
  enum Edit {
    case setTitle(String)
  }

  let undoManager = UndoManager()
  private(set) var title = ""

  func rename(to title: String) {
    undoManager.beginUndoGrouping()
    undoManager(undoManager, apply: .setTitle(title))
    undoManager.setActionName("Rename")
    undoManager.endUndoGrouping()
  }

  func undoManager(_ undoManager: UndoManager, apply edit: Edit) {
    switch edit {
    case .setTitle(let new):
      undoManager.registerUndo(withTarget: self, edit: .setTitle(title))
      title = new
    }
  }

  static func undoCost(of edit: Edit) -> Int {
    switch edit {
    case .setTitle(let title): MemoryLayout<Edit>.stride + title.utf8.count
    }
  }
}

@MainActor func storeAndRestore(_ page: Page, _ manager: UndoManager) {
  let undo = manager.storedUndoSteps(for: page)
  let redo = manager.storedRedoSteps(for: page)
  // … write them to a file, read them back, and, with the document as it was then:
  manager.restoreSteps(undo: undo, redo: redo, withTarget: page)
}

@MainActor final class Loop {
  private var idle: [@MainActor @Sendable () -> Void] = []

  func callOnceWhenIdle(_ body: @escaping @MainActor @Sendable () -> Void) { idle.append(body) }

  func run() {
    while !idle.isEmpty { idle.removeFirst()() }
  }
}

@MainActor let loop = Loop()

final class IdleBoundary: EventBoundary {
  func atEndOfEvent(
    inModes modes: [RunLoop.Mode], _ close: @escaping @MainActor @Sendable () -> Void
  ) {
    loop.callOnceWhenIdle(close)
  }
}

@MainActor final class Editor {
  struct Image {
    var byteCount = 1 << 20
  }

  struct Button {
    var isEnabled = false
    var tooltip = ""
  }

  let undoManager = UndoManager.byHand()
  var undoButton = Button()
  var observation: UndoObservation?
  var opacity = 1.0
  private(set) var center = [0.0, 0.0]
  private(set) var shown: Image?

  func setCenter(_ new: [Double]) { center = new }
  func move(_ x: Double, _ y: Double) { center = [x, y] }
  func show(_ image: Image) { shown = image }
  func showUndoButton() { undoButton.isEnabled = undoManager.canUndo }

  func registerInWays(formerCenter: [Double], formerOpacity: Double) {
    let (formerX, formerY) = (formerCenter[0], formerCenter[1])
    undoManager.registerUndo(withTarget: self, selector: Editor.setCenter, object: formerCenter)
    undoManager.prepare(withInvocationTarget: self).opacity = formerOpacity
    undoManager.prepare(withInvocationTarget: self).call(Editor.move, formerX, formerY)
  }

  func limit(to image: Image) {
    undoManager.levelsOfUndo = 1_000
    undoManager.byteBudget = 64 << 20  // 64 MiB
    undoManager.registerUndo(withTarget: self, costInBytes: image.byteCount) { $0.show(image) }
  }

  func jump(to row: Int) -> [String] {
    let rows = undoManager.undoSteps.map(\.actionName)
    let chosen = undoManager.undoSteps[row].id
    undoManager.undo(to: chosen)
    return rows
  }

  func observe() {
    observation = undoManager.onChange { [weak self] manager in
      self?.undoButton.isEnabled = manager.canUndo
      self?.undoButton.tooltip = manager.undoMenuItemTitle
    }
  }

  func choose(_ windowCenter: NotificationCenter) {
    undoManager.notificationCenter = windowCenter  // one that only this document's windows know
    undoManager.notificationCenter = nil  // nobody listens
  }

  func track() {
    withObservationTracking {
      undoButton.isEnabled = undoManager.state.canUndo
    } onChange: { [weak self] in
      Task { await self?.showUndoButton() }
    }
  }
}

@MainActor final class Paragraph {
  let undoManager = UndoManager.byHand()
  var text = ""

  func type(_ letter: Character) {
    let former = text
    undoManager.beginUndoGrouping()
    undoManager.registerUndo(withTarget: self) { $0.text = former }
    undoManager.setActionName("Typing")
    undoManager.coalesceUndo(key: "typing", within: .seconds(1))
    undoManager.endUndoGrouping()
    text.append(letter)
  }
}
