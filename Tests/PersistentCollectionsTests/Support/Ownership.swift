import PersistentCollections
import Testing

/// Whether a tree is the only one that holds its nodes when it is changed.
enum Ownership: CaseIterable {
  case unique
  case shared

  /// Changes a tree and checks its structure; a shared one is changed while a copy lives, which must stay as
  /// it was.
  func change(
    _ tree: inout OrderedTree<Int, Int>, sourceLocation: SourceLocation = #_sourceLocation,
    by change: (inout OrderedTree<Int, Int>) -> Void
  ) {
    switch self {
    case .unique:
      change(&tree)
    case .shared:
      let copy = tree
      let elements = Array(tree)
      change(&tree)
      #expect(
        copy.elementsEqual(elements, by: ==), "a copy changed", sourceLocation: sourceLocation)
      #expect(copy.invariantViolation() == nil, sourceLocation: sourceLocation)
    }
    #expect(tree.invariantViolation() == nil, sourceLocation: sourceLocation)
  }
}

extension Fixture {
  /// The tree after a change.
  func changed(
    _ ownership: Ownership, sourceLocation: SourceLocation = #_sourceLocation,
    by change: (inout OrderedTree<Int, Int>) -> Void
  ) -> OrderedTree<Int, Int> {
    var tree = tree
    ownership.change(&tree, sourceLocation: sourceLocation, by: change)
    return tree
  }
}
