/// One thing on the canvas: a value with an identity.
///
/// A shape knows its place in the stacking order by its `stackingKey`, not by an index, so it keeps
/// that place whatever happens to the shapes around it.
public struct Shape: Identifiable, Sendable, Codable {
  /// The identity, which never changes.
  public let id: ShapeID
  /// What is drawn into the frame.
  public var form: ShapeForm
  /// Where the shape is, how large, and how far it is turned.
  public var placement: Placement
  /// How the shape looks.
  public var style: Style
  /// The name that people give it; may be empty, need not be unique.
  public var name: String
  /// Whether the shape is drawn and can be clicked.
  public var isVisible: Bool
  /// Whether the shape is kept from being clicked and changed, until it is unlocked.
  public var isLocked: Bool
  /// The groups that the shape is in, from the innermost to the outermost.
  public var groups: [GroupID]
  /// The place in the stacking order; greater keys are in front.
  public var stackingKey: StackingKey

  /// Makes a shape.
  public init(
    id: ShapeID, form: ShapeForm, placement: Placement, style: Style, name: String,
    isVisible: Bool = true, isLocked: Bool = false, groups: [GroupID] = [],
    stackingKey: StackingKey
  ) {
    self.id = id
    self.form = form
    self.placement = placement
    self.style = style
    self.name = name
    self.isVisible = isVisible
    self.isLocked = isLocked
    self.groups = groups
    self.stackingKey = stackingKey
  }

  /// The form without its details.
  public var kind: ShapeKind { form.kind }

  /// The middle of the shape, in points.
  public var center: Point {
    get { placement.center }
    set { placement.center = newValue }
  }

  /// The rectangle that the shape fills before it is turned, without its outline.
  public var frame: Rect { placement.frame }

  /// The upright rectangle around the shape as it is turned, without its outline.
  public var extent: Rect { frame.boundsRotated(degrees: placement.rotation) }

  /// The upright rectangle around all that the shape draws, its outline and the head of an arrow included.
  ///
  /// The outline of a sharp corner reaches further than half its width: up to `miterLimit` times that.
  public var bounds: Rect { extent.outset(by: outlineReach) }

  private var outlineReach: Double {
    let half = style.stroke == nil ? 0 : style.strokeWidth / 2
    switch form {
    case .rectangle: return half * 2.0.squareRoot()
    case .ellipse, .line: return half
    case .arrow: return half + Self.arrowHeadLength(strokeWidth: style.strokeWidth)
    case .polygon, .polyline, .path: return half * Self.miterLimit
    case .text: return 0
    }
  }

  /// How many times the width of the outline a sharp corner may reach, before it is cut off.
  public static let miterLimit = 4.0

  /// The length of an arrow's head, in points.
  public static func arrowHeadLength(strokeWidth: Double) -> Double { 6 + 3 * strokeWidth }
}

extension Shape: Hashable {
  /// Whether everything is the same, bit for bit: names that only look alike differ.
  public static func == (left: Shape, right: Shape) -> Bool {
    left.id == right.id && left.placement == right.placement && left.style == right.style
      && left.stackingKey == right.stackingKey && left.isVisible == right.isVisible
      && left.isLocked == right.isLocked && left.groups == right.groups
      && left.form == right.form && left.name.utf8.elementsEqual(right.name.utf8)
  }

  /// Feeds what tells shapes apart into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(placement)
    hasher.combine(style)
    hasher.combine(stackingKey)
  }
}

extension Shape {
  /// The shape under another identity: the start of a copy of it.
  public func copy(id: ShapeID) -> Shape {
    Shape(
      id: id, form: form, placement: placement, style: style, name: name, isVisible: isVisible,
      isLocked: isLocked, groups: groups, stackingKey: stackingKey)
  }
}
