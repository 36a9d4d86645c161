import DocumentFile
import Documents
import Editing
import Gtk

extension EditorWindow {
  /// Asks for another name for the document's file, in the folder where it is.
  func rename() {
    session.finishHeldChange()
    guard !document.isUntitled else { return saveAs() }
    askForName(
      suggesting: document.title,
      "It stays in the folder “\(document.place.folderInWords)”.")
  }

  /// Asks for a name; one that is refused comes back with the reason, to be mended.
  private func askForName(suggesting text: String, _ message: String) {
    let name = Entry(text: text)
    name.setAccessibleLabel("Name of the Drawing")
    name.setWidth(characters: 32)
    name.activatesDefault = true
    name.selectAll()
    let dialog = MessageDialog(
      heading: "Rename the Drawing", body: message,
      responses: [.init("cancel", "_Cancel"), .init("rename", "_Rename", .suggested)],
      extra: name)
    dialog.present(for: window, default: "rename") { [weak self] response in
      if response == "rename" { self?.rename(to: name.text) }
    }
    name.grabFocus()
  }

  private func rename(to name: String) {
    guard name != document.title else { return }
    guard !name.isEmpty else { return askForName(suggesting: name, "A drawing needs a name.") }
    guard !name.contains("/") else {
      return askForName(suggesting: name, "A name cannot contain “/”.")
    }
    let former = document.path
    let path = "\(document.place.folder)/\(name).\(DocumentContents.fileExtension)"
    Task {
      do throws(DocumentError) {
        try await document.rename(to: path)
        owner.session.moved(former, to: document.path)
        opened.tellWindows()
      } catch {
        askForName(suggesting: name, "\(error)")
      }
    }
  }
}
