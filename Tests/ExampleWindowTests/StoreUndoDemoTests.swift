import Foundation
import Testing
import WindowDriver

@WindowTesting @Suite struct StoreUndoDemoTests {
  @Test func `history goes on while the editor is hidden`() throws {
    try RunningProgram.run("StoreUndoDemo") { program in
      let window = try program.window()
      try window.shows("Position: 120, 100")
      try window.click("Move Right")
      try window.shows("Position: 140, 100")
      try window.click(window.element(.checkBox, "Show Editor"))
      try window.shows("Editor hidden")
      try eventually("the canvas is gone") { window.element.find(.image, "Canvas") == nil }
      try window.click("Undo")
      try window.shows("Position: 120, 100")
      try window.click("Redo")
      try window.shows("Position: 140, 100")
      try window.click(window.element(.checkBox, "Show Editor"))
      _ = try window.element(.image, "Canvas")
    }
  }

  @Test func `a drag is one step, a cancelled drag is none`() throws {
    try RunningProgram.run("StoreUndoDemo") { program in
      let window = try program.window()
      let canvas = try window.element(.image, "Canvas")
      let start = CGPoint(x: 130, y: 110)
      let end = CGPoint(x: 230, y: 160)
      try window.drag(in: canvas, from: start, to: end, motions: 30) {
        try window.press("Escape")
      }
      let undo = try window.element(.button, "Undo")
      #expect(!undo.isEnabled)
      try window.drag(in: canvas, from: start, to: end, motions: 30)
      try window.shows("Position: 220, 150")
      try window.press("z", holding: [.control])
      try window.shows("Position: 120, 100")
      try eventually("nothing is left to undo") { !undo.isEnabled }
      try window.press("z", holding: [.control, .shift])
      try window.shows("Position: 220, 150")
    }
  }

  @Test func `a drag that ends where it began is no step`() throws {
    try RunningProgram.run("StoreUndoDemo") { program in
      let window = try program.window()
      try window.click("Move Right")
      let canvas = try window.element(.image, "Canvas")
      let undo = try window.element(.button, "Undo")
      let start = CGPoint(x: 150, y: 110)
      try window.drag(in: canvas, from: start, to: CGPoint(x: 230, y: 160)) {
        // Undo waits until a drag has ended: so it is under way.
        try undo.waitUntil(isEnabled: false)
        try window.movePointer(in: canvas, to: start)
      }
      try undo.waitUntil(isEnabled: true)
      try window.click("Undo")
      try window.shows("Position: 120, 100")
      try undo.waitUntil(isEnabled: false)
    }
  }

  @Test func `two windows have two histories`() throws {
    try RunningProgram.run("StoreUndoDemo") { program in
      let first = try program.window()
      try first.click("Move Right")
      try first.shows("Position: 140, 100")
      try first.click("New Window")
      let second = try eventually("another window") {
        try program.windows.first { $0.element.find(.label, "Position: 120, 100") != nil }
      }
      try second.click("Move Right")
      try second.click("Move Right")
      try second.shows("Position: 160, 100")
      try second.press("z", holding: [.control])
      try second.shows("Position: 140, 100")
      try second.press("z", holding: [.control])
      try second.press("z", holding: [.control])
      try second.shows("Position: 120, 100")
      try first.shows("Position: 140, 100")
    }
  }
}
