/// The form of a timeline, without what its steps are called and do: which step follows which, where the
/// document is now, and which way redo goes.
///
/// A timeline is a tree. Undo goes towards its root and redo away from it; an edit after an undo
/// begins another branch, and what was undone stays. Most steps follow the step before them, so the tree
/// is kept as *runs*: steps with ids in a row, each the parent of the next. It takes memory for each branch
/// and not for each step: ten million steps of one branch are one run.
package struct TimelineOutline: Equatable, Sendable {
  /// Steps with ids in a row, each the parent of the next.
  package struct Run: Equatable, Sendable {
    /// The first step, whose parent is elsewhere.
    package let first: Int64
    /// The last step.
    package fileprivate(set) var last: Int64
    /// The parent of the first step.
    package let parent: Int64
    /// How many steps there are in the runs before this one.
    let index: Int
    /// How many steps lie between the start and the first step, it included.
    let depth: Int

    func contains(_ id: Int64) -> Bool { first <= id && id <= last }
  }

  /// The runs, by their ids.
  package private(set) var runs: [Run] = []
  /// Which runs begin behind a step, for steps that have any.
  private(set) var runsByParent: [Int64: [Int]] = [:]
  /// Which way redo goes from a step that several others follow, where that is not the newest of them.
  package internal(set) var choices: [StepID: StepID] = [:]
  /// The step that the document is right after.
  package internal(set) var cursor = StepID.start

  /// Makes the outline of a timeline without steps.
  package init() {}

  /// Makes the outline of steps each of which follows the one before.
  package init(chainOf count: Int, cursor: StepID) {
    if count > 0 { appendKnown(first: 1, last: Int64(count), parent: 0) }
    self.cursor = cursor
  }

  /// The number of steps, in all branches.
  package var count: Int { runs.last.map { $0.index + Int($0.last - $0.first) + 1 } ?? 0 }

  /// The id for the next new step.
  package var nextID: StepID { StepID((runs.last?.last ?? 0) + 1) }

  /// Appends steps with ids in a row, each the parent of the next.
  ///
  /// - Throws: `Damage` when they do not follow the steps that are there.
  mutating func append(first: Int64, last: Int64, parent: Int64) throws(Damage) {
    guard first > runs.last?.last ?? 0, first <= last, last < DocumentFile.idLimit else {
      throw Damage("step \(first) is out of order")
    }
    guard contains(StepID(parent)) else {
      throw Damage("step \(first) follows step \(parent), which is missing")
    }
    if let last = runs.last?.last, parent == last, first == last + 1 {
      throw Damage("step \(first) is out of order")
    }
    appendKnown(first: first, last: last, parent: parent)
  }

  /// Appends a run that is known to follow the runs that are there.
  mutating func appendKnown(first: Int64, last: Int64, parent: Int64) {
    // The parent of a run is always there.
    let depth = depth(of: StepID(parent))! + 1
    let run = Run(first: first, last: last, parent: parent, index: count, depth: depth)
    runsByParent[parent, default: []].append(runs.count)
    runs.append(run)
  }

  /// Appends a new step behind the one at the cursor, and moves the cursor to it.
  ///
  /// - Returns: The new step's id, and what changes of the ways that redo goes.
  /// - Complexity: O(log *r*), *r* being the number of runs.
  package mutating func appendStep() -> (id: StepID, choices: [RedoChoice]) {
    let id = nextID
    let parent = cursor
    if parent.rawValue == id.rawValue - 1, !runs.isEmpty {
      runs[runs.count - 1].last = id.rawValue
    } else {
      appendKnown(first: id.rawValue, last: id.rawValue, parent: parent.rawValue)
    }
    cursor = id
    return (id, choose(id, after: parent))
  }
}

// MARK: - Looking up

extension TimelineOutline {
  /// The run that holds a step.
  func run(of id: StepID) -> Run? {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].last < id.rawValue { low = middle + 1 } else { high = middle }
    }
    return low < runs.count && runs[low].contains(id.rawValue) ? runs[low] : nil
  }

  /// Whether a step is there; the start always is.
  ///
  /// - Complexity: O(log *r*), *r* being the number of runs.
  package func contains(_ id: StepID) -> Bool { id == .start || run(of: id) != nil }

  /// The step at a place in the order in which steps were made.
  ///
  /// - Complexity: O(log *r*), *r* being the number of runs.
  package func step(at index: Int) -> StepID {
    precondition(index >= 0 && index < count, "TimelineOutline: there is no step \(index)")
    var low = 0
    var high = runs.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if runs[middle].index <= index { low = middle } else { high = middle }
    }
    return StepID(runs[low].first + Int64(index - runs[low].index))
  }

  /// The place of a step in the order in which steps were made; nil for one that is not there.
  ///
  /// - Complexity: O(log *r*), *r* being the number of runs.
  package func index(of id: StepID) -> Int? {
    run(of: id).map { $0.index + Int(id.rawValue - $0.first) }
  }

  /// How many steps lie between the start and a step, it included; nil for one that is not there.
  ///
  /// - Complexity: O(log *r*), *r* being the number of runs.
  package func depth(of id: StepID) -> Int? {
    if id == .start { return 0 }
    return run(of: id).map { $0.depth + Int(id.rawValue - $0.first) }
  }

  /// The step before another one; nil before the start.
  ///
  /// - Complexity: O(log *r*), *r* being the number of runs.
  package func parent(of id: StepID) -> StepID? {
    guard let run = run(of: id) else { return nil }
    return StepID(id.rawValue == run.first ? run.parent : id.rawValue - 1)
  }

  /// The steps that follow one directly, oldest first; several where branches begin.
  ///
  /// - Complexity: O(*c* + log *r*), *c* being their number and *r* the number of runs.
  package func children(of id: StepID) -> [StepID] {
    var children: [StepID] = []
    if let run = run(of: id), id.rawValue < run.last { children.append(StepID(id.rawValue + 1)) }
    for index in runsByParent[id.rawValue] ?? [] { children.append(StepID(runs[index].first)) }
    return children
  }

  /// The step that redo would go to from another one; nil at the end of a branch.
  package func redoStep(after id: StepID) -> StepID? {
    choices[id] ?? newestChild(of: id)
  }

  func newestChild(of id: StepID) -> StepID? {
    if let newest = runsByParent[id.rawValue]?.last { return StepID(runs[newest].first) }
    guard let run = run(of: id), id.rawValue < run.last else { return nil }
    return StepID(id.rawValue + 1)
  }

  /// Whether more than one step follows another one.
  package func isBranchPoint(_ id: StepID) -> Bool {
    let runs = runsByParent[id.rawValue]?.count ?? 0
    if runs == 0 { return false }
    return runs > 1 || run(of: id).map { id.rawValue < $0.last } ?? false
  }
}
