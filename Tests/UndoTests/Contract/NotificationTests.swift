import Foundation
import Testing
import Undo

@MainActor @Suite struct NotificationTests {
  @Test func `rule 40: one registration in a fresh event posts in a fixed order`() {
    let (manager, boundary) = UndoManager.byEvent()
    let log = NotificationLog(manager)
    Cell(manager).set(1)
    #expect(log.take() == ["didOpen"])
    boundary.endEvent()
    #expect(log.take() == ["checkpoint", "willClose", "didClose"])
  }

  @Test func `rule 40: the object is the manager, in the default centre unless another is set`() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    #expect(manager.notificationCenter === NotificationCenter.default)
    var objects: [ObjectIdentifier] = []
    let token = NotificationCenter.default.addObserver(
      forName: .NSUndoManagerDidOpenUndoGroup, object: manager, queue: nil
    ) { note in
      let object = ObjectIdentifier(note.object as AnyObject)
      MainActor.assumeIsolated { objects.append(object) }
    }
    manager.step {}
    manager.notificationCenter = nil
    manager.step {}
    #expect(objects == [ObjectIdentifier(manager)])
    NotificationCenter.default.removeObserver(token)
  }

  @Test func `rule 41: a checkpoint is posted when a nested group begins and when any group ends`()
  {
    let manager = UndoManager.byHand()
    let log = NotificationLog(manager)
    manager.beginUndoGrouping()
    #expect(log.take() == ["didOpen"])
    manager.beginUndoGrouping()
    #expect(log.take() == ["checkpoint", "didOpen"])
    manager.endUndoGrouping()
    #expect(log.take() == ["checkpoint", "willClose", "didClose"])
    manager.endUndoGrouping()
    #expect(log.take() == ["checkpoint", "willClose", "didClose"])
  }

  @Test func `rule 41: undo and redo post a checkpoint before they do anything, even for nothing`()
  {
    let manager = UndoManager.byHand()
    let log = NotificationLog(manager)
    manager.undo()
    manager.redo()
    #expect(log.take() == ["checkpoint", "checkpoint"])
  }

  @Test func `rule 42: undo and redo post in a fixed order, and observers see the right state`() {
    let (manager, _) = UndoManager.byEvent()
    let cell = Cell(manager)
    var states: [String] = []
    let log = NotificationLog(manager) { name in
      guard name.hasPrefix("will") || name.hasPrefix("did") else { return }
      states.append(
        "\(name) \(manager.groupingLevel) \(manager.isUndoing || manager.isRedoing)"
          + " \(manager.undoCount) \(manager.redoCount) \(manager.undoActionName)"
          + "|\(manager.redoActionName) \(cell.value)")
    }
    cell.set(1)
    manager.setActionName("Set")
    _ = log.take()
    states = []
    manager.undo()
    #expect(
      log.take() == [
        "checkpoint", "willClose", "didClose", "checkpoint", "willUndo", "didUndo",
      ])
    #expect(
      states == [
        "willClose 1 false 1 0 Set| 1", "didClose 0 false 1 0 Set| 1",
        "willUndo 0 false 1 0 Set| 1", "didUndo 0 false 0 1 |Set 0",
      ])
    states = []
    manager.redo()
    #expect(log.take() == ["checkpoint", "willRedo", "didRedo"])
    #expect(states == ["willRedo 0 false 0 1 |Set 0", "didRedo 0 false 1 0 Set| 1"])
  }

  @Test func `rule 43: the groups that undo and redo build themselves post nothing`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    manager.step { cell.set(1) }
    let log = NotificationLog(manager)
    manager.undo()
    manager.redo()
    #expect(
      log.take() == ["checkpoint", "willUndo", "didUndo", "checkpoint", "willRedo", "didRedo"])
  }

  @Test func `rule 43: a group that a handler opens itself posts as any other`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    manager.step {
      manager.registerUndo(withTarget: cell) { cell in cell.undoManager.step { cell.set(1) } }
    }
    let log = NotificationLog(manager)
    manager.undo()
    #expect(
      log.take() == [
        "checkpoint", "willUndo", "checkpoint", "didOpen", "checkpoint", "willClose", "didClose",
        "didUndo",
      ])
  }

  @Test func `rule 44: closing posts the discardable key when every action of the group is`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    let log = NotificationLog(manager)
    manager.beginUndoGrouping()
    cell.set(1)
    manager.setActionIsDiscardable(true)
    manager.endUndoGrouping()
    #expect(manager.undoActionIsDiscardable)
    #expect(log.entries == ["didOpen", "checkpoint", "willClose", "didClose"])
    let keys = log.userInfo.map { $0?[NSUndoManagerGroupIsDiscardableKey] as? Bool }
    #expect(keys == [nil, nil, true, true])
  }

  @Test func `rule 44: without it there is no such key`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    let log = NotificationLog(manager)
    manager.beginUndoGrouping()
    cell.set(1)
    manager.setActionIsDiscardable(true)
    cell.set(2)
    manager.endUndoGrouping()
    #expect(!manager.undoActionIsDiscardable)
    #expect(log.userInfo.allSatisfy { $0?[NSUndoManagerGroupIsDiscardableKey] == nil })
  }

  @Test func `rule 44: the mark can be taken back, and is kept by the group it was made in`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    manager.step {
      cell.set(1)
      manager.step {
        cell.set(2)
        manager.setActionIsDiscardable(true)
        #expect(!manager.undoActionIsDiscardable)
      }
    }
    #expect(!manager.undoActionIsDiscardable)
    manager.step {
      cell.set(3)
      cell.set(4)
      manager.setActionIsDiscardable(true)
      manager.setActionIsDiscardable(true)
      #expect(!manager.undoActionIsDiscardable)
    }
    manager.step {
      cell.set(5)
      manager.setActionIsDiscardable(true)
      #expect(manager.undoActionIsDiscardable)
      manager.setActionIsDiscardable(false)
    }
    #expect(!manager.undoActionIsDiscardable)
  }

  @Test(arguments: NotificationLog.names.map(\.1))
  func `rule 45: an observer may register at any notification`(name: String) {
    let (manager, boundary) = UndoManager.byEvent()
    let cell = Cell(manager)
    let witness = Cell(manager)
    var isInside = false
    let log = NotificationLog(manager) { posted in
      guard posted == name, !isInside else { return }
      isInside = true
      witness.set(witness.value + 1)
      isInside = false
    }
    for value in 1...3 {
      cell.set(value)
      boundary.endEvent()
    }
    boundary.endEvent()
    _ = manager.canRedo
    boundary.endEvent()
    for _ in 0..<5 {
      manager.undo()
      #expect(!manager.isUndoing)
      #expect(manager.groupingLevel <= 1)
      boundary.endEvent()
      manager.redo()
      boundary.endEvent()
    }
    // Whatever was registered on the way, the stacks still describe the state: undoing the rest ends
    // at the start.
    manager.notificationCenter = nil
    while manager.canUndo { manager.undo() }
    #expect(cell.value == 0)
    #expect(witness.value == 0)
    withExtendedLifetime(log) {}
  }
}
