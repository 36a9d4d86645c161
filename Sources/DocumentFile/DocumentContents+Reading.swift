import CSQLite
import Shapes

extension DocumentContents {
  /// Reads a document; nothing is changed in the file.
  ///
  /// - Complexity: O(*n* log *n*), *n* being the number of shapes. Blocks while it reads: not for the main
  ///   actor.
  /// - Throws: `DocumentError` that names the file and the reason.
  public init(contentsOf path: String) throws(DocumentError) {
    switch FileKind(path) {
    case .missing: throw DocumentError(path: path, reason: .notFound)
    case .unreachable(let reason): throw DocumentError(path: path, reason: .unreadable(reason))
    case .directory: throw DocumentError(path: path, reason: .isDirectory)
    case .special: throw DocumentError(path: path, reason: .notRegularFile)
    case .regular(size: 0): throw DocumentError(path: path, reason: .empty)
    case .regular: break
    }
    do {
      let connection = try Connection(path: path, mode: .reading)
      try Self.checkHeader(of: connection, path: path)
      try self.init(readingFrom: connection)
    } catch let error as DocumentError {
      throw error
    } catch let damage as Damage {
      throw DocumentError(path: path, reason: .damaged(damage.reason))
    } catch let error as EditError {
      throw DocumentError(path: path, reason: .damaged(error.description))
    } catch let error as SQLiteError {
      throw DocumentError(path: path, reason: error.reasonForReading)
    } catch {
      throw DocumentError(path: path, reason: .unreadable("\(error)"))
    }
  }

  private static func checkHeader(of connection: Connection, path: String) throws {
    guard try connection.integer("PRAGMA application_id") == Schema.applicationID else {
      throw DocumentError(path: path, reason: .notADocument)
    }
    let version = try connection.integer("PRAGMA user_version")
    guard version <= Schema.version else {
      throw DocumentError(path: path, reason: .newerVersion(Int(version)))
    }
    guard version > 0 else { throw Damage("its version is \(version)") }
    // A stranger's file could have views under these names, which run for as long as they like.
    let tables = try connection.integer(
      "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name IN ('shape', 'document')")
    guard tables == 2 else { throw Damage("a table is missing") }
  }

  private init(readingFrom connection: Connection) throws {
    var shapes: [Shape] = []
    let rows = try Statement(ShapeRow.selection, on: connection)
    while try rows.step() { shapes.append(try ShapeRow.shape(rows)) }
    let next = try connection.integer("SELECT value FROM document WHERE name = 'next_shape_id'")
    guard shapes.allSatisfy({ $0.id.rawValue < next }) else {
      throw Damage("a shape has an id that is still to be given out")
    }
    self.init(canvas: try Canvas(shapes), nextShapeID: next)
  }
}

extension SQLiteError {
  fileprivate var reasonForReading: DocumentError.Reason {
    switch primaryCode {
    case SQLITE_NOTADB: .notADocument
    case SQLITE_CORRUPT, SQLITE_ERROR, SQLITE_EMPTY: .damaged(message)
    default: .unreadable(message)
    }
  }
}
