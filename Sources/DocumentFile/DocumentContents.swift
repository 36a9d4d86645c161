public import Shapes

/// What a document keeps in its file: a drawing, and which ids new shapes may have.
///
/// A file is an SQLite database that other tools can read; `docs/file-format.md` describes it.
public struct DocumentContents: Equatable, Sendable {
  /// The drawing.
  public var canvas: Canvas
  /// The first id that no shape of this document has ever had.
  public var nextShapeID: Int64

  /// Makes the contents of a document.
  public init(canvas: Canvas, nextShapeID: Int64) {
    self.canvas = canvas
    self.nextShapeID = nextShapeID
  }

  /// What a new document starts from.
  public static let empty = DocumentContents(canvas: Canvas(), nextShapeID: 1)

  /// The ending of a document's file name, without the dot.
  public static let fileExtension = "backstroke"
}
