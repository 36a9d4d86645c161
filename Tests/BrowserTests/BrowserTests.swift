import Foundation
import Testing
import WindowDriver

/// The editor on a page of a browser, as `./run` shows it where there is no display.
@WindowTesting
struct BrowserTests {
  @Test func `on a page, tools, drawing, dragging, keys and buttons reach the editor`() throws {
    try ServedProgram.run("backstroke-editor", ["--maximized"]) { program in
      let window = try program.window()
      try Browser.open(program.address, width: 1200, height: 800) { browser in
        try eventually("the window fills the page; it is \(window.bounds)") {
          window.bounds.size == CGSize(width: 1200, height: 800)
        }
        let canvas = try window.element(.image, "with the canvas") { $0.name.hasPrefix("Canvas") }
        let drawn =
          "Canvas, 2 shapes, selected: Ellipse 2 at x 300, y 200, width 80, height 60"
        let dragged =
          "Canvas, 2 shapes, selected: Rectangle 1 at x 130, y 120, width 100, height 60"

        try browser.click(window.element(.button, "Rectangle"))
        try browser.drag(in: canvas, from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 160))
        try canvas.waitForName(
          "Canvas, 1 shape, selected: Rectangle 1 at x 100, y 100, width 100, height 60")
        try browser.click(window.element(.button, "Ellipse"))
        try browser.drag(in: canvas, from: CGPoint(x: 300, y: 200), to: CGPoint(x: 380, y: 260))
        try canvas.waitForName(drawn)
        try browser.drag(in: canvas, from: CGPoint(x: 150, y: 130), to: CGPoint(x: 180, y: 150))
        try canvas.waitForName(dragged)

        try browser.pressControl("z")
        try canvas.waitForName(
          "Canvas, 2 shapes, selected: Rectangle 1 at x 100, y 100, width 100, height 60")
        try browser.click(window.element(.button, "Undo"))
        try canvas.waitForName("Canvas, 1 shape")
        try browser.click(window.element(.button, "Redo"))
        try canvas.waitForName(drawn)
        try browser.pressControl("y")
        try canvas.waitForName(dragged)
      }
    }
  }

  @Test func `without its token the page shows nothing`() throws {
    try ServedProgram.run("backstroke-editor") { program in
      _ = try program.window()
      let bare = try #require(program.address.split(separator: "?").first)
      for address in [String(bare), "\(bare)?token=0123456789abcdef0123456789abcdef"] {
        try Browser.open(address) { browser in
          try eventually("the page says that there is no connection") {
            try browser.evaluate("document.getElementById('notice').hidden") == "false"
          }
          #expect(try browser.evaluate("document.body.dataset.connected") == "undefined")
        }
      }
    }
  }
}
