import PersistentCollections
import Testing

@Test func smoke() {
  var t = OrderedTree<Int, Int>(fanOut: FanOut(leaf: 3, inner: 3))
  for i in 0..<100 {
    t.updateValue(i, forKey: i * 7 % 100)
    #expect(t.invariantViolation() == nil)
  }
  for i in 0..<100 {
    #expect(t.removeValue(forKey: i * 13 % 100) != nil)
    if let v = t.invariantViolation() {
      Issue.record("\(v) \(i)")
      break
    }
  }
}
