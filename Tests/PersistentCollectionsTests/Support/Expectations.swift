import PersistentCollections
import Testing

/// Checks that a tree is sound and holds what a dictionary does, looked up by key, by position and in order.
func expect<Value: Equatable>(
  _ tree: OrderedTree<Int, Value>, holds model: [Int: Value], _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(tree.invariantViolation() == nil, comment, sourceLocation: sourceLocation)
  let keys = model.keys.sorted()
  let values = keys.map { model[$0]! }
  #expect(tree.count == keys.count, comment, sourceLocation: sourceLocation)
  #expect(tree.map(\.key) == keys, comment, sourceLocation: sourceLocation)
  #expect(tree.map(\.value) == values, comment, sourceLocation: sourceLocation)
  // One expectation for all positions: an expectation for each would take most of the time.
  let isFound = keys.indices.allSatisfy { position in
    let key = keys[position]
    let element = tree.element(at: position)
    return tree[key] == values[position] && tree.position(forKey: key) == position
      && tree.rank(of: key) == position && element.key == key && element.value == values[position]
  }
  #expect(isFound, comment, sourceLocation: sourceLocation)
}

/// How two dictionaries differ, found by looking at all of both.
func naiveDifference(
  from old: [Int: Int], to new: [Int: Int]
) -> [OrderedTree<Int, Int>.Change] {
  Set(old.keys).union(new.keys).sorted().compactMap { key in
    switch (old[key], new[key]) {
    case (let before?, nil): .removed(key: key, value: before)
    case (nil, let after?): .inserted(key: key, value: after)
    case (let before?, let after?) where before != after:
      .updated(key: key, from: before, to: after)
    default: nil
    }
  }
}
