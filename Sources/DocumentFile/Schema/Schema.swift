/// The tables of a document; `docs/file-format.md` explains them for readers of the file.
enum Schema {
  /// "Bstk": tells tools such as `file` that the SQLite file is a drawing of Backstroke's.
  static let applicationID: Int64 = 0x4273_746B
  /// The version of the tables below.
  ///
  /// A file with a greater one was written by a newer program.
  static let version: Int64 = 1

  /// Numbers that must come back bit for bit stand in columns of type ANY: in a REAL column SQLite
  /// keeps whole numbers as integers, and −0.0 comes back as 0.0.
  static let creation = """
    PRAGMA application_id = \(applicationID);
    PRAGMA user_version = \(version);
    CREATE TABLE document (
      name TEXT PRIMARY KEY,
      value ANY NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE shape (
      id INTEGER PRIMARY KEY CHECK (id > 0),
      form TEXT NOT NULL,
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
      groups TEXT NOT NULL,
      stacking_key TEXT NOT NULL UNIQUE
    ) STRICT;
    """
}
