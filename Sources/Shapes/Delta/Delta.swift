/// What a change does to a canvas, exactly: for each shape that it touches the values before and after.
///
/// Everything that follows a canvas (history, file, indexes, views) reads this same value. It is as
/// small as the change: moving a shape keeps an id and two centres, not two shapes, and not the canvas.
///
/// Its laws, each with a test of this wording:
/// - Applying a delta and then its `inverted` gives back the same canvas, bit for bit; and
///   `inverted.inverted == delta`.
/// - `a.merged(with: b)`, where it is not nil, does what a and then b do; its inverse what b's and then
///   a's inverse do.
/// - A delta that comes home is empty after merging, and an empty delta is no step.
/// - Encoding and decoding gives an equal delta; its cost in bytes is what it retains.
/// - A delta applies to a canvas whose touched values are the `before` values, or throws and changes
///   nothing.
public struct Delta: Hashable, Sendable, Codable {
  /// The changes by kind.
  ///
  /// No property of a shape is in two of them, so their order is of no account.
  public var parts: [Part] { first.map { [$0] + rest } ?? [] }

  // Nearly every delta has one part: kept here, it needs no array around it in a history of many.
  private let first: Part?
  let rest: [Part]

  /// Makes the delta that changes nothing.
  public init() { self.init([]) }

  init(_ part: Part) {
    first = part.isEmpty ? nil : part
    rest = []
  }

  init(_ parts: [Part]) {
    let parts = parts.filter { !$0.isEmpty }
    first = parts.first
    rest = Array(parts.dropFirst())
  }

  /// The delta that puts another canvas in the place of one.
  ///
  /// It keeps both, by sharing.
  package init(replacing before: Canvas, with after: Canvas) {
    self.init(.replacement(before: before, after: after))
  }

  /// Whether nothing would change.
  public var isEmpty: Bool { first == nil }

  /// Changes of one kind, side by side, so that many of them cost no more than their values.
  public enum Part: Hashable, Sendable, Codable {
    /// Shapes that come.
    case insertion([Shape])
    /// Shapes that go.
    case removal([Shape])
    /// Shapes that move.
    case centers([PropertyChange<Point>])
    /// Shapes that are resized, mirrored or turned.
    case placements([PropertyChange<Placement>])
    /// Shapes that change their place in the stacking order.
    case stackingKeys([PropertyChange<StackingKey>])
    /// Shapes that are renamed.
    case names([PropertyChange<String>])
    /// Shapes that are hidden or shown.
    case visibility([PropertyChange<Bool>])
    /// Shapes that are locked or unlocked.
    case locks([PropertyChange<Bool>])
    /// Shapes that look different.
    case styles([PropertyChange<Style>])
    /// Shapes that draw something else.
    case forms([PropertyChange<ShapeForm>])
    /// Shapes that come into groups or out of them.
    case groups([PropertyChange<[GroupID]>])
    /// The whole canvas; alone in its delta.
    indirect case replacement(before: Canvas, after: Canvas)
  }

  /// The shapes that are touched, each once, sorted.
  ///
  /// - Complexity: O(*k* log *k*), *k* being the number of changes, O(*k*) when they are sorted; when the whole canvas is replaced, in the
  ///   number of shapes that differ.
  public var touchedShapes: [ShapeID] {
    let ids = parts.flatMap(\.ids)
    // Edits name shapes in the order of their ids as a rule.
    return ids.isStrictlyAscending ? ids : Set(ids).sorted()
  }

  /// The delta back.
  ///
  /// - Complexity: O(*k*), *k* being the number of changes.
  public var inverted: Delta { Delta(parts.map(\.inverted)) }
}

extension Delta.Part {
  var isEmpty: Bool {
    switch self {
    case .replacement(let before, let after): before == after
    default: ids.isEmpty
    }
  }

  /// The shapes that are touched.
  public var ids: [ShapeID] { accept(TouchedShapes()) }

  var inverted: Delta.Part { accept(Inversion()) }
}

private struct TouchedShapes: DeltaPartVisitor {
  func insertion(_ shapes: [Shape]) -> [ShapeID] { shapes.map(\.id) }
  func removal(_ shapes: [Shape]) -> [ShapeID] { shapes.map(\.id) }
  func replacement(_ before: Canvas, _ after: Canvas) -> [ShapeID] {
    after.shapesThatDiffer(from: before)
  }
  func changes<Value>(_ changes: [PropertyChange<Value>], of _: ShapeProperty<Value>) -> [ShapeID] {
    changes.map(\.id)
  }
}

private struct Inversion: DeltaPartVisitor {
  func insertion(_ shapes: [Shape]) -> Delta.Part { .removal(shapes) }
  func removal(_ shapes: [Shape]) -> Delta.Part { .insertion(shapes) }
  func replacement(_ before: Canvas, _ after: Canvas) -> Delta.Part {
    .replacement(before: after, after: before)
  }
  func changes<Value>(
    _ changes: [PropertyChange<Value>], of property: ShapeProperty<Value>
  ) -> Delta.Part {
    property.part(changes.map(\.inverted))
  }
}
