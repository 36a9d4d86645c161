/// What an array takes beside its elements: the header that Swift's runtime and the array keep, in bytes.
private let arrayHeader = 32

extension Delta {
  /// The memory that the delta retains, in bytes, apart from its own place: what a history counts.
  ///
  /// Shapes that come or go share their points and words with the canvas as long as they are on it, and are
  /// counted whole all the same: one of the two has them. A canvas that was replaced is counted by its
  /// shapes.
  ///
  /// - Complexity: O(*k*), *k* being the number of changes; O(*n*) when the whole canvas is replaced.
  public var byteCost: Int {
    (rest.isEmpty ? 0 : arrayHeader + rest.capacity * MemoryLayout<Part>.stride)
      + parts.reduce(0) { $0 + $1.accept(RetainedBytes()) }
  }
}

private struct RetainedBytes: DeltaPartVisitor {
  func insertion(_ shapes: [Shape]) -> Int { retained(shapes) }
  func removal(_ shapes: [Shape]) -> Int { retained(shapes) }
  func replacement(_ before: Canvas, _ after: Canvas) -> Int {
    (before.count + after.count) * MemoryLayout<Shape>.stride
  }
  func changes<Value>(_ changes: [PropertyChange<Value>], of _: ShapeProperty<Value>) -> Int {
    guard Value.self is any HeapCounted.Type else { return retained(changes) { _ in 0 } }
    return retained(changes) { change in
      ((change.before as? any HeapCounted)?.heapCost ?? 0)
        + ((change.after as? any HeapCounted)?.heapCost ?? 0)
    }
  }

  private func retained(_ shapes: [Shape]) -> Int { retained(shapes, \.heapCost) }

  private func retained<Element>(_ array: [Element], _ beyond: (Element) -> Int) -> Int {
    arrayHeader + array.capacity * MemoryLayout<Element>.stride
      + array.reduce(0) { $0 + beyond($1) }
  }
}

/// A value that keeps a part of itself elsewhere.
private protocol HeapCounted {
  /// The bytes that lie on the heap.
  var heapCost: Int { get }
}

extension String: HeapCounted {
  /// Up to 15 bytes fit into the string's own 16.
  fileprivate var heapCost: Int { utf8.count > 15 ? arrayHeader + utf8.count : 0 }
}

extension StackingKey: HeapCounted {
  fileprivate var heapCost: Int { text.heapCost }
}

extension [GroupID]: HeapCounted {
  fileprivate var heapCost: Int {
    isEmpty ? 0 : arrayHeader + count * MemoryLayout<GroupID>.stride
  }
}

extension ShapeForm: HeapCounted {
  fileprivate var heapCost: Int {
    switch self {
    case .rectangle, .ellipse, .line, .arrow: 0
    case .polygon(let corners), .polyline(let corners):
      arrayHeader + corners.count * MemoryLayout<Point>.stride
    case .path(let path): arrayHeader + path.elements.count * MemoryLayout<Path.Element>.stride
    case .text(let text):
      arrayHeader + MemoryLayout<Text>.stride + text.string.heapCost + text.fontFamily.heapCost
    }
  }
}

extension Shape: HeapCounted {
  fileprivate var heapCost: Int {
    name.heapCost + stackingKey.heapCost + groups.heapCost + form.heapCost
  }
}
