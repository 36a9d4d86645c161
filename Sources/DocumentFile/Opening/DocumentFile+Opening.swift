import CSQLite

#if canImport(Glibc)
import Glibc
#endif

extension DocumentFile {
  /// What a file is opened for.
  package enum Purpose: Sendable {
    /// To be changed, where that is possible; a file of an older version is brought to the present one.
    case editing
    /// To be read; the file stays as it is.
    case reading
  }

  /// Opens the file of a document.
  ///
  /// A file that turns out not to be a sound document is left as it is, to the last bit.
  ///
  /// - Throws: `DocumentError` that names the file and the reason.
  package static func open(
    _ path: String, for purpose: Purpose = .editing
  ) throws(DocumentError) -> DocumentFile {
    try requireDocument(at: path)
    let target = FileKind.resolvingLinks(path)
    let lock = try FileLock.acquire(target)
    do {
      return try open(target, for: purpose, lock: lock)
    } catch {
      throw DocumentError(path, error, during: .reading)
    }
  }

  /// Looks at what a path leads to before anything opens it: opening a pipe waits for ever.
  static func requireDocument(at path: String) throws(DocumentError) {
    switch FileKind(path) {
    case .missing: throw DocumentError(path: path, reason: .notFound)
    case .unreachable(let reason): throw DocumentError(path: path, reason: .unreadable(reason))
    case .directory: throw DocumentError(path: path, reason: .isDirectory)
    case .special: throw DocumentError(path: path, reason: .notRegularFile)
    case .regular(size: 0): throw DocumentError(path: path, reason: .empty)
    case .regular: break
    }
  }

  static func open(
    _ path: String, for purpose: Purpose, lock: FileLock?
  ) throws -> DocumentFile {
    guard let identity = lock?.identity ?? FileIdentity(path) else {
      throw DocumentError(path: path, reason: .notFound)
    }
    let access = access(to: path, lock: lock)
    let mode: Connection.Mode
    if purpose == .editing, access == .editable {
      mode = .writing
    } else if lock != nil, !FileKind.hasContent(path + "-wal") {
      // Nobody changes it and all of it is in one file.
      mode = .readingImmutable
    } else {
      mode = .reading
    }
    let connection = try Connection(path: path, mode: mode)
    connection.lock = lock
    connection.movesLogOnClosing(false)
    guard try connection.integer("PRAGMA application_id") == Schema.applicationID else {
      throw DocumentError(path: path, reason: .notADocument)
    }
    let version = try connection.integer("PRAGMA user_version") ?? 0
    guard version <= Schema.version else {
      throw DocumentError(path: path, reason: .newerVersion(Int(clamping: version)))
    }
    guard version > 0 else { throw Damage("its version is \(version)") }
    try Schema.check(connection, version: version)
    return DocumentFile(
      path: path, access: access, connection: connection, identity: identity,
      isWritable: mode == .writing, version: version)
  }

  /// Makes the file ready to be written, when it has turned out to be sound.
  ///
  /// Nothing changes the file before this.
  ///
  /// - Returns: Whether it had to be changed for that.
  @discardableResult
  func prepareForWriting() throws -> Bool {
    guard isWritable else { return false }
    let isReady = try version == Schema.version && isKeepingLog
    // A step is on the disk when its transaction ends, and not only when the log is next copied.
    try connection.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")
    try Schema.migrate(connection, from: version)
    version = Schema.version
    connection.movesLogOnClosing(true)
    return !isReady
  }

  /// Whether the file is in SQLite's WAL mode.
  private var isKeepingLog: Bool {
    get throws { try connection.text("PRAGMA journal_mode") == "wal" }
  }

  private static func access(to path: String, lock: FileLock?) -> DocumentAccess {
    guard lock != nil else { return .openElsewhere }
    // SQLite keeps its log beside the file.
    for needed in [path, FileKind.folder(of: path)]
    where Glibc.access(needed, W_OK) != 0 {
      return .notWritable(systemMessage())
    }
    return .editable
  }
}
