import Shapes

/// What can be rescued of the timeline of a damaged document: the steps, in whatever branch, that can be
/// reached from the present state by undoing and redoing steps that are readable and fit the drawing.
///
/// Where a step is lost, the state after it becomes the start, or the branch ends before it.
struct SalvagedHistory {
  private let connection: Connection
  private var children: [StepID: [StepID]] = [:]
  /// How many steps there are, those included that cannot be read.
  private(set) var count = 0
  /// The steps to keep, by their ids.
  private(set) var kept: Set<StepID> = []
  /// The last step on the way back that is not kept: what follows it follows the start in the new file.
  private var start = StepID.start
  private var place = StepID.start

  /// Reads which steps there are.
  init(_ connection: Connection) {
    self.connection = connection
    let scan = RowScan(connection, selection: "SELECT id, parent FROM step")
    var children: [StepID: [StepID]] = [:]
    var count = 0
    _ = scan.forEachRow { row in
      guard let id = row.integer(0) else { return }
      count += 1
      // Parents have smaller ids: nothing runs in a circle.
      guard let parent = row.integer(1), 0 <= parent, parent < id, id < DocumentFile.idLimit else {
        return
      }
      children[StepID(parent), default: []].append(StepID(id))
    }
    self.children = children
    self.count = count
  }

  /// The place of the drawing in what is kept.
  var cursor: StepID { place == start ? .start : place }

  /// Walks over the timeline from a place, and keeps the steps that fit.
  mutating func walk(from place: StepID, on canvas: Canvas) {
    self.place = place
    // States whose surroundings are still to be looked at; canvases share what they have in common.
    var open = [(step: place, canvas: canvas)]
    // First the way back to what will be the start.
    while let (id, canvas) = open.last, id != .start {
      guard let step = step(id), step.parent < id, let before = canvas.applying(step.delta.inverted)
      else { break }
      kept.insert(id)
      open.append((step.parent, before))
    }
    start = open[open.count - 1].step
    while let (id, canvas) = open.popLast() {
      for child in children[id] ?? [] where !kept.contains(child) {
        guard let step = step(child), let after = canvas.applying(step.delta) else { continue }
        kept.insert(child)
        open.append((child, after))
      }
    }
  }

  /// Writes the steps that are kept, under their ids, and the ways that redo goes.
  ///
  /// - Throws: What SQLite does.
  func write(to target: Connection) throws {
    var parents: [StepID: StepID] = [:]
    for id in kept.sorted() {
      guard var step = step(id) else { throw Damage("step \(id.rawValue) cannot be read again") }
      if step.parent == start { step.parent = .start }
      parents[id] = step.parent
      try target.run(Step.insertion, step.values)
    }
    for (step, next) in choices() {
      let step = step == start ? .start : step
      guard parents[next] == step else { continue }
      try RedoChoice(step: step, next: next).write(to: target)
    }
  }

  private func choices() -> [(step: StepID, next: StepID)] {
    var choices: [(StepID, StepID)] = []
    let rows = try? connection.statement("SELECT step, next FROM redo")
    try? rows?.forEachRow { row in
      guard let step = row.integer(0), let next = row.integer(1) else { return }
      choices.append((StepID(step), StepID(next)))
    }
    return choices
  }

  private func step(_ id: StepID) -> Step? {
    var found: Step?
    let rows = try? connection.statement(
      "SELECT id, parent, name, time, delta FROM step WHERE id = ?")
    try? rows?.forEachRow([.integer(id.rawValue)]) { found = try DocumentFile.step(in: $0) }
    return found
  }
}

extension Canvas {
  /// The canvas after a delta; nil when the delta does not fit.
  fileprivate func applying(_ delta: Delta) -> Canvas? {
    var changed = self
    do throws(EditError) { try changed.apply(delta) } catch { return nil }
    return changed
  }
}
