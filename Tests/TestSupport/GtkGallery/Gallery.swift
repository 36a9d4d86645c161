import Gtk

/// A window with the widgets that the tests use.
struct Gallery {
  let window: ApplicationWindow
  let journal = Journal()

  init(_ application: Application) {
    window = ApplicationWindow(application)
    window.title = "Gallery"
    window.setDefaultSize(width: 700, height: 700)

    let header = HeaderBar()
    let clear = Button("Clear")
    clear.takesFocusOnClick = false
    header.packStart(clear)
    let content = Box(.vertical, spacing: 6)
    content.setMargins(horizontal: 12, vertical: 12)
    content.append(journal.label)
    addValues(to: content)
    addDialogs(to: content)
    addCanvas(to: content)
    addActions()
    let toasts = ToastOverlay(content)
    window.setContent(header: header, toasts)

    let journal = journal
    clear.onClicked { journal.clear() }
    let toast = Button("Toast")
    toast.onClicked {
      toasts.show("A <toast> & more", button: ("Undo", { journal.write("toast") }))
    }
    header.packEnd(toast)

    let check = Button("Check Lifetimes")
    check.onClicked { journal.write(Lifetimes.check()) }
    header.packEnd(check)

    let event = Button("Event")
    event.onClicked {
      MainLoop.after(milliseconds: 0) { journal.write("later") }
      MainLoop.atEndOfEvent { journal.write("end of event") }
      MainLoop.after(milliseconds: 0) { journal.write("cancelled") }.cancel()
      journal.write("clicked")
    }
    event.onClicked { journal.write("clicked too") }
    header.packEnd(event)

    let task = Button("Task")
    task.onClicked {
      Task {
        journal.write("task")
        try? await Task.sleep(for: .milliseconds(10))
        journal.write(Idling.isMainThread ? "resumed" : "resumed elsewhere")
        journal.write(await Idling.isIdle() ? "idle" : "busy")
      }
    }
    header.packEnd(task)

    window.onCloseRequest {
      journal.write("close request")
      return journal.label.text.contains("clicked")
    }
  }

  private func addActions() {
    let journal = journal
    window.addAction(SimpleAction("undo") { journal.write("win.undo") })
    window.addAction(SimpleAction("redo") { journal.write("win.redo") })
    window.addAction(SimpleAction("delete") { journal.write("win.delete") })
    let keys = ShortcutController()
    keys.add("<Control>z", action: "win.undo")
    keys.add("Delete", action: "win.delete")
    window.addController(keys)
    window.passUnusedUndoKeys(undo: "win.undo", redo: "win.redo")
  }
}
