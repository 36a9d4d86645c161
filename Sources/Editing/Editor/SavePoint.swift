/// Where in the history the document was saved.
struct SavePoint {
  /// How many steps lie behind the present state.
  private var position = 0
  /// Where the document was saved; nil when that state cannot be reached any more.
  private var saved: Int? = 0

  var isHere: Bool { saved == position }

  /// A new step is made.
  ///
  /// The undone ones are gone, and with them a save point among them.
  mutating func advance() {
    if let place = saved, place > position { saved = nil }
    position += 1
  }

  mutating func goBack() { position -= 1 }

  mutating func goForward() { position += 1 }

  mutating func set() { saved = position }

  mutating func clear() { saved = nil }
}
