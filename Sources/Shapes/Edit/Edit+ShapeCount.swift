extension Edit {
  /// How many shapes the edit names; of a whole canvas, how many are on it.
  ///
  /// It tells before anything is worked out whether an edit takes long.
  ///
  /// - Complexity: O(1).
  public var shapeCount: Int {
    switch self {
    case .insert(let shapes): shapes.count
    case .place(let placements): placements.count
    case .rename, .reshape: 1
    case .replace(let canvas): canvas.count
    case .remove(let ids), .move(let ids, by: _), .rotate(let ids, by: _, around: _),
      .align(let ids, _), .distribute(let ids, _), .restack(let ids, _), .reverseOrder(let ids),
      .setVisible(let ids, _), .setLocked(let ids, _), .style(let ids, _), .group(let ids, _),
      .ungroup(let ids):
      ids.count
    }
  }
}
