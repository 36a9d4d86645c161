extension BoxTree {
  /// What is wrong with the tree, or nil when nothing is; for tests.
  ///
  /// - Complexity: O(*n*), *n* being the number of shapes.
  var brokenInvariant: String? {
    var found = 0
    func check(_ node: Int, parent: Int) -> String? {
      if nodes[node].parent != parent { return "node \(node) does not know its parent" }
      if node != root, nodes[node].count == 0 { return "node \(node) is empty" }
      for entry in entries(of: node) {
        if nodes[node].level == 0 {
          found += 1
          if leaves[ShapeID(entry.link)] != Int32(node) { return "shape \(entry.link) is lost" }
          continue
        }
        let child = Int(entry.link)
        if nodes[child].level != nodes[node].level - 1 { return "node \(child) is uneven" }
        if entry.box != cover(of: child) { return "the box of node \(child) does not fit" }
        if let problem = check(child, parent: node) { return problem }
      }
      return nil
    }
    if let problem = check(root, parent: -1) { return problem }
    return found == count ? nil : "\(found) shapes in leaves, \(count) in the table of leaves"
  }
}
