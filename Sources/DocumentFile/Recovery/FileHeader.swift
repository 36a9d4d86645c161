import CSQLite

#if canImport(Glibc)
import Glibc
#endif

/// The first hundred bytes of an SQLite file (https://www.sqlite.org/fileformat.html, section 1.3).
enum FileHeader {
  /// Documents are made with pages of this size, in bytes.
  private static let pageSize = 4096

  /// Writes the fields without which SQLite takes a file for none of its own.
  ///
  /// - Returns: Whether that could be done.
  static func mend(_ path: String) -> Bool {
    guard case .regular(let size) = FileKind(path), size >= pageSize else { return false }
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let pageCount = UInt32(clamping: size / pageSize)
    let fields: [(offset: Int, bytes: [UInt8])] = [
      (0, Array("SQLite format 3\0".utf8)),
      // Page size; no log; no reserved bytes; the payload fractions, which are the same in every file.
      (16, [UInt8(pageSize >> 8), 0, 1, 1, 0, 64, 32, 32]),
      (28, (0..<4).map { UInt8(truncatingIfNeeded: pageCount >> (24 - 8 * $0)) }),
      // Schema format 4; no automatic vacuum; text in UTF-8.
      (44, [0, 0, 0, 4]), (52, [0, 0, 0, 0]), (56, [0, 0, 0, 1]),
    ]
    return fields.allSatisfy { field in
      pwrite(descriptor, field.bytes, field.bytes.count, off_t(field.offset)) == field.bytes.count
    }
  }
}

extension SQLiteError {
  /// Whether SQLite finds the file broken: also when it has fewer pages than it says, as one that was cut off.
  var isDamage: Bool { primaryCode == SQLITE_CORRUPT }

  /// Whether SQLite takes the file for none of its own.
  var isNoDatabase: Bool { primaryCode == SQLITE_NOTADB }
}
