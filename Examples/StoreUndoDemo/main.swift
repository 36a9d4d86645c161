// StoreUndoDemo: inverses that belong to a store which outlives its views.
//
// PositionStore.swift is the model, as it would be written for a Mac; Editor.swift adds a history
// and drags; EditorWindow.swift is the window. `--check` plays the table without one.

import ExampleSupport

ExampleProgram.run("StoreUndoDemo", check: check) { application in
  _ = EditorWindow(application)
}
