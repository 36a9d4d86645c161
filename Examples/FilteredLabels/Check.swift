import ExampleSupport
import Undo

/// The table that `--check` plays.
func check(_ table: CheckTable) {
  let store = LabelStore()
  var filter = LabelFilter()
  let grid = LabelRow(store: store, id: 1)
  let tile = LabelRow(store: store, id: 2)
  let ring = LabelRow(store: store, id: 3)
  let found = { describe(store, filter) }

  table.step("new window", expecting: "Grid · Tile · Ring | all", found: found())
  table.step("filter Ring", expecting: "Grid · Tile · Ring | Ring", found: found()) {
    filter.query = "Ring"
  }
  table.step(
    "rename it Ring Two", expecting: "Grid · Tile · Ring Two | Ring Two", found: found()
  ) {
    ring.setName("Ring Two")
  }
  table.step(
    "clear the filter and reverse", expecting: "Ring Two · Tile · Grid | all", found: found()
  ) {
    filter.query = ""
    store.reverse()
  }
  table.step(
    "rename Grid", expecting: "Ring Two · Tile · Grid Two | all", found: found()
  ) {
    grid.setName("Grid Two")
  }
  table.step(
    "Included only, Included off for Grid Two",
    expecting: "Ring Two · Tile · Grid Two | Ring Two", found: found()
  ) {
    filter.isIncludedOnly = true
    grid.setIncluded(false)
  }
  table.step(
    "Included only off", expecting: "Ring Two · Tile · Grid Two | all", found: found()
  ) {
    filter.isIncludedOnly = false
  }
  table.step("its toggle", expecting: "false", found: "\(grid.isIncluded)")
  checkRemoval(of: tile, in: store, table)
  checkLiveFilter(store, ring, table)
  checkUndo(store, table)
  checkTyping(table)
}

private func checkRemoval(of tile: LabelRow, in store: LabelStore, _ table: CheckTable) {
  let filter = LabelFilter(query: "Tile")
  let found = { describe(store, filter) }
  table.step("filter Tile, Remove", expecting: "Ring Two · Grid Two | none", found: found()) {
    tile.remove()
  }
  table.step("read the row that is gone", expecting: "Tile, false", found: describe(tile))
  table.step(
    "write through the row that is gone",
    expecting: "Ring Two · Grid Two | none | Edit skipped: label was removed.", found: found()
  ) {
    tile.setName("Back")
  }
  table.step("it registered nothing", expecting: "Undo Remove Label", found: undoTitle(store))
  table.step("read it again", expecting: "Tile, false", found: describe(tile))
}

/// The filter is live: a row that no longer matches goes, its edit stays.
private func checkLiveFilter(_ store: LabelStore, _ ring: LabelRow, _ table: CheckTable) {
  let filter = LabelFilter(query: "two")
  table.step(
    "filter two, rename Ring Two to Circle", expecting: "Circle · Grid Two | Grid Two",
    found: describe(store, filter)
  ) {
    ring.setName("Circle")
  }
}

/// Every change is taken back, in reverse order, and done again.
private func checkUndo(_ store: LabelStore, _ table: CheckTable) {
  let all = LabelFilter()
  let states = [
    ("Rename Label", "Ring Two · Grid Two | all"),
    ("Remove Label", "Ring Two · Tile · Grid Two | all"),
    ("Exclude Label", "Ring Two · Tile · Grid Two | all"),
    ("Rename Label", "Ring Two · Tile · Grid | all"),
    ("Reverse Order", "Grid · Tile · Ring Two | all"),
    ("Rename Label", "Grid · Tile · Ring | all"),
  ]
  for (name, state) in states {
    table.step("the next", expecting: "Undo \(name)", found: undoTitle(store))
    table.step("undo", expecting: state, found: describe(store, all)) { store.undoManager.undo() }
  }
  table.step("nothing is left", expecting: "Undo", found: undoTitle(store))
  table.step("redo all", expecting: "Circle · Grid Two | all", found: describe(store, all)) {
    while store.undoManager.canRedo { store.undoManager.redo() }
  }
}

/// Letters typed one after the other are one step; after a pause another one begins.
private func checkTyping(_ table: CheckTable) {
  let store = LabelStore()
  var time = ContinuousClock.now
  for name in ["Gridi", "Gridir", "Gridiro", "Gridiron"] {
    table.step("type", expecting: name, found: store.labels[0].name) {
      time += .milliseconds(200)
      store.rename(1, to: name, at: time)
    }
  }
  table.step("one step", expecting: "1", found: "\(store.undoManager.undoCount)")
  table.step("undo", expecting: "Grid", found: store.labels[0].name) { store.undoManager.undo() }
}

/// The original array, what the filter shows of it, and the notice.
private func describe(_ store: LabelStore, _ filter: LabelFilter) -> String {
  let shown = store.labels.filter(filter.matches)
  let rows =
    shown.isEmpty
    ? "none"
    : shown == store.labels ? "all" : shown.map(\.name).joined(separator: " · ")
  let original = store.labels.map(\.name).joined(separator: " · ")
  return [original, rows, store.notice].filter { !$0.isEmpty }.joined(separator: " | ")
}

private func describe(_ row: LabelRow) -> String {
  "\(row.name), \(row.isIncluded)"
}

private func undoTitle(_ store: LabelStore) -> String {
  store.undoManager.undoMenuItemTitle
}
