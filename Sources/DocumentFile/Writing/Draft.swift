import CSQLite

#if canImport(Glibc)
import Glibc
#endif

/// A file that is written beside another and takes its name in one move when it is whole.
enum Draft {
  /// What happens to a file that has the name already.
  enum Existing {
    /// The draft takes its place.
    case replaced
    /// The draft does not get the name.
    case kept
  }

  /// Lets a closure write a file, and gives it a name when it is on the disk.
  ///
  /// A symbolic link stays, and what it leads to is replaced.
  ///
  /// - Returns: The lock of the new file, held since before it had the name: whoever goes on in the file
  ///   cannot be forestalled.
  /// - Throws: `DocumentError`; whatever had the name is as before then.
  @discardableResult
  static func replacing(
    _ path: String, existing: Existing = .replaced, _ write: (_ draft: String) throws -> Void
  ) throws(DocumentError) -> FileLock {
    let target = try target(of: path, existing)
    // Held until the new file has the name, so that no program begins to write to the old one meanwhile.
    let lock = try lockForReplacing(target)
    defer { _ = lock }
    let draft = "\(target).\(getpid())-\(UInt32.random(in: 0...UInt32.max)).draft"
    defer { unlink(draft) }
    do {
      try write(draft)
    } catch {
      throw DocumentError(path, error, during: .writing)
    }
    guard let draftLock = try FileLock.acquire(draft) else {
      throw DocumentError(path: draft, reason: .openElsewhere)
    }
    guard FileKind.sync(draft), move(draft, to: target, existing) else {
      let exists = errno == EEXIST
      throw DocumentError(path: path, reason: exists ? .exists : .unwritable(systemMessage()))
    }
    FileKind.syncDirectory(of: target)
    return draftLock
  }

  private static func target(of path: String, _ existing: Existing) throws(DocumentError) -> String
  {
    switch FileKind(path) {
    case .unreachable(let reason): throw DocumentError(path: path, reason: .unwritable(reason))
    case .directory: throw DocumentError(path: path, reason: .isDirectory)
    case .special: throw DocumentError(path: path, reason: .notRegularFile)
    case .missing: return path
    case .regular where existing == .kept: throw DocumentError(path: path, reason: .exists)
    case .regular:
      guard access(path, W_OK) == 0 else {
        throw DocumentError(path: path, reason: .unwritable(systemMessage()))
      }
      return FileKind.resolvingLinks(path)
    }
  }

  /// Sees to it that nobody has the file open, and that no log of it is left: SQLite would take the log of
  /// the old file for one of the new file.
  private static func lockForReplacing(_ target: String) throws(DocumentError) -> FileLock? {
    guard FileKind(target) != .missing else {
      removeLog(of: target)
      return nil
    }
    guard let lock = try FileLock.acquire(target) else {
      throw DocumentError(path: target, reason: .openElsewhere)
    }
    if FileKind.hasContent(target + "-wal") {
      // The old file gets what is in its log first: it is still there if the new one does not come.
      let old = try? Connection(path: target, mode: .writing)
      try? old?.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    }
    removeLog(of: target)
    return lock
  }

  private static func removeLog(of target: String) {
    unlink(target + "-wal")
    unlink(target + "-shm")
  }

  /// - Returns: False, with the reason in `errno`, when the file does not get the name.
  private static func move(_ draft: String, to target: String, _ existing: Existing) -> Bool {
    switch existing {
    case .replaced: rename(draft, target) == 0
    // A link is made only where nothing is.
    case .kept: link(draft, target) == 0
    }
  }
}
