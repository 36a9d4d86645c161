import Testing
import Undo

@MainActor @Suite struct NameTests {
  @Test func `rule 29: a name goes to the open top-level group, else to the step on top`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    manager.step("First") { cell.set(1) }
    manager.beginUndoGrouping()
    cell.set(2)
    manager.setActionName("Second")
    manager.endUndoGrouping()
    #expect(manager.undoActionName == "Second")
    manager.setActionName("Renamed")
    #expect(manager.undoActionName == "Renamed")
    manager.undo()
    #expect(manager.redoActionName == "Renamed")
    #expect(manager.undoActionName == "First")
  }

  @Test func `rule 29: during undo and redo a name goes to the group being built`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    manager.step("Below") { cell.set(1) }
    manager.step("Set") {
      manager.registerUndo(withTarget: cell) {
        $0.set(9)
        $0.undoManager.setActionName("Reset")
      }
    }
    manager.undo()
    #expect(manager.redoActionName == "Reset")
    #expect(manager.undoActionName == "Below")
  }

  @Test func `rule 29: an empty string is no name`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    manager.step("Set") { cell.set(1) }
    manager.setActionName("")
    #expect(manager.undoActionName == "")
    #expect(manager.undoMenuItemTitle == "Undo")
  }

  @Test func `rule 30: the last name set wins, also over a nested group's`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    manager.beginUndoGrouping()
    manager.setActionName("Outer")
    manager.step("Inner") { cell.set(1) }
    #expect(manager.undoActionName == "Inner")
    manager.setActionName("Outer at last")
    manager.endUndoGrouping()
    #expect(manager.undoActionName == "Outer at last")
  }

  @Test func `rule 31: a step keeps its name and user info through undo and redo`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    let key = UndoManager.UserInfoKey("place")
    manager.step("Set") {
      cell.set(1)
      manager.setActionUserInfoValue("here", forKey: key)
    }
    for _ in 0..<3 {
      manager.undo()
      #expect(manager.redoActionName == "Set")
      #expect(manager.redoActionUserInfoValue(forKey: key) as? String == "here")
      manager.redo()
      #expect(manager.undoActionName == "Set")
      #expect(manager.undoActionUserInfoValue(forKey: key) as? String == "here")
    }
  }

  @Test func `rule 32: the action names are empty without a name or without a step`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    #expect(manager.undoActionName == "")
    #expect(manager.redoActionName == "")
    manager.step { cell.set(1) }
    #expect(manager.undoActionName == "")
    #expect(manager.undoMenuItemTitle == "Undo")
    manager.step("Move") { cell.set(2) }
    #expect(manager.undoMenuItemTitle == "Undo Move")
    manager.undo()
    #expect(manager.redoMenuItemTitle == "Redo Move")
    #expect(manager.undoMenuItemTitle == "Undo")
  }

  @Test func `rule 33: titles are made of a name, and localised as a whole`() {
    let manager = UndoManager.byHand()
    #expect(manager.undoMenuTitle(forUndoActionName: "color") == "Undo color")
    #expect(manager.undoMenuTitle(forUndoActionName: "") == "Undo")
    #expect(manager.redoMenuTitle(forUndoActionName: "color") == "Redo color")
    #expect(manager.redoMenuTitle(forUndoActionName: "") == "Redo")
    manager.menuTitles = UndoMenuTitles(
      undo: "Rückgängig", undoNamed: "„%@“ rückgängig machen", redo: "Wiederholen",
      redoNamed: "„%@“ wiederholen")
    #expect(manager.undoMenuTitle(forUndoActionName: "Farbe") == "„Farbe“ rückgängig machen")
    #expect(manager.redoMenuTitle(forUndoActionName: "") == "Wiederholen")
  }

  @Test(arguments: ["Opacity 40 %", "%@", "名前を変更", "a\nb", "e\u{301}👩‍👩‍👧‍👦", "تحريك"])
  func `rule 33: a name in any script, with newlines or signs, comes back as it is`(name: String) {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    manager.step(name) { cell.set(1) }
    #expect(manager.undoActionName == name)
    #expect(manager.undoMenuItemTitle == "Undo \(name)")
    manager.undo()
    #expect(manager.redoMenuItemTitle == "Redo \(name)")
  }

  @Test func `rule 34: user info lives with the step and is read from the top of each stack`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    let key = UndoManager.UserInfoKey("number")
    for number in 1...3 {
      manager.step {
        cell.set(number)
        manager.setActionUserInfoValue(number, forKey: key)
      }
    }
    #expect(manager.undoActionUserInfoValue(forKey: key) as? Int == 3)
    manager.undo()
    #expect(manager.undoActionUserInfoValue(forKey: key) as? Int == 2)
    #expect(manager.redoActionUserInfoValue(forKey: key) as? Int == 3)
    manager.setActionUserInfoValue(nil, forKey: key)
    #expect(manager.undoActionUserInfoValue(forKey: key) == nil)
    #expect(manager.undoActionUserInfoValue(forKey: .init("other")) == nil)
  }

  @Test func `rule 34: user info of any type is kept, and released with its step`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    var isReleased = false
    manager.step { [sentinel = Sentinel { isReleased = true }] in
      cell.set(1)
      manager.setActionUserInfoValue(sentinel, forKey: .init("object"))
      manager.setActionUserInfoValue([1: ("tuple", 2.5)], forKey: .init("odd"))
    }
    let odd = manager.undoActionUserInfoValue(forKey: .init("odd")) as? [Int: (String, Double)]
    #expect(odd?[1]?.0 == "tuple")
    #expect(!isReleased)
    manager.removeAllActions()
    #expect(isReleased)
  }
}
