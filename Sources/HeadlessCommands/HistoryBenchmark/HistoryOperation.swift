import Shapes

/// An edit that the benchmark makes again and again, each time at another place.
enum HistoryOperation: String, CaseIterable {
  case move = "move one"
  case resize = "resize one"
  case rotate = "rotate one"
  case rename = "rename one"
  case hide = "hide one"
  case lock = "lock one"
  case style = "restyle one"
  case restack = "restack one"
  case delete = "delete one"
  case insert = "insert one"
  case groupTen = "group ten"
  case alignTen = "align ten"
  case distributeTen = "distribute ten"
  case moveMany = "move 1 %"
  case moveAll = "move all"
  case reverse = "reverse order"
  case replace = "replace all"

  /// Whether the edit changes every shape, so that fewer repetitions do.
  func touchesAll(_ size: Int) -> Bool {
    switch self {
    case .moveAll, .reverse, .replace: true
    case .moveMany: size >= 100_000
    default: false
    }
  }

  /// The delta of the step with this number.
  func delta(_ step: Int, on canvas: Canvas) -> Delta {
    do throws(EditError) {
      return try edit(step, on: canvas).delta(on: canvas)
    } catch {
      fatalError("bench history: \(error)")
    }
  }

  private func edit(_ step: Int, on canvas: Canvas) throws(EditError) -> Edit {
    let count = canvas.count
    // Far apart, so that steps do not share what they change.
    let id = canvas.shapes[(step * 7919) % count].id
    let placement = canvas[id]!.placement
    let ten = (0..<min(10, count)).map { canvas.shapes[(step * 7919 + $0) % count].id }
    switch self {
    case .move: return .move([id], by: Vector(3, 4))
    case .resize:
      return .place([
        id: Placement(center: placement.center, size: Size(31 + Double(step % 7), 30))
      ])
    case .rotate: return .rotate([id], by: 15, around: placement.center)
    case .rename: return .rename(id, to: "Renamed \(step)")
    case .hide: return .setVisible([id], !canvas[id]!.isVisible)
    case .lock: return .setLocked([id], !canvas[id]!.isLocked)
    case .groupTen: return .group(ten, GroupID(Int64(20_000_000 + step)))
    case .alignTen: return .align(ten, step.isMultiple(of: 2) ? .left : .bottom)
    case .distributeTen: return .distribute(ten, step.isMultiple(of: 2) ? .horizontal : .vertical)
    case .style: return .style([id], .opacity(0.5 + Double(step % 50 + 1) / 200))
    case .restack: return .restack([id], step.isMultiple(of: 2) ? .toFront : .toBack)
    case .delete: return .remove([id])
    case .insert:
      var shape = canvas[id]!.copy(id: ShapeID(Int64(10_000_000 + step)))
      shape.stackingKey = canvas.stackingKeyInFront
      return .insert([shape])
    case .moveMany:
      let ids = (0..<max(count / 100, 1)).map { ShapeID(Int64($0 * 100 % count) + 1) }
      return .move(ids, by: Vector(3, 4))
    case .moveAll: return .move(canvas.shapes.map(\.id), by: Vector(3, 4))
    case .reverse: return .reverseOrder(canvas.shapes.map(\.id))
    case .replace:
      // Another drawing of the same size, none of it shared.
      var other = Canvas.benchmark(count)
      try other.apply(Edit.move([ShapeID(1)], by: Vector(Double(step) + 1, 0)).delta(on: other))
      return .replace(other)
    }
  }
}
