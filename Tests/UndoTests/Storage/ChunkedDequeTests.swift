import Testing
import UndoScript

@testable import Undo

@Suite struct ChunkedDequeTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `it does what an array does, and positions never shift`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var deque = ChunkedDeque(vacant: -1)
    var model: [Int] = []
    var first = 0
    for step in 0..<20_000 {
      // Long runs of one kind of operation, so that chunks fill and empty.
      switch (Int.random(in: 0..<10, using: &random) + step / 1_000) % 5 {
      case 0, 1:
        deque.append(step)
        model.append(step)
      case 2 where !model.isEmpty:
        #expect(deque.removeLast() == model.removeLast())
      case 3 where !model.isEmpty:
        #expect(deque.removeFirst() == model.removeFirst())
        first += 1
      case 4 where !model.isEmpty:
        let offset = Int.random(in: 0..<model.count, using: &random)
        deque[first + offset] = step
        model[offset] = step
      default: break
      }
      #expect(deque.startIndex == first)
      #expect(deque.count == model.count)
    }
    #expect((deque.startIndex..<deque.endIndex).map { deque[$0] } == model)
  }

  @Test func `positions go on after everything was removed`() {
    var deque = ChunkedDeque(vacant: 0)
    for element in 0..<1_000 { deque.append(element) }
    deque.removeAll()
    #expect(deque.isEmpty)
    #expect(deque.startIndex == 1_000)
    deque.append(7)
    #expect(deque[1_000] == 7)
    #expect(deque.removeFirst() == 7)
  }

  @Test func `a copy keeps what it had when the original changes`() {
    var deque = ChunkedDeque(vacant: 0)
    for element in 0..<600 { deque.append(element) }
    let copy = deque
    for position in 0..<600 { deque[position] = -1 }
    _ = deque.removeFirst()
    _ = deque.removeLast()
    #expect((0..<600).map { copy[$0] } == Array(0..<600))
  }

  @Test func `an element that leaves at the front is released at once`() {
    var isReleased = false
    var deque = ChunkedDeque<Sentinel?>(vacant: nil)
    deque.append(Sentinel { isReleased = true })
    deque.append(Sentinel())
    _ = deque.removeFirst()
    #expect(isReleased)
  }
}
