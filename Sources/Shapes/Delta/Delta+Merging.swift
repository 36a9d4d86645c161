extension Delta {
  /// The delta that does what this one and then another do, or nil when the other does not start where
  /// this one ends.
  ///
  /// Law 3: its inverse does what the other's inverse and then this one's do. Law 4: what comes home is left
  /// out, so that dragging a shape away and back leaves an empty delta.
  ///
  /// - Complexity: O(*k*), *k* being the number of changes of both.
  public func merged(with next: Delta) -> Delta? {
    if case .replacement(let before, let middle) = parts.first {
      return middle.applying(next).map { Delta(replacing: before, with: $0) }
    }
    if case .replacement(let middle, let after) = next.parts.first {
      return middle.applying(inverted).map { Delta(replacing: $0, with: after) }
    }
    var histories = ShapeHistories()
    for part in parts + next.parts where !part.accept(mutating: &histories) { return nil }
    return histories.delta
  }
}

extension Canvas {
  fileprivate func applying(_ delta: Delta) -> Canvas? {
    var canvas = self
    do throws(EditError) { try canvas.apply(delta) } catch { return nil }
    return canvas
  }
}

/// What happens to each shape, in the order in which the shapes are first touched.
///
/// As a visitor it takes up a part, and says whether it follows on what it has.
struct ShapeHistories: DeltaPartVisitor {
  private var histories: [ShapeID: ShapeHistory] = [:]
  private var order: [ShapeID] = []

  mutating func insertion(_ shapes: [Shape]) -> Bool {
    shapes.allSatisfy { shape in edit(shape.id) { $0.insert(shape) } }
  }

  mutating func removal(_ shapes: [Shape]) -> Bool {
    shapes.allSatisfy { shape in edit(shape.id) { $0.remove(shape) } }
  }

  func replacement(_ before: Canvas, _ after: Canvas) -> Bool { false }

  mutating func changes<Value>(
    _ changes: [PropertyChange<Value>], of property: ShapeProperty<Value>
  ) -> Bool {
    changes.allSatisfy { change in edit(change.id) { $0.update(change, property) } }
  }

  /// The histories as one delta.
  var delta: Delta {
    let all = order.map { histories[$0]! }
    return Delta(
      [
        .removal(all.compactMap { $0.after == nil ? $0.before : nil }),
        .insertion(all.compactMap { $0.before == nil ? $0.after : nil }),
      ]
        + allShapeProperties.map { property in
          property.part(
            all.compactMap { history in
              guard let before = history.before, let after = history.after,
                history.knows(property.name)
              else { return nil }
              return (before, after)
            })
        })
  }

  private mutating func edit(_ id: ShapeID, _ change: (inout ShapeHistory) -> Bool) -> Bool {
    if histories[id] == nil { order.append(id) }
    return change(&histories[id, default: ShapeHistory()])
  }
}

/// What happens to one shape: it comes, or it goes, or some of its properties change.
private struct ShapeHistory {
  /// The shape at the beginning and at the end; nil where it is not on the canvas.
  ///
  /// Only the properties that are known mean something; the others are as some shape had them, and
  /// the same in both.
  private(set) var before: Shape?
  private(set) var after: Shape?
  /// The names of the properties that are known; nil when all are, since the shape came or went.
  private var known: Set<String>? = []

  func knows(_ name: String) -> Bool {
    // A placement has the centre in it.
    guard let known else { return false }
    return known.contains(name) && !(name == "position" && known.contains("placement"))
  }

  mutating func insert(_ shape: Shape) -> Bool {
    guard after == nil else { return false }
    if let before {
      // A shape that goes and comes back is as before, or else it is two changes and not one.
      guard before == shape else { return false }
      self = ShapeHistory()
      return true
    }
    after = shape
    known = nil
    return true
  }

  mutating func remove(_ shape: Shape) -> Bool {
    guard let known else {
      guard let after, after == shape else { return false }
      self.after = nil
      return true
    }
    var original = shape
    if let before, let after {
      for property in allShapeProperties where known.contains(property.name) {
        guard property.isSame(after, shape) else { return false }
        property.copy(before, &original)
      }
    }
    before = original
    after = nil
    self.known = nil
    return true
  }

  mutating func update<Value>(
    _ change: PropertyChange<Value>, _ property: ShapeProperty<Value>
  ) -> Bool {
    if before == nil, after == nil {
      guard known != nil else { return false }
      let blank = Shape.blank(change.id)
      (before, after) = (blank, blank)
    }
    guard after != nil else { return false }
    if let known, !known.contains(property.name),
      !(property.name == "position" && known.contains("placement"))
    {
      guard learn(change, property, centerIsKnown: known.contains("position")) else { return false }
      self.known?.insert(property.name)
    }
    guard after![keyPath: property.keyPath] == change.before else { return false }
    after![keyPath: property.keyPath] = change.after
    return true
  }

  /// A property is touched for the first time: until now it was what the change starts from.
  private mutating func learn<Value>(
    _ change: PropertyChange<Value>, _ property: ShapeProperty<Value>, centerIsKnown: Bool
  ) -> Bool {
    let (formerCenter, center) = (before!.center, after!.center)
    before![keyPath: property.keyPath] = change.before
    after![keyPath: property.keyPath] = change.before
    guard centerIsKnown else { return true }
    // The shape had moved before it was resized.
    before!.center = formerCenter
    return after!.center == center
  }
}

extension Shape {
  /// A shape of which nothing is known but its id.
  fileprivate static func blank(_ id: ShapeID) -> Shape {
    Shape(
      id: id, form: .ellipse, placement: Placement(center: .zero, size: .zero),
      style: Style(fill: nil, stroke: nil, strokeWidth: 0, opacity: 0), name: "",
      stackingKey: .first)
  }
}
