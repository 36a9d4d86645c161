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
  /// - Complexity: O(*n*), *n* being the size of the file.
  /// - Throws: `DocumentError`.
  package func copy(
    to path: String, adding add: (DocumentFile) throws(DocumentError) -> Void
  ) throws(DocumentError) {
    try Draft.replacing(path) { draft in
      try connection.run("VACUUM INTO ?", [.text(draft)])
      let copy = try DocumentFile.open(draft)
      try copy.trust()
      try add(copy)
    }
  }

  /// Makes a file ready to be written that was made here and need not be read.
  ///
  /// - Throws: `DocumentError`.
  package func trust() throws(DocumentError) {
    do {
      try prepareForWriting()
      dataVersion = try currentDataVersion()
      writtenNextShapeID =
        try connection.integer("SELECT value FROM document WHERE name = 'next_shape_id'") ?? 0
    } catch {
      throw DocumentError(path, error, during: .reading)
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
  /// Gives the file another name in one move, and opens it again under that.
  ///
  /// - Throws: `DocumentError`; `.exists` when the name is taken. The file has its old name then.
  package static func rename(
    _ file: consuming DocumentFile, to path: String
  ) throws(DocumentError) -> DocumentFile {
    let old = file.path
    // A file of an editable document is locked; the lock goes along.
    let lock = file.connection.lock
    do {
      try file.moveLogHome()
    } catch {
      throw DocumentError(old, error, during: .writing)
    }
    _ = consume file
    guard link(old, path) == 0 else {
      let reason: DocumentError.Reason = errno == EEXIST ? .exists : .unwritable(systemMessage())
      throw DocumentError(path: path, reason: reason)
    }
    unlink(old)
    FileKind.syncDirectory(of: path)
    if FileKind.folder(of: old) != FileKind.folder(of: path) { FileKind.syncDirectory(of: old) }
    do {
      let renamed = try open(path, for: .editing, lock: lock)
      try renamed.trust()
      return renamed
    } catch {
      throw DocumentError(path, error, during: .writing)
    }
  }

  /// Brings all that is in the log into the file, so that the file alone is the document.
  func moveLogHome() throws {
    guard try connection.integer("PRAGMA wal_checkpoint(TRUNCATE)") == 0 else {
      throw DocumentError(path: path, reason: .openElsewhere)
    }
  }
}
