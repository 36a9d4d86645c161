/// The titles of the menu items that undo and redo, as whole phrases.
///
/// Word order differs between languages, so a name is not glued to a verb: each phrase says where
/// the name goes by `%@`.
public struct UndoMenuTitles: Sendable, Hashable {
  /// The title for undoing an action without a name.
  public var undo: String

  /// The title for undoing a named action; `%@` stands for the name.
  public var undoNamed: String

  /// The title for redoing an action without a name.
  public var redo: String

  /// The title for redoing a named action; `%@` stands for the name.
  public var redoNamed: String

  /// Makes titles in another language.
  public init(undo: String, undoNamed: String, redo: String, redoNamed: String) {
    self.undo = undo
    self.undoNamed = undoNamed
    self.redo = redo
    self.redoNamed = redoNamed
  }

  /// "Undo", "Undo Move", "Redo", "Redo Move".
  public static let english = Self(
    undo: "Undo", undoNamed: "Undo %@", redo: "Redo", redoNamed: "Redo %@")

  func undo(_ name: String) -> String { name.isEmpty ? undo : Self.fill(undoNamed, with: name) }

  func redo(_ name: String) -> String { name.isEmpty ? redo : Self.fill(redoNamed, with: name) }

  /// Puts a name into a phrase.
  ///
  /// Not `String(format:)`: a name may hold a per cent sign.
  private static func fill(_ phrase: String, with name: String) -> String {
    guard let place = phrase.firstRange(of: "%@") else { return phrase }
    return phrase.replacingCharacters(in: place, with: name)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
