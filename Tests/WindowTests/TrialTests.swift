import Foundation
import Testing
import WindowDriver

@WindowTesting
struct TrialTests {
  func time<T>(_ what: String, _ body: () throws -> T) rethrows -> T {
    let start = Date()
    defer { print(what, Int(Date().timeIntervalSince(start) * 1000), "ms") }
    return try body()
  }

  @Test(arguments: 1...1) func `two windows`(_: Int) throws {
    let s = Date(); defer { print("all", Date().timeIntervalSince(s)) }; try RunningProgram.run("backstroke-editor",["--sample"]) { program in print("start", Date().timeIntervalSince(s)); defer { print("body", Date().timeIntervalSince(s)) }
      Thread.sleep(forTimeInterval:1)
      let windows = try program.windows; try windows[0].click(windows[0].element(.button, "Main Menu")); Thread.sleep(forTimeInterval:1);throw NotSeen(description: "picture")
      time("tree") { print(windows[0].element.tree) }
      print(windows.map(\.title), windows.map(\.isActive), try windows.map { try $0.frame(of: $0.element) })
      for window in windows + windows {
        try time("activate") { try window.activate() }
        let canvas = try window.element.element(.image, "canvas") { $0.name.hasPrefix("Canvas") }
        try time("drag") { try window.drag(in: canvas, from: CGPoint(x: 10, y: 20), to: CGPoint(x: 60, y: 50), motions: 30) }
        let label = try window.element.element(.label, "result") { $0.name.hasPrefix("end") }
        #expect(label.name.hasPrefix("end 50.0 30.0"))
        print(canvas.name, window.isActive)
        try time("esc drag") { try window.drag(in: canvas, from: CGPoint(x: 10, y: 20), to: CGPoint(x: 60, y: 50)) { try window.press("Escape") } }
        _ = try window.element(.label, "cancelled")
        try time("key") { try window.press("z", holding: [.control, .shift]) }
        _ = try time("find") { try window.element.element(.label, "key") { $0.name.hasPrefix("key") } }.name
        let count = try window.element.element(.label, "count") { $0.name.hasSuffix("clicks") }
        let before = count.name
        try time("click") { try window.click(window.element(.button, "Click")) }
        try eventually("click") { count.name != before }
        let field = window.element.elements(.textField)[0]
        try window.click(field)
        try time("type") { try window.type("Hello") }
        try eventually("typed \(field.text) \(window.element.tree)") { field.text.hasSuffix("Hello") }
      }
      // by clicking only
      for window in windows.reversed() + windows { try time("raise") {
        try window.click(window.element(.button, "Click"))
        try eventually("raised") { window.isActive } }
      }
    }
  }
}
