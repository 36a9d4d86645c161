package import Shapes

/// An open document file: a connection to it, and the right to change it.
///
/// It belongs to one place at a time and blocks while the disk works, so it is not for the main actor:
/// `Documents.Document` keeps it on a queue of its own.
///
/// Every action is one transaction of the shapes that it changes, its step in the timeline and the
/// place of the document there. When `write(_:)` returns, the action is on the disk (`docs/file-format.md`
/// says what that means).
package final class DocumentFile {
  /// The path of the file, links followed.
  package let path: String
  /// Whether the file can be changed.
  package let access: DocumentAccess

  let connection: Connection
  /// Which file was opened; a path may lead to another one by and by.
  let identity: FileIdentity
  /// The id for new shapes that is in the file.
  var writtenNextShapeID: Int64 = 0
  /// SQLite's number of the last change by somebody else.
  var dataVersion: Int64 = 0
  /// Whether the file was opened to be changed.
  let isWritable: Bool
  /// The version of the tables.
  var version: Int64

  init(
    path: String, access: DocumentAccess, connection: Connection, identity: FileIdentity,
    isWritable: Bool, version: Int64
  ) {
    self.path = path
    self.access = access
    self.connection = connection
    self.identity = identity
    self.isWritable = isWritable
    self.version = version
  }
}

/// All that an open document starts from.
package struct DocumentState: Sendable {
  /// The drawing and the next id.
  package var contents: DocumentContents
  /// The form of the timeline, and where in it the drawing is.
  package var outline: TimelineOutline
  /// Where the shapes of the drawing are; nil when nobody has asked for it.
  package var index: SpatialIndex?

  /// Makes the state of a document.
  package init(
    contents: DocumentContents, outline: TimelineOutline = TimelineOutline(),
    index: SpatialIndex? = nil
  ) {
    self.contents = contents
    self.outline = outline
    self.index = index
  }
}
