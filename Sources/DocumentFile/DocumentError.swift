/// Why a document cannot be opened or saved.
///
/// The file and the open document are as before.
public struct DocumentError: Error, Equatable, Sendable {
  /// The file.
  public let path: String
  /// What is wrong with it.
  public let reason: Reason

  /// Makes the error of a file.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// What is wrong with a file.
  public enum Reason: Equatable, Sendable {
    /// There is no such file.
    case notFound
    /// The path leads to a directory.
    case isDirectory
    /// The path leads to a device, a pipe or a socket.
    case notRegularFile
    /// The file has no content.
    case empty
    /// The file is something else than a drawing of Backstroke's.
    case notADocument
    /// A newer version of the program wrote the file.
    case newerVersion(Int)
    /// The file is a drawing, and broken; the text says where.
    case damaged(String)
    /// The system does not let the file be read; the text is the system's.
    case unreadable(String)
    /// The system does not let the file be written; the text is the system's.
    case unwritable(String)
    /// There is no room left where the file is.
    case diskFull
    /// The file is gone from where it was opened.
    case removed
    /// Another file has taken the place of the one that was opened.
    case replaced
    /// Another program has changed the file although it is open here.
    case changedElsewhere
    /// Another program, or another document of this one, has the file open.
    case openElsewhere
    /// There is a file of that name already.
    case exists
  }
}

extension DocumentError: CustomStringConvertible {
  /// What is wrong, with which file, and what to do, in a sentence for people.
  public var description: String {
    switch reason {
    case .notFound: "“\(path)” does not exist. Check the name."
    case .isDirectory: "“\(path)” is a folder. Choose a file in it."
    case .notRegularFile: "“\(path)” is not a regular file. Choose a drawing."
    case .empty: "“\(path)” is empty. Choose a drawing of Backstroke’s."
    case .notADocument: "“\(path)” is not a drawing of Backstroke’s."
    case .newerVersion(let version):
      "“\(path)” has version \(version) of the file format. Open it with a newer Backstroke."
    case .damaged(let detail):
      "“\(path)” is damaged: \(detail). “backstroke recover” writes what can be read to a new file."
    case .unreadable(let detail): "“\(path)” cannot be read: \(detail)."
    case .unwritable(let detail):
      "“\(path)” cannot be written: \(detail). Save the drawing somewhere else."
    case .diskFull:
      "There is no room left for “\(path)”. Make room and try again, or save the drawing elsewhere."
    case .removed:
      "“\(path)” was removed or renamed while it was open. Save the drawing under a name."
    case .replaced:
      "“\(path)” was replaced by another file while it was open. Save the drawing under another name."
    case .changedElsewhere:
      "“\(path)” was changed by another program while it was open. "
        + "Save the drawing under another name, and open both."
    case .openElsewhere:
      "“\(path)” is open in another window or program. Close it there, or choose another name."
    case .exists: "“\(path)” exists already. Choose another name."
    }
  }
}
