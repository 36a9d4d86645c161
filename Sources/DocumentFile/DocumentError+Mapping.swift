import CSQLite
import Shapes

extension DocumentError {
  /// What is done with a file when an error occurs.
  enum Work {
    case reading
    case writing
  }

  /// The error that people are told, for one that occurred inside.
  init(_ path: String, _ error: any Error, during work: Work) {
    switch error {
    case let error as DocumentError: self = error
    case let damage as Damage: self.init(path: path, reason: .damaged(damage.reason))
    case let error as EditError: self.init(path: path, reason: .damaged(error.description))
    case let error as SQLiteError: self.init(path: path, reason: error.reason(during: work))
    default:
      self.init(
        path: path, reason: work == .reading ? .unreadable("\(error)") : .unwritable("\(error)"))
    }
  }
}

extension SQLiteError {
  fileprivate func reason(during work: DocumentError.Work) -> DocumentError.Reason {
    switch primaryCode {
    case SQLITE_NOTADB: .notADocument
    case SQLITE_CORRUPT, SQLITE_EMPTY: .damaged(message)
    case SQLITE_ERROR where work == .reading: .damaged(message)
    // A value that no program wrote, when it was read; one that is too large, when it was to be written.
    case SQLITE_TOOBIG where work == .reading: .damaged("a value in it is too large")
    case SQLITE_FULL: .diskFull
    default: work == .reading ? .unreadable(message) : .unwritable(message)
    }
  }
}
