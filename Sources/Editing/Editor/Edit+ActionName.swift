public import Shapes

extension Edit {
  /// What the step is called in menus, tooltips and lists: "Move Rectangle", "Delete 3 Shapes".
  func actionName(on canvas: Canvas) -> String {
    switch self {
    case .insert(let shapes): "Insert \(noun(shapes))"
    case .remove(let ids): "Delete \(noun(ids, on: canvas))"
    case .move(let ids, by: _): "Move \(noun(ids, on: canvas))"
    case .place(let placements): "Resize \(noun(Array(placements.keys), on: canvas))"
    case .rotate(let ids, by: _, around: _): "Rotate \(noun(ids, on: canvas))"
    case .align(_, let alignment): alignment.actionName
    case .distribute(_, let axis):
      axis == .horizontal ? "Distribute Horizontally" : "Distribute Vertically"
    case .restack(_, let restacking): restacking.actionName
    case .reverseOrder: "Reverse Order"
    case .rename(let id, to: _): "Rename \(noun([id], on: canvas))"
    case .setVisible(let ids, let isVisible):
      "\(isVisible ? "Show" : "Hide") \(noun(ids, on: canvas))"
    case .setLocked(let ids, let isLocked):
      "\(isLocked ? "Lock" : "Unlock") \(noun(ids, on: canvas))"
    case .style(_, let change): change.actionName
    case .reshape(_, .text): "Edit Text"
    case .reshape(_, .rectangle): "Corner Radius"
    case .reshape(let id, _): "Reshape \(noun([id], on: canvas))"
    case .group: "Group"
    case .ungroup: "Ungroup"
    case .replace: "Replace Drawing"
    }
  }

  private func noun(_ ids: [ShapeID], on canvas: Canvas) -> String {
    let ids = Set(ids)
    return ids.count == 1 ? noun(ids.compactMap { canvas[$0] }) : "\(ids.count) Shapes"
  }

  private func noun(_ shapes: [Shape]) -> String { shapes.noun }
}

extension [Shape] {
  /// What a step calls the shapes that it is about.
  var noun: String { count == 1 ? self[0].kind.title : "\(count) Shapes" }
}

extension ShapeKind {
  /// What people call it.
  public var title: String {
    switch self {
    case .rectangle: "Rectangle"
    case .ellipse: "Ellipse"
    case .line: "Line"
    case .arrow: "Arrow"
    case .polygon: "Polygon"
    case .polyline: "Polyline"
    case .path: "Path"
    case .text: "Text"
    }
  }
}

extension Restacking {
  /// What menus call it.
  public var actionName: String {
    switch self {
    case .forward: "Bring Forward"
    case .backward: "Send Backward"
    case .toFront: "Bring to Front"
    case .toBack: "Send to Back"
    case .above, .below: "Reorder"
    }
  }
}

extension Alignment {
  /// What menus call it.
  public var actionName: String {
    switch self {
    case .left: "Align Left"
    case .center: "Align Centre"
    case .right: "Align Right"
    case .top: "Align Top"
    case .middle: "Align Middle"
    case .bottom: "Align Bottom"
    }
  }
}

extension StyleChange {
  fileprivate var actionName: String {
    switch self {
    case .fill(let color): color == nil ? "No Fill" : "Fill Colour"
    case .stroke(let color): color == nil ? "No Outline" : "Outline Colour"
    case .strokeWidth(let width): "Outline Width \(width.formatted(decimals: 1)) pt"
    case .opacity(let opacity): "Opacity \((opacity * 100).formatted(decimals: 0)) %"
    }
  }
}

extension Double {
  /// The number with at most so many decimals, and no zeros at its end.
  package func formatted(decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let rounded = (self * scale).rounded() / scale
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int64(rounded)) : String(rounded)
  }
}
