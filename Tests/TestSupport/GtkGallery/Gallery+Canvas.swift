import Cairo
import Gtk

extension Gallery {
  /// A canvas of two layers that is dragged on and has a menu.
  func addCanvas(to content: Box) {
    let journal = journal
    var draws = [0, 0]
    let canvas = LayeredDrawing(
      label: "Canvas",
      layers: [
        { context, width, height in
          draws[0] += 1
          context.addRectangle(x: 0, y: 0, width: width, height: height)
          context.fill(RGBA(hex: 0x99C1F1))
        },
        { context, _, _ in
          draws[1] += 1
          context.addEllipse(x: 20, y: 20, width: 60, height: 40)
          context.fill(RGBA(hex: 0x1A5FB4))
        },
      ])
    canvas.isFocusable = true
    canvas.expandsVertically = true

    let menu = Menu()
    menu.append("Delete", action: "win.delete")
    let contextMenu = ContextMenu(menu, above: canvas)

    let drag = DragGesture(button: nil)
    drag.onBegin { x, y in
      canvas.grabFocus()
      journal.write("begin")
      guard drag.currentButton == .secondary else { return }
      drag.deny()
      contextMenu.open(x: x, y: y)
    }
    drag.onUpdate { _, _ in canvas.redraw(layer: 1) }
    drag.onEnd { dx, dy in
      journal.write("end \(Int(dx.rounded())), \(Int(dy.rounded()))")
      // The count of the frame that is still to come.
      MainLoop.after(milliseconds: 100) {
        journal.write(draws[0] == 1 ? "below once" : "below \(draws[0]) times")
        journal.write(draws[1] > 1 ? "above again" : "above once")
      }
    }
    drag.onCancel { journal.write("cancel") }
    canvas.addController(drag)

    let keys = KeyController()
    keys.onPressed { key, modifiers in
      if key == .escape {
        drag.reset()
        return true
      }
      if let character = key.character, character.isLetter, modifiers.isDisjoint(with: .control) {
        journal.write("key \(character)")
      }
      return false
    }
    canvas.addController(keys)

    let scroll = ScrollController()
    scroll.onScroll { _, dy, unit in
      let zooms = scroll.modifiers.contains(.control)
      journal.write("\(zooms ? "zoom" : "scroll") \(Int(dy)) \(unit)")
      return true
    }
    canvas.addController(scroll)
    content.append(canvas)
  }
}
