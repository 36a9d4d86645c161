import Shapes
import TestSupport
import Testing

@Suite struct StackingKeyTests {
  @Test(arguments: [UInt64(31), 32])
  func `there is always room between two keys, and at both ends`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var keys: [StackingKey] = []
    for _ in 0..<3000 {
      let index = Int.random(in: 0...keys.count, using: &generator)
      let lower = index > 0 ? keys[index - 1] : nil
      let upper = index < keys.count ? keys[index] : nil
      let key = StackingKey.between(lower, upper)
      #expect(lower.map { $0 < key } ?? true, "seed \(seed)")
      #expect(upper.map { key < $0 } ?? true, "seed \(seed)")
      #expect(StackingKey(key.text) == key)
      keys.insert(key, at: index)
    }
  }

  @Test func `a million shapes drawn one in front of the other keep short keys`() {
    var key = StackingKey.first
    for step in 1...1_000_000 {
      let next = StackingKey.between(key, nil)
      if !(key < next) { Issue.record("step \(step): \(key.text) is not below \(next.text)") }
      key = next
    }
    #expect(key.text.utf8.count <= 6)
  }

  @Test func `sending to the back again and again keeps short keys`() {
    var key = StackingKey.first
    for step in 1...100_000 {
      let next = StackingKey.between(nil, key)
      if !(next < key) { Issue.record("step \(step): \(next.text) is not below \(key.text)") }
      key = next
    }
    #expect(key.text.utf8.count <= 6)
  }

  @Test func `six keys put at one place cost about one digit`() {
    var lower = StackingKey.first
    let upper = StackingKey.between(lower, nil)
    for _ in 0..<600 { lower = .between(lower, upper) }
    #expect(lower.text.utf8.count <= 120)
  }

  @Test func `many keys between two are as short as halving makes them`() {
    let upper = StackingKey.between(.first, nil)
    let keys = StackingKey.keys(1000, between: .first, and: upper)
    #expect(keys == keys.sorted() && Set(keys).count == 1000)
    #expect(keys.allSatisfy { .first < $0 && $0 < upper && $0.text.utf8.count <= 5 })
    #expect(StackingKey.keys(3, between: nil, and: .first).allSatisfy { $0 < .first })
    #expect(StackingKey.keys(0, between: nil, and: nil).isEmpty)
  }

  @Test(arguments: ["", "a", "0", "a0 ", "a0é", "b0", "a00", "A", "{0", "a0V0", "é"])
  func `a text that is no key is refused`(text: String) {
    #expect(StackingKey(text) == nil)
  }

  @Test func `two keys in the wrong order are a programming error that says so`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let later = StackingKey.between(.first, nil)
      _ = StackingKey.between(later, .first)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("must sort before"))
  }
}
