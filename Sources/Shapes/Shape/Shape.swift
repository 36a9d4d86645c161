/// One thing on the canvas: a value with an identity.
///
/// A shape knows its place in the stacking order by its `stackingKey`, not by an index, so it keeps
/// that place whatever happens to the shapes around it.
public struct Shape: Identifiable, Hashable, Sendable, Codable {
  /// The identity, which never changes.
  public let id: ShapeID
  /// What is drawn into the frame, which never changes.
  public let kind: ShapeKind
  /// Where the shape is and how large.
  public var placement: Placement
  /// How the shape looks.
  public var style: Style
  /// The name that people give it; may be empty, need not be unique.
  public var name: String
  /// Whether the shape is drawn and can be clicked.
  public var isVisible: Bool
  /// The place in the stacking order; greater keys are in front.
  public var stackingKey: StackingKey

  /// Makes a shape.
  public init(
    id: ShapeID, kind: ShapeKind, placement: Placement, style: Style, name: String,
    isVisible: Bool = true, stackingKey: StackingKey
  ) {
    self.id = id
    self.kind = kind
    self.placement = placement
    self.style = style
    self.name = name
    self.isVisible = isVisible
    self.stackingKey = stackingKey
  }

  /// The middle of the shape, in points.
  public var center: Point {
    get { placement.center }
    set { placement.center = newValue }
  }

  /// The upright rectangle around the shape, without its outline.
  public var frame: Rect { placement.frame }

  /// The upright rectangle around all that the shape draws, its outline included.
  public var bounds: Rect { frame.outset(by: style.stroke == nil ? 0 : style.strokeWidth / 2) }
}

extension Shape {
  /// The shape under another identity: the start of a copy of it.
  public func copy(id: ShapeID) -> Shape {
    Shape(
      id: id, kind: kind, placement: placement, style: style, name: name, isVisible: isVisible,
      stackingKey: stackingKey)
  }
}
