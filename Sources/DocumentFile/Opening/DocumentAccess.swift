/// Whether an open document can be changed.
public enum DocumentAccess: Equatable, Sendable {
  /// It can be changed.
  case editable
  /// Another program, or another document of this one, has the file open and may change it; this one
  /// follows what it does.
  case openElsewhere
  /// The system does not let the file be written; the text is the system's.
  case notWritable(String)

  /// What people are told of a document that cannot be changed; nil when it can.
  public var notice: String? {
    switch self {
    case .editable: nil
    case .openElsewhere:
      "Open in another window or program, which may change it. This window only shows it."
    case .notWritable(let detail):
      "The file cannot be written (\(detail)). Save the drawing somewhere else to change it."
    }
  }
}
