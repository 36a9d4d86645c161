public import DocumentFile
import Foundation

/// Which documents are open and which were used last, kept in the state folder.
///
/// It is written whenever that changes, so that it holds after a crash: the documents that were open
/// then are those to offer when the program starts again.
public actor SessionRecord {
  private let folder: StateFolder
  private var content: Content

  /// What the file holds, as JSON.
  private struct Content: Codable, Equatable {
    var open: [String] = []
    var recent: [String] = []
  }

  /// How many documents are remembered.
  private static let recentLimit = 20

  /// Reads the record of a folder; one that is missing or broken counts as empty, for it is no work of
  /// anybody's.
  public init(in folder: StateFolder) {
    self.folder = folder
    let data = FileManager.default.contents(atPath: folder.sessionPath) ?? Data()
    content = (try? JSONDecoder().decode(Content.self, from: data)) ?? Content()
  }

  /// The documents that are open, or were when the program ended, in the order in which they were opened.
  public var openDocuments: [String] { content.open }

  /// The documents that were opened or named last, newest first.
  public var recentDocuments: [String] { content.recent }

  /// A document has been opened, or made.
  ///
  /// - Throws: `DocumentError` when the record cannot be written.
  public func opened(_ path: String) throws(DocumentError) {
    try change { content in
      content.open.removeAll { $0 == path }
      content.open.append(path)
      if !folder.isUntitled(path) { remember(path, in: &content) }
    }
  }

  /// A document has been closed.
  ///
  /// - Throws: `DocumentError` when the record cannot be written.
  public func closed(_ path: String) throws(DocumentError) {
    try change { $0.open.removeAll { $0 == path } }
  }

  /// A document goes on under another name.
  ///
  /// - Throws: `DocumentError` when the record cannot be written.
  public func moved(_ path: String, to newPath: String) throws(DocumentError) {
    try change { content in
      content.open = content.open.map { $0 == path ? newPath : $0 }
      remember(newPath, in: &content)
    }
  }

  private func remember(_ path: String, in content: inout Content) {
    content.recent.removeAll { $0 == path }
    content.recent.insert(path, at: 0)
    content.recent = Array(content.recent.prefix(Self.recentLimit))
  }

  private func change(_ change: (inout Content) -> Void) throws(DocumentError) {
    var changed = content
    change(&changed)
    guard changed != content else { return }
    content = changed
    try folder.makeFolder(folder.path)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      let data = try encoder.encode(content)
      try data.write(to: URL(fileURLWithPath: folder.sessionPath), options: .atomic)
    } catch {
      throw DocumentError(
        path: folder.sessionPath, reason: .unwritable(error.localizedDescription))
    }
  }
}
