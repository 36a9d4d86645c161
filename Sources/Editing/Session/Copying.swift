import Shapes

/// How copies of shapes are made: what they are called, and how far off they lie.
struct Copying: Sendable {
  /// The first of as many ids in a row as there may be copies and groups of copies; nobody else gets them.
  let firstID: Int64
  /// The number of shapes to copy, at most.
  let count: Int
  /// How far a copy lies from its original.
  let offset: Vector

  /// The ids of the copies, when each of the shapes is there.
  var ids: some Sequence<ShapeID> {
    (firstID..<firstID + Int64(count)).lazy.map { ShapeID($0) }
  }

  /// Copies of shapes, in front of all, in the order of their originals.
  ///
  /// Copies of a group are a group of their own.
  ///
  /// - Complexity: O(*k* (log *k* + log *n*)), *k* being the number of ids and *n* of shapes.
  func copies(of originals: some Sequence<ShapeID>, on canvas: Canvas) -> [Shape] {
    let originals = originals.compactMap { canvas[$0] }
      .sorted { $0.stackingKey < $1.stackingKey }
    var groups: [GroupID: GroupID] = [:]
    var nextGroup = firstID + Int64(count)
    return zip(originals, canvas.stackingKeysInFront(originals.count)).enumerated().map {
      position, pair in
      var copy = pair.0.copy(id: ShapeID(firstID + Int64(position)))
      copy.groups = pair.0.groups.map { group in
        if let known = groups[group] { return known }
        defer { nextGroup += 1 }
        groups[group] = GroupID(nextGroup)
        return GroupID(nextGroup)
      }
      copy.center = copy.center + offset
      copy.stackingKey = pair.1
      return copy
    }
  }
}
