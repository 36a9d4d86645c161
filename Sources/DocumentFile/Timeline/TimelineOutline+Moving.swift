/// Which way redo goes from a step that several others follow.
package struct RedoChoice: Equatable, Sendable {
  /// The step that several others follow.
  package let step: StepID
  /// The one of them that redo goes to; nil for the newest.
  package let next: StepID?
}

/// The way from one step of a timeline to another: some steps undone, then others redone.
package struct TimelinePath: Equatable, Sendable {
  /// The ids of the steps to undo, each range from its end, the ranges in their order.
  package fileprivate(set) var undone: [ClosedRange<Int64>] = []
  /// The ids of the steps to redo, each range from its start, the ranges in their order.
  package fileprivate(set) var redone: [ClosedRange<Int64>] = []

  /// How many steps that is.
  package var count: Int { (undone + redone).reduce(0) { $0 + $1.count } }
}

extension TimelineOutline {
  /// The way from one step to another, over the last step that both follow.
  ///
  /// - Complexity: O(*p* log *r*), *p* being the number of runs on the way and *r* of all runs.
  /// - Precondition: Both steps are there.
  package func path(from start: StepID, to end: StepID) -> TimelinePath {
    var path = TimelinePath()
    var upper = start.rawValue
    var lower = end.rawValue
    // Parents have smaller ids: the one with the greater id cannot be what both follow.
    while upper != lower {
      if upper > lower {
        let (steps, next) = stretch(from: upper, towards: lower)
        path.undone.append(steps)
        upper = next
      } else {
        let (steps, next) = stretch(from: lower, towards: upper)
        path.redone.append(steps)
        lower = next
      }
    }
    path.redone.reverse()
    return path
  }

  /// The steps of a run from one down to another, or to its beginning, and the step before them.
  private func stretch(
    from id: Int64, towards other: Int64
  ) -> (steps: ClosedRange<Int64>, next: Int64) {
    guard let run = run(of: StepID(id)) else {
      fatalError("TimelineOutline.path: there is no step \(id)")
    }
    return run.contains(other) ? (other + 1...id, other) : (run.first...id, run.parent)
  }

  /// Moves the cursor to a step, and remembers the way that it came for redo.
  ///
  /// - Returns: What changes of the ways that redo goes.
  /// - Complexity: O(*k*), *k* being the number of steps on the way or of branch points, whichever is less.
  /// - Precondition: The step is there.
  package mutating func moveCursor(to target: StepID) -> [RedoChoice] {
    let path = path(from: cursor, to: target)
    cursor = target
    return (path.undone + path.redone).flatMap { remember($0) }
  }

  /// Lets redo go to each of some steps, which follow each other.
  private mutating func remember(_ steps: ClosedRange<Int64>) -> [RedoChoice] {
    let parent = run(of: StepID(steps.lowerBound)).map {
      steps.lowerBound == $0.first ? $0.parent : steps.lowerBound - 1
    }
    var changes = choose(StepID(steps.lowerBound), after: StepID(parent!))
    let others = steps.dropFirst()
    if others.count <= runsByParent.count {
      for id in others { changes += choose(StepID(id), after: StepID(id - 1)) }
    } else {
      for parent in runsByParent.keys.sorted() where steps.contains(parent + 1) {
        if parent >= steps.lowerBound {
          changes += choose(StepID(parent + 1), after: StepID(parent))
        }
      }
    }
    return changes
  }

  mutating func choose(_ child: StepID, after parent: StepID) -> [RedoChoice] {
    let choice = newestChild(of: parent) == child ? nil : child
    guard choices[parent] != choice else { return [] }
    choices[parent] = choice
    return [RedoChoice(step: parent, next: choice)]
  }
}

// MARK: - Around the cursor

extension TimelineOutline {
  /// The steps up to one, newest first: what undo undoes from there.
  ///
  /// - Complexity: O(*p* log *r*), *p* being the number of runs among them and *r* of all runs.
  package func stepsUndone(from step: StepID, atMost count: Int = .max) -> [ClosedRange<Int64>] {
    var ranges: [ClosedRange<Int64>] = []
    var room = count
    var id = step
    while room > 0, let run = run(of: id) {
      let first = max(run.first, room > id.rawValue ? 1 : id.rawValue - Int64(room) + 1)
      ranges.append(first...id.rawValue)
      room -= ranges[ranges.count - 1].count
      id = StepID(run.parent)
    }
    return ranges
  }

  /// The steps after one, in the order in which redo redoes them.
  ///
  /// - Complexity: O(*k*), *k* being the number of runs among them or of branch points on the way.
  package func stepsRedone(from step: StepID, atMost count: Int = .max) -> [ClosedRange<Int64>] {
    var ranges: [ClosedRange<Int64>] = []
    var room = count
    var id = step
    while room > 0, let next = redoStep(after: id), let run = run(of: next) {
      // As far as the run goes without another branch that redo might take.
      var last = next.rawValue
      while last < run.last, redoStep(after: StepID(last))?.rawValue == last + 1,
        last - next.rawValue + 1 < room
      {
        last = nextBranchPoint(in: run, from: last + 1, room: room - Int(last - next.rawValue) - 1)
      }
      ranges.append(next.rawValue...last)
      room -= ranges[ranges.count - 1].count
      id = StepID(last)
    }
    return ranges
  }

  /// The first step of a run, from one on, that other steps follow too; else the last within the room.
  private func nextBranchPoint(in run: Run, from id: Int64, room: Int) -> Int64 {
    let end = room <= Int(run.last - id) ? id + Int64(room) - 1 : run.last
    if Int(end - id) < runsByParent.count {
      return (id...end).first { runsByParent[$0] != nil } ?? end
    }
    return runsByParent.keys.filter { (id...end).contains($0) }.min() ?? end
  }
}
