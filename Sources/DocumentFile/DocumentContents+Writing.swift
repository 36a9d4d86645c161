import Shapes

#if canImport(Glibc)
import Glibc
#endif

extension DocumentContents {
  /// Writes the document to a file, which then holds all of it or is as it was before.
  ///
  /// The contents go to a new file beside the old one, to the disk, and take the old one's name in one
  /// move. A symbolic link stays, and what it leads to is replaced.
  ///
  /// - Complexity: O(*n* log *n*), *n* being the number of shapes. Blocks while it writes: not for the main
  ///   actor.
  /// - Throws: `DocumentError` that names the file and the reason.
  public func write(to path: String) throws(DocumentError) {
    let target: String
    switch FileKind(path) {
    case .unreachable(let reason): throw DocumentError(path: path, reason: .unwritable(reason))
    case .directory: throw DocumentError(path: path, reason: .isDirectory)
    case .special: throw DocumentError(path: path, reason: .notRegularFile)
    case .missing: target = path
    case .regular:
      guard access(path, W_OK) == 0 else {
        throw DocumentError(path: path, reason: .unwritable(systemMessage()))
      }
      target = FileKind.resolvingLinks(path)
    }
    let draft = "\(target).\(getpid())-\(UInt32.random(in: 0...UInt32.max)).draft"
    defer { unlink(draft) }
    do throws(SQLiteError) {
      try writeDraft(to: draft)
    } catch {
      throw DocumentError(path: path, reason: .unwritable(error.message))
    }
    guard rename(draft, target) == 0 else {
      throw DocumentError(path: path, reason: .unwritable(systemMessage()))
    }
    FileKind.syncDirectory(of: target)
  }

  private func writeDraft(to path: String) throws(SQLiteError) {
    let connection = try Connection(path: path, mode: .creating)
    // The draft is thrown away unless all of it is written, so it needs no journal; it is on the disk when
    // the transaction ends.
    try connection.execute("PRAGMA journal_mode = OFF; PRAGMA synchronous = FULL")
    try connection.transaction { () throws(SQLiteError) in
      try connection.execute(Schema.creation)
      let insertion = try Statement(ShapeRow.insertion, on: connection)
      for shape in canvas.shapes { try insertion.run(ShapeRow.values(shape)) }
      try Statement(
        "INSERT INTO document (name, value) VALUES ('next_shape_id', ?)", on: connection
      )
      .run([.integer(nextShapeID)])
    }
  }
}
