/// The contract as simply as it can be written, to hold the real engine against.
///
/// Nested arrays, linear searches, nothing shared, nothing packed. It knows grouping by hand only.
package struct NaiveHistory {
  private struct Action {
    let target: Int
    let value: Int
  }

  private indirect enum Entry {
    case action(Action)
    case group([Entry])

    var actions: [Action] {
      switch self {
      case .action(let action): [action]
      case .group(let entries): entries.flatMap(\.actions)
      }
    }

    func removing(_ target: Int) -> Entry? {
      switch self {
      case .action(let action): action.target == target ? nil : self
      case .group(let entries):
        { $0.isEmpty ? nil : .group($0) }(entries.compactMap { $0.removing(target) })
      }
    }
  }

  private struct Step {
    var name: String
    var actions: [Action]
  }

  private var values = ScriptCommand.targetNames.map { _ in 0 }
  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  private var openGroups: [[Entry]] = []
  private var openName = ""
  private var disableCount = 0
  private var levels = 0

  package init() {}

  package mutating func play(_ command: ScriptCommand) {
    switch command {
    case .begin: openGroups.append([])
    case .end: closeGroup()
    case .set(let target, let value): set(target, value)
    case .name(let name): setName(name)
    case .discardable: break
    case .undo: undo()
    case .redo: redo()
    case .undoNested: undoNested()
    case .disable: disableCount += 1
    case .enable: disableCount -= 1
    case .remove(let target): remove(target)
    case .removeAll:
      let values = values
      let levels = levels
      self = NaiveHistory()
      self.values = values
      self.levels = levels
    case .levels(let levels):
      self.levels = levels
      trim()
    }
  }

  package var state: ScriptState {
    let openActions = openGroups.flatMap { $0.flatMap(\.actions) }
    let undoName = openActions.isEmpty ? undoSteps.last?.name ?? "" : openName
    let redoName = redoSteps.last?.name ?? ""
    return ScriptState(
      values: values, level: openGroups.count,
      undoCount: undoSteps.count + (openActions.isEmpty ? 0 : 1), redoCount: redoSteps.count,
      undoTitle: undoName.isEmpty ? "Undo" : "Undo \(undoName)",
      redoTitle: redoName.isEmpty ? "Redo" : "Redo \(redoName)")
  }

  private mutating func closeGroup() {
    let group = openGroups.removeLast()
    if let outer = openGroups.indices.last {
      if !group.isEmpty { openGroups[outer].append(.group(group)) }
      return
    }
    let actions = group.flatMap(\.actions)
    if !actions.isEmpty { undoSteps.append(Step(name: openName, actions: actions)) }
    openName = ""
    trim()
  }

  private mutating func set(_ target: Int, _ value: Int) {
    if disableCount == 0 {
      redoSteps = []
      openGroups[openGroups.count - 1].append(
        .action(Action(target: target, value: values[target])))
    }
    values[target] = value
  }

  private mutating func setName(_ name: String) {
    guard disableCount == 0 else { return }
    if !openGroups.isEmpty {
      openName = name
    } else if !undoSteps.isEmpty {
      undoSteps[undoSteps.count - 1].name = name
    }
  }

  /// Performs actions, newest first, and returns those that reverse them; none while disabled.
  private mutating func perform(_ actions: [Action]) -> [Action] {
    actions.reversed().compactMap { action in
      defer { values[action.target] = action.value }
      return disableCount == 0 ? Action(target: action.target, value: values[action.target]) : nil
    }
  }

  private mutating func undo() {
    if openGroups.count == 1 { closeGroup() }
    guard let step = undoSteps.popLast() else { return }
    let inverse = perform(step.actions)
    if !inverse.isEmpty { redoSteps.append(Step(name: step.name, actions: inverse)) }
    trim()
  }

  private mutating func redo() {
    if openGroups.count == 1 { closeGroup() }
    guard let step = redoSteps.popLast() else { return }
    let inverse = perform(step.actions)
    if !inverse.isEmpty { undoSteps.append(Step(name: step.name, actions: inverse)) }
    trim()
  }

  private mutating func undoNested() {
    guard let innermost = openGroups.indices.last else { return undo() }
    guard case .group(let entries) = openGroups[innermost].last else { return }
    openGroups[innermost].removeLast()
    let inverse = perform(entries.flatMap(\.actions))
    if !inverse.isEmpty { redoSteps.append(Step(name: openName, actions: inverse)) }
    trim()
  }

  private mutating func remove(_ target: Int) {
    func kept(_ steps: [Step]) -> [Step] {
      steps.compactMap { step in
        let actions = step.actions.filter { $0.target != target }
        return actions.isEmpty ? nil : Step(name: step.name, actions: actions)
      }
    }
    undoSteps = kept(undoSteps)
    redoSteps = kept(redoSteps)
    openGroups = openGroups.map { $0.compactMap { $0.removing(target) } }
  }

  private mutating func trim() {
    guard levels > 0 else { return }
    undoSteps = undoSteps.suffix(levels)
    redoSteps = redoSteps.suffix(levels)
  }

  /// Whether `undoNestedGroup` may be called: with no group open, or when the newest thing in the
  /// innermost one is a closed group or nothing.
  package var mayUndoNested: Bool {
    guard let innermost = openGroups.last, let last = innermost.last else { return true }
    if case .group = last { return true }
    return false
  }
}
