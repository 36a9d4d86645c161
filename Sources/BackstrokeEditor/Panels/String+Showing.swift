extension String {
  /// How many characters of a name fit into a line of a panel, and how many into a field for it.
  ///
  /// A text of megabytes would keep the window busy for seconds, to be cut off at its edge.
  private static let shownLength = 200
  private static let editableLength = 2_000

  /// What a panel says of a name: one line of it, and no more than can be seen.
  var excerpt: String {
    let line = prefix(Self.shownLength)
    return line.contains(where: \.isNewline)
      ? line.split(whereSeparator: \.isNewline).joined(separator: " ") : String(line)
  }

  /// What a field shows of a name: all of it, unless nobody would have typed it.
  var editable: String { String(prefix(Self.editableLength)) }
}
