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
  public let parts: [Part]

  /// Makes the delta that changes nothing.
  public init() { parts = [] }

  init(_ part: Part) { self.init([part]) }

  init(_ parts: [Part]) { self.parts = parts.filter { !$0.isEmpty } }

  /// Whether nothing would change.
  public var isEmpty: Bool { parts.isEmpty }

  /// Changes of one kind, side by side, so that many of them cost no more than their values.
  public enum Part: Hashable, Sendable, Codable {
    /// Shapes that come.
    case insertion([Shape])
    /// Shapes that go.
    case removal([Shape])
    /// Shapes that move.
    case centers([PropertyChange<Point>])
    /// Shapes that are resized or mirrored.
    case placements([PropertyChange<Placement>])
    /// Shapes that change their place in the stacking order.
    case stackingKeys([PropertyChange<StackingKey>])
    /// Shapes that are renamed.
    case names([PropertyChange<String>])
    /// Shapes that are hidden or shown.
    case visibility([PropertyChange<Bool>])
    /// Shapes that look different.
    case styles([PropertyChange<Style>])
  }

  /// The shapes that are touched, each once, sorted.
  ///
  /// - Complexity: O(*k* log *k*), *k* being the number of changes.
  public var touchedShapes: [ShapeID] { Set(parts.flatMap(\.ids)).sorted() }

  /// The delta back.
  ///
  /// - Complexity: O(*k*), *k* being the number of changes.
  public var inverted: Delta { Delta(parts.map(\.inverted)) }

  /// The memory that the delta retains, in bytes, apart from its own place: what a history counts.
  ///
  /// - Complexity: O(*k*), *k* being the number of changes.
  public var byteCost: Int {
    parts.isEmpty
      ? 0
      : arrayHeader + parts.capacity * MemoryLayout<Part>.stride
        + parts.reduce(0) { $0 + $1.byteCost }
  }
}

extension Delta.Part {
  var isEmpty: Bool { ids.isEmpty }

  /// The shapes that are touched.
  public var ids: [ShapeID] {
    switch self {
    case .insertion(let shapes), .removal(let shapes): shapes.map(\.id)
    case .centers(let changes): changes.map(\.id)
    case .placements(let changes): changes.map(\.id)
    case .stackingKeys(let changes): changes.map(\.id)
    case .names(let changes): changes.map(\.id)
    case .visibility(let changes): changes.map(\.id)
    case .styles(let changes): changes.map(\.id)
    }
  }

  var inverted: Delta.Part {
    switch self {
    case .insertion(let shapes): .removal(shapes)
    case .removal(let shapes): .insertion(shapes)
    case .centers(let changes): .centers(changes.map(\.inverted))
    case .placements(let changes): .placements(changes.map(\.inverted))
    case .stackingKeys(let changes): .stackingKeys(changes.map(\.inverted))
    case .names(let changes): .names(changes.map(\.inverted))
    case .visibility(let changes): .visibility(changes.map(\.inverted))
    case .styles(let changes): .styles(changes.map(\.inverted))
    }
  }
}
