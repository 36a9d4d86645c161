extension Delta {
  /// Whether no property of a shape is changed twice: what every delta that the program makes fulfils, and
  /// what applying one relies on.
  ///
  /// - Complexity: O(*k*), *k* being the number of changes.
  var isConsistent: Bool {
    guard parts.allSatisfy(\.namesEachShapeOnce) else { return false }
    if parts.count < 2 { return true }
    var comingOrGoing: Set<ShapeID> = []
    var placed: Set<ShapeID> = []
    var otherwiseChanged: Set<ShapeID> = []
    for part in parts {
      switch part {
      case .insertion, .removal:
        guard comingOrGoing.insertAll(part.ids) else { return false }
      case .centers, .placements:
        // A placement holds the centre as well.
        guard placed.insertAll(part.ids) else { return false }
      case .replacement: return false
      case .stackingKeys, .names, .visibility, .locks, .styles, .forms, .groups:
        otherwiseChanged.formUnion(part.ids)
      }
    }
    return comingOrGoing.isDisjoint(with: placed)
      && comingOrGoing.isDisjoint(with: otherwiseChanged)
  }
}

extension Delta.Part {
  fileprivate var namesEachShapeOnce: Bool {
    if case .replacement = self { return true }
    let ids = ids
    // Most often they are sorted, and looking at neighbours is enough.
    return zip(ids, ids.dropFirst()).allSatisfy { $0 < $1 } || Set(ids).count == ids.count
  }
}

extension Set {
  /// Inserts elements; false when one of them was there already.
  fileprivate mutating func insertAll(_ elements: [Element]) -> Bool {
    elements.allSatisfy { insert($0).inserted }
  }
}
