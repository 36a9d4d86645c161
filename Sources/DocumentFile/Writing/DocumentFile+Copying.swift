import CSQLite
import Shapes

#if canImport(Glibc)
import Glibc
#endif

extension DocumentFile {
  /// Writes the document with its history to another file, which then holds all of it or is as it was.
  ///
  /// - Parameters:
  ///   - path: The other file; one that is there is replaced.
  ///   - add: Adds to the copy what this file could not take.
  /// - Returns: The copy, open.
  /// - Complexity: O(*n*), *n* being the size of the file.
  /// - Throws: `DocumentError`.
  @discardableResult
  package func copy(
    to path: String, adding add: (DocumentFile) throws(DocumentError) -> Void
  ) throws(DocumentError) -> DocumentFile {
    let lock = try Draft.replacing(path) { draft in
      try connection.run("VACUUM INTO ?", [.text(draft)])
      guard let lock = try FileLock.acquire(draft) else {
        throw DocumentError(path: draft, reason: .openElsewhere)
      }
      // Closed again when all is added: a file must not be open while it is given another name.
      try add(DocumentFile.openOwn(draft, lock: lock))
    }
    return try DocumentFile.openOwn(path, lock: lock)
  }

  /// Opens a file that was made here, by whoever has its lock.
  ///
  /// Nobody else can have changed it, so it need not be read.
  ///
  /// - Throws: `DocumentError`.
  static func openOwn(_ path: String, lock: FileLock) throws(DocumentError) -> DocumentFile {
    do {
      let file = try open(FileKind.resolvingLinks(path), for: .editing, lock: lock)
      if case .notWritable(let reason) = file.access {
        throw DocumentError(path: path, reason: .unwritable(reason))
      }
      try file.prepareForWriting()
      file.dataVersion = try file.currentDataVersion()
      file.writtenNextShapeID =
        try file.connection.integer("SELECT value FROM document WHERE name = 'next_shape_id'") ?? 0
      return file
    } catch {
      throw DocumentError(path, error, during: .writing)
    }
  }

  /// Whether a path leads to this very file.
  package func isFile(at path: String) -> Bool { FileIdentity(path) == identity }

  /// Removes a document's file and what belongs to it.
  package static func remove(_ path: String) {
    for ending in ["", "-wal", "-shm"] { unlink(path + ending) }
  }
}

extension DocumentFile {
  /// Gives a file another name in one move.
  ///
  /// It is closed meanwhile, for SQLite looks for the log under the name that it opened the file by; nobody
  /// else can take it, for the lock stays.
  ///
  /// - Parameters:
  ///   - file: The file, which only the caller holds; it is open again afterwards, under whichever name it
  ///     has, and nil only when it cannot be opened any more.
  ///   - path: The name.
  /// - Throws: `DocumentError`; `.exists` when the name is taken. The file has its old name then.
  package static func rename(
    _ file: inout DocumentFile?, to path: String
  ) throws(DocumentError) {
    guard let old = file?.path, let lock = file?.connection.lock else {
      throw DocumentError(path: path, reason: .unwritable("the document is only shown here"))
    }
    do {
      try file?.moveLogHome()
    } catch {
      throw DocumentError(old, error, during: .writing)
    }
    file = nil
    do throws(DocumentError) {
      try move(old, to: path)
    } catch {
      file = try? openOwn(old, lock: lock)
      throw error
    }
    file = try openOwn(path, lock: lock)
  }

  private static func move(_ old: String, to path: String) throws(DocumentError) {
    guard link(old, path) == 0 else {
      let reason: DocumentError.Reason = errno == EEXIST ? .exists : .unwritable(systemMessage())
      throw DocumentError(path: path, reason: reason)
    }
    unlink(old)
    FileKind.syncDirectory(of: path)
    if FileKind.folder(of: old) != FileKind.folder(of: path) { FileKind.syncDirectory(of: old) }
  }

  /// Brings all that is in the log into the file, so that the file alone is the document.
  func moveLogHome() throws {
    guard try connection.integer("PRAGMA wal_checkpoint(TRUNCATE)") == 0 else {
      throw DocumentError(path: path, reason: .openElsewhere)
    }
  }
}
