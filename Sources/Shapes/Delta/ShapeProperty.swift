/// A property of shapes that deltas change one by one.
///
/// A new property is a case of `Delta.Part`, a line in `accept` and one in `allShapeProperties`; inverting,
/// applying, merging and counting follow.
struct ShapeProperty<Value: Hashable & Sendable & Codable> {
  /// What messages call it; no two properties have the same.
  let name: String
  /// Where shapes keep it.
  let keyPath: WritableKeyPath<Shape, Value>
  /// Makes the part of a delta that changes it.
  let part: ([PropertyChange<Value>]) -> Delta.Part
}

extension ShapeProperty {
  // In one place for each, so that no two can be confused where their values are of one type.

  static var center: ShapeProperty<Point> {
    .init(name: "position", keyPath: \.center, part: Delta.Part.centers)
  }
  static var placement: ShapeProperty<Placement> {
    .init(name: "placement", keyPath: \.placement, part: Delta.Part.placements)
  }
  static var stackingKey: ShapeProperty<StackingKey> {
    .init(name: "stacking key", keyPath: \.stackingKey, part: Delta.Part.stackingKeys)
  }
  static var name: ShapeProperty<String> {
    .init(name: "name", keyPath: \.name, part: Delta.Part.names)
  }
  static var visibility: ShapeProperty<Bool> {
    .init(name: "visibility", keyPath: \.isVisible, part: Delta.Part.visibility)
  }
  static var lock: ShapeProperty<Bool> {
    .init(name: "lock", keyPath: \.isLocked, part: Delta.Part.locks)
  }
  static var style: ShapeProperty<Style> {
    .init(name: "style", keyPath: \.style, part: Delta.Part.styles)
  }
  static var form: ShapeProperty<ShapeForm> {
    .init(name: "form", keyPath: \.form, part: Delta.Part.forms)
  }
  static var groups: ShapeProperty<[GroupID]> {
    .init(name: "groups", keyPath: \.groups, part: Delta.Part.groups)
  }
}

/// A property of whatever type.
protocol AnyShapeProperty {
  var name: String { get }
  /// Whether two shapes have the same value.
  func isSame(_ first: Shape, _ second: Shape) -> Bool
  /// Gives a shape the value of another one.
  func copy(_ source: Shape, _ target: inout Shape)
  /// The changes from shapes as they were to shapes as they are.
  func part(_ shapes: [(before: Shape, after: Shape)]) -> Delta.Part
}

extension ShapeProperty: AnyShapeProperty {
  func isSame(_ first: Shape, _ second: Shape) -> Bool {
    first[keyPath: keyPath] == second[keyPath: keyPath]
  }

  func copy(_ source: Shape, _ target: inout Shape) {
    target[keyPath: keyPath] = source[keyPath: keyPath]
  }

  func part(_ shapes: [(before: Shape, after: Shape)]) -> Delta.Part {
    part(
      shapes.compactMap { before, after in
        PropertyChange(before.id, from: before[keyPath: keyPath], to: after[keyPath: keyPath])
      })
  }
}

/// All properties, in the order in which parts list them.
///
/// A placement comes after the centre in it.
var allShapeProperties: [any AnyShapeProperty] {
  [
    ShapeProperty<Point>.center, ShapeProperty<Placement>.placement,
    ShapeProperty<StackingKey>.stackingKey, ShapeProperty<String>.name,
    ShapeProperty<Bool>.visibility, ShapeProperty<Bool>.lock, ShapeProperty<Style>.style,
    ShapeProperty<ShapeForm>.form, ShapeProperty<[GroupID]>.groups,
  ]
}
