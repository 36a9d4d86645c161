import Foundation
import Gtk

extension Gallery {
  /// Buttons for the dialogs and the clipboard.
  func addDialogs(to content: Box) {
    let journal = journal
    let window = window
    let row = Box(.horizontal, spacing: 6)
    let save = Button("Save As")
    save.onClicked {
      FileChooser.save(
        title: "Save Drawing", for: window, name: "drawing.txt",
        folder: ProcessInfo.processInfo.environment["HOME"],
        filters: [.init(name: "Texts", patterns: ["*.txt"])]
      ) { path in
        journal.write("saved \(path ?? "nothing")")
      }
    }
    row.append(save)
    let ask = Button("Ask")
    ask.onClicked {
      MessageDialog(
        heading: "Replace?", body: "It is there already.",
        responses: [.init("cancel", "Cancel"), .init("replace", "Replace", .destructive)]
      )
      .present(for: window) { journal.write("answer \($0)") }
    }
    row.append(ask)
    let copy = Button("Copy and Paste")
    copy.onClicked {
      Clipboard.setText("a text")
      Clipboard.readText { journal.write("clipboard \($0 ?? "empty")") }
    }
    row.append(copy)
    let dark = CheckButton("Dark")
    dark.onToggled { StyleManager.setColorScheme($0 ? .dark : .light) }
    let watching = StyleManager.onDarkChanged { journal.write($0 ? "dark" : "light") }
    window.onDestroy { watching.disconnect() }
    row.append(dark)
    content.append(row)
  }
}
