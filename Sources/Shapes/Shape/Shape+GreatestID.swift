// Shapes and groups are numbered together, so a new id has to be greater than all of both.

extension Shape {
  /// The greatest of the ids of the shape and of the groups that it is in.
  var greatestID: Int64 { groups.reduce(id.rawValue) { max($0, $1.rawValue) } }
}

extension Sequence<Shape> {
  /// The greatest id of a shape or of a group that one is in; 0 when there is none.
  ///
  /// - Complexity: O(*n*), *n* being the number of shapes.
  package var greatestID: Int64 { reduce(0) { Swift.max($0, $1.greatestID) } }
}
