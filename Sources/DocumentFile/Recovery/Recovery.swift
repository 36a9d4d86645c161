#if canImport(Glibc)
import Glibc
#endif

/// Reads what can be read of a damaged document, and writes it to a new file.
///
/// Shapes are read one by one, so that a broken one, or a broken page of the file, costs only what is in
/// it. Of the timeline come along the steps of every branch, as far as they can be read, fit the shapes,
/// and are connected with the present state by others that do.
public enum Recovery {
  /// What came of a recovery.
  public struct Report: Equatable, Sendable {
    /// How many shapes are in the new file.
    public internal(set) var shapeCount = 0
    /// How many steps can be undone or redone in the new file.
    public internal(set) var stepCount = 0
    /// What could not be rescued and what had to be mended, a sentence each.
    public internal(set) var losses: [String] = []
  }

  /// Writes what can be read of a document to a new file.
  ///
  /// The damaged file is not changed.
  ///
  /// - Complexity: O(*n*), *n* being the size of the file. Blocks: not for the main actor.
  /// - Throws: `DocumentError`: when there is nothing to be rescued, the reason is what opening says;
  ///   `.openElsewhere` when somebody has the document open; when the new file cannot be written, its path is
  ///   named; `.exists` when there is one.
  public static func recover(
    _ path: String, to output: String
  ) throws(DocumentError) -> Report {
    guard FileKind(output) == .missing else { throw DocumentError(path: output, reason: .exists) }
    try DocumentFile.requireDocument(at: path)
    // Nobody may write to the file while it is copied.
    guard let lock = try FileLock.acquire(path) else {
      throw DocumentError(path: path, reason: .openElsewhere)
    }
    defer { _ = lock }
    let copy = try WorkingCopy(of: path, beside: output)
    do {
      var salvage = Salvage(copy.path)
      try salvage.readAll()
      guard salvage.hasAnything else { throw Damage("nothing in it can be read") }
      try salvage.write(to: output)
      return salvage.report
    } catch {
      let error = DocumentError(path, error, during: .reading)
      // The working copy is nobody's business.
      throw error.path == copy.path ? DocumentError(path: path, reason: error.reason) : error
    }
  }
}

/// A copy of a document's file and log that may be worked on, gone when the work is done.
private final class WorkingCopy {
  let path: String

  init(of source: String, beside output: String) throws(DocumentError) {
    path = "\(output).\(getpid())-\(UInt32.random(in: 0...UInt32.max)).rescue"
    let source = FileKind.resolvingLinks(source)
    try Self.copy(source, to: path)
    if FileKind.hasContent(source + "-wal") { try Self.copy(source + "-wal", to: path + "-wal") }
  }

  deinit { DocumentFile.remove(path) }

  private static func copy(_ source: String, to target: String) throws(DocumentError) {
    let input = open(source, O_RDONLY | O_CLOEXEC)
    guard input >= 0 else {
      throw DocumentError(path: source, reason: .unreadable(systemMessage()))
    }
    defer { close(input) }
    let output = open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard output >= 0 else {
      throw DocumentError(path: target, reason: .unwritable(systemMessage()))
    }
    defer { close(output) }
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = read(input, &buffer, buffer.count)
      if count == 0 { return }
      // A part of the disk that cannot be read: what follows it may be readable all the same.
      guard count > 0 else { return }
      guard write(output, buffer, count) == count else {
        throw DocumentError(path: target, reason: .unwritable(systemMessage()))
      }
    }
  }
}
