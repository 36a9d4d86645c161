import TestSupport
import Testing

@testable import DocumentFile

/// A timeline as plain as can be: each step with its parent.
private struct NaiveTimeline {
  var parents: [Int64: Int64] = [:]
  var choices: [Int64: Int64] = [:]
  var cursor: Int64 = 0

  var nextID: Int64 { (parents.keys.max() ?? 0) + 1 }

  mutating func append() {
    let id = nextID
    parents[id] = cursor
    choices[cursor] = id
    cursor = id
  }

  func line(to id: Int64) -> [Int64] {
    var line: [Int64] = []
    var step = id
    while step != 0 {
      line.append(step)
      step = parents[step]!
    }
    return line
  }

  /// The steps to undo and to redo on the way to another one.
  func path(to target: Int64) -> (undone: [Int64], redone: [Int64]) {
    let here = line(to: cursor)
    let there = line(to: target)
    return (here.filter { !there.contains($0) }, there.filter { !here.contains($0) }.reversed())
  }

  mutating func move(to target: Int64) {
    let path = path(to: target)
    for step in path.undone + path.redone { choices[parents[step]!] = step }
    cursor = target
  }

  func redoLine(from id: Int64) -> [Int64] {
    var line: [Int64] = []
    var step = id
    while let next = choices[step] {
      line.append(next)
      step = next
    }
    return line
  }

  mutating func forget(before first: Int64) {
    let kept = parents.keys.filter { line(to: $0).contains(first) }
    if cursor == parents[first] { cursor = 0 }
    parents = parents.filter { kept.contains($0.key) }
    parents[first] = 0
    choices = choices.filter { kept.contains($0.key) }
    choices[0] = first
  }
}

@Suite struct TimelineOutlineTests {
  @Test(arguments: [UInt64(71), 72, 73, 74, 75, 76])
  func `an outline tells the same as a list of all steps and their parents`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var outline = TimelineOutline()
    var naive = NaiveTimeline()
    for _ in 0..<400 {
      switch Int.random(in: 0..<20, using: &generator) {
      case 0..<13:
        _ = outline.appendStep()
        naive.append()
      case 13..<17:
        if let parent = outline.parent(of: outline.cursor) {
          _ = outline.moveCursor(to: parent)
          naive.move(to: parent.rawValue)
        }
      case 17..<19:
        let target = naive.parents.keys.sorted().randomElement(using: &generator) ?? 0
        let path = outline.path(from: outline.cursor, to: StepID(target))
        let expected = naive.path(to: target)
        #expect(path.undone.flatMap { $0.reversed() } == expected.undone, "seed \(seed)")
        #expect(path.redone.flatMap(Array.init) == expected.redone, "seed \(seed)")
        _ = outline.moveCursor(to: StepID(target))
        naive.move(to: target)
      default:
        let line = naive.line(to: naive.cursor)
        guard line.count > 20, Int.random(in: 0..<3, using: &generator) == 0 else { continue }
        let first = line.randomElement(using: &generator)!
        outline = outline.forgetting(before: StepID(first))!.1
        naive.forget(before: first)
      }
      expectSame(outline, naive, seed)
    }
  }

  private func expectSame(_ outline: TimelineOutline, _ naive: NaiveTimeline, _ seed: UInt64) {
    #expect(outline.cursor.rawValue == naive.cursor, "seed \(seed)")
    #expect(outline.count == naive.parents.count, "seed \(seed)")
    #expect(outline.nextID.rawValue == naive.nextID, "seed \(seed)")
    let undone = outline.stepsUndone(from: outline.cursor).flatMap { $0.reversed() }
    #expect(undone == naive.line(to: naive.cursor), "seed \(seed)")
    #expect(outline.depth(of: outline.cursor) == undone.count, "seed \(seed)")
    let redone = outline.stepsRedone(from: outline.cursor).flatMap(Array.init)
    #expect(redone == naive.redoLine(from: naive.cursor), "seed \(seed)")
    for count in [1, 2, 7] {
      let some = outline.stepsUndone(from: outline.cursor, atMost: count)
      #expect(some.flatMap { $0.reversed() } == Array(undone.prefix(count)), "seed \(seed)")
      let next = outline.stepsRedone(from: outline.cursor, atMost: count)
      #expect(next.flatMap(Array.init) == Array(redone.prefix(count)), "seed \(seed)")
    }
    for (index, id) in naive.parents.keys.sorted().enumerated() {
      let step = StepID(id)
      #expect(outline.step(at: index) == step, "seed \(seed)")
      #expect(outline.index(of: step) == index, "seed \(seed)")
      #expect(outline.parent(of: step)?.rawValue == naive.parents[id], "seed \(seed)")
      let children = naive.parents.filter { $0.value == id }.keys.sorted()
      #expect(outline.children(of: step).map(\.rawValue) == children, "seed \(seed)")
      #expect(outline.isBranchPoint(step) == (children.count > 1), "seed \(seed)")
    }
  }

  @Test func `ten million steps of one branch take one run`() {
    let outline = TimelineOutline(chainOf: 10_000_000, cursor: StepID(9_000_000))
    #expect(outline.runs.count == 1)
    #expect(outline.stepsUndone(from: outline.cursor, atMost: 3) == [8_999_998...9_000_000])
    #expect(outline.stepsRedone(from: outline.cursor, atMost: 3) == [9_000_001...9_000_003])
    #expect(outline.path(from: StepID(5), to: outline.cursor).count == 8_999_995)
  }
}
