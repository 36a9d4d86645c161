import DocumentFile
import Documents
import Editing
import Gtk

extension EditorWindow {
  /// Asks for another name for the document's file, in the folder where it is.
  func rename() {
    session.finishHeldChange()
    guard !document.isUntitled else { return saveAs() }
    let name = Entry(text: document.title)
    name.setAccessibleLabel("Name of the Drawing")
    name.setWidth(characters: 32)
    name.activatesDefault = true
    name.selectAll()
    let dialog = MessageDialog(
      heading: "Rename the Drawing",
      body: "It stays in the folder “\(document.place.folderInWords)”.",
      responses: [.init("cancel", "_Cancel"), .init("rename", "_Rename", .suggested)],
      extra: name)
    dialog.present(for: window, default: "rename") { [weak self] response in
      if response == "rename" { self?.rename(to: name.text) }
    }
    name.grabFocus()
  }

  private func rename(to name: String) {
    guard !name.isEmpty, name != document.title else { return }
    guard !name.contains("/") else { return show("A name cannot contain “/”") }
    attempt { window in
      let former = window.document.path
      try await window.document.rename(
        to: "\(window.document.place.folder)/\(name).\(DocumentContents.fileExtension)")
      window.owner.session.moved(former, to: window.document.path)
      window.opened.tellWindows()
    }
  }
}
