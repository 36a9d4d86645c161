/// The tables of a document; `docs/file-format.md` explains them for readers of the file.
enum Schema {
  /// "Bstk": tells tools such as `file` that the SQLite file is a drawing of Backstroke's.
  static let applicationID: Int64 = 0x4273_746B
  /// The version of the tables below.
  ///
  /// A file with a greater one was written by a newer program.
  static let version: Int64 = 2

  /// A table or an index, and the statement that makes it.
  struct Element: Equatable {
    let name: String
    let sql: String
  }

  /// What a file of a version consists of, exactly: nothing may be missing, and nothing be there that the
  /// program has not made, such as a trigger that would run with its statements.
  static func elements(of version: Int64) -> [Element] {
    version == 1 ? [document, Version1.shape] : [document, shape, step, branch, redo]
  }

  /// The statements that make an empty document.
  static var creation: String {
    "PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version);\n"
      + elements(of: version).map { $0.sql + ";\n" }.joined()
      + "INSERT INTO document (name, value) VALUES ('next_shape_id', 1), ('cursor', 0);"
  }

  static let document = Element(
    name: "document",
    sql: """
      CREATE TABLE document (
        name TEXT PRIMARY KEY,
        value ANY NOT NULL
      ) STRICT, WITHOUT ROWID
      """)

  /// Numbers that must come back bit for bit stand in columns of type ANY: in a REAL column SQLite
  /// keeps whole numbers as integers, and −0.0 comes back as 0.0.
  static let shape = Element(
    name: "shape",
    sql: """
      CREATE TABLE shape (
        id INTEGER PRIMARY KEY CHECK (id > 0),
        kind TEXT NOT NULL,
        content TEXT,
        center_x ANY NOT NULL CHECK (typeof(center_x) = 'real'),
        center_y ANY NOT NULL CHECK (typeof(center_y) = 'real'),
        width ANY NOT NULL CHECK (typeof(width) = 'real' AND width >= 0),
        height ANY NOT NULL CHECK (typeof(height) = 'real' AND height >= 0),
        mirrored_horizontally INTEGER NOT NULL CHECK (mirrored_horizontally IN (0, 1)),
        mirrored_vertically INTEGER NOT NULL CHECK (mirrored_vertically IN (0, 1)),
        rotation ANY NOT NULL CHECK (typeof(rotation) = 'real'),
        fill TEXT,
        stroke TEXT,
        stroke_width ANY NOT NULL CHECK (typeof(stroke_width) = 'real' AND stroke_width >= 0),
        opacity ANY NOT NULL CHECK (typeof(opacity) = 'real' AND opacity BETWEEN 0 AND 1),
        name TEXT NOT NULL,
        visible INTEGER NOT NULL CHECK (visible IN (0, 1)),
        locked INTEGER NOT NULL CHECK (locked IN (0, 1)),
        groups TEXT,
        stacking_key TEXT NOT NULL
      ) STRICT
      """)

  /// A parent has a smaller id, so that no timeline can run in a circle.
  static let step = Element(
    name: "step",
    sql: """
      CREATE TABLE step (
        id INTEGER PRIMARY KEY CHECK (id > 0),
        parent INTEGER NOT NULL CHECK (parent >= 0 AND parent < id),
        name TEXT NOT NULL,
        time INTEGER NOT NULL,
        delta BLOB NOT NULL
      ) STRICT
      """)

  /// The steps that do not follow the one before them: few, and all that it takes to know the tree.
  static let branch = Element(
    name: "branch", sql: "CREATE INDEX branch ON step (parent) WHERE parent <> id - 1")

  /// Which of several steps redo goes to, where that is not the newest.
  static let redo = Element(
    name: "redo",
    sql: """
      CREATE TABLE redo (
        step INTEGER PRIMARY KEY,
        next INTEGER NOT NULL
      ) STRICT
      """)

  /// What version 1 had otherwise.
  enum Version1 {
    static let shape = Element(
      name: "shape",
      sql: """
        CREATE TABLE shape (
          id INTEGER PRIMARY KEY CHECK (id > 0),
          kind TEXT NOT NULL,
          center_x ANY NOT NULL CHECK (typeof(center_x) = 'real'),
          center_y ANY NOT NULL CHECK (typeof(center_y) = 'real'),
          width ANY NOT NULL CHECK (typeof(width) = 'real' AND width >= 0),
          height ANY NOT NULL CHECK (typeof(height) = 'real' AND height >= 0),
          mirrored_horizontally INTEGER NOT NULL CHECK (mirrored_horizontally IN (0, 1)),
          mirrored_vertically INTEGER NOT NULL CHECK (mirrored_vertically IN (0, 1)),
          fill TEXT,
          stroke TEXT,
          stroke_width ANY NOT NULL CHECK (typeof(stroke_width) = 'real' AND stroke_width >= 0),
          opacity ANY NOT NULL CHECK (typeof(opacity) = 'real' AND opacity BETWEEN 0 AND 1),
          name TEXT NOT NULL,
          visible INTEGER NOT NULL CHECK (visible IN (0, 1)),
          stacking_key TEXT NOT NULL UNIQUE
        ) STRICT
        """)
  }
}
