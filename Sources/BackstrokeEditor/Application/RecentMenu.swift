import Documents
import Foundation
import Gtk

/// The menu of the documents that were used last, and of those that nobody has named yet.
final class RecentMenu {
  let menu = Menu()
  private let folder: StateFolder

  /// How many documents of a kind are listed.
  private static let limit = 10
  /// How many letters a name may have: a menu is as wide as the widest of its submenus.
  private static let letterLimit = 48

  init(of folder: StateFolder) { self.folder = folder }

  /// Shows the documents that there are now.
  ///
  /// - Parameters:
  ///   - recent: The documents used last, newest first.
  ///   - open: The ones that are open, which need not be offered again when they have no name.
  func refill(recent: [String], open: Set<String>) {
    menu.removeAll()
    let named = Menu()
    let paths = recent.prefix(Self.limit)
    let names = paths.map { FilePlace($0).name }
    for (path, name) in zip(paths, names) {
      // Where two have one name, the folder tells them apart.
      let isAlone = names.count { $0 == name } == 1
      let label = isAlone ? name : "\(name) – \(FilePlace(path).folderInWords)"
      named.append(
        verbatim: Self.shortened(label), action: Action.openRecent.fullName, target: path)
    }
    let untitled = Menu()
    let unnamed = folder.untitledDocuments().filter { !open.contains($0) }
    for path in unnamed.suffix(Self.limit).reversed() {
      untitled.append(
        verbatim: "Untitled, \(Self.lastChange(of: path))", action: Action.openRecent.fullName,
        target: path)
    }
    if paths.isEmpty && unnamed.isEmpty {
      // There is no such action, so this is grey.
      menu.append("No Drawings Yet", action: "win.none")
    }
    if !paths.isEmpty { menu.appendSection(named) }
    if !unnamed.isEmpty { menu.appendSection(untitled, label: "Without a Name") }
  }

  /// A text without its middle when it is too long: names differ at their ends.
  private static func shortened(_ text: String) -> String {
    guard text.count > letterLimit else { return text }
    return "\(text.prefix(letterLimit / 2))…\(text.suffix(letterLimit / 2 - 1))"
  }

  private static func lastChange(of path: String) -> String {
    // What is written last may still be in the log beside the file.
    let times = [path, path + "-wal"].compactMap {
      try? FileManager.default.attributesOfItem(atPath: $0)[.modificationDate] as? Date
    }
    return Moment(times.max() ?? .distantPast).inWords
  }
}
