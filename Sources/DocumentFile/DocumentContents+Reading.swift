extension DocumentContents {
  /// Reads a document; nothing is changed in the file.
  ///
  /// - Complexity: O(*n* log *n*), *n* being the number of shapes. Blocks while it reads: not for the main
  ///   actor.
  /// - Throws: `DocumentError` that names the file and the reason.
  public init(contentsOf path: String) throws(DocumentError) {
    self = try DocumentFile.open(path, for: .reading).readState().contents
  }
}
