// FilteredLabels: editing a filtered list without touching the wrong item.
//
// LabelStore.swift, LabelFilter.swift and LabelRow.swift are the model, as they would be written
// for a Mac; LabelWindow.swift is the window. `--check` plays the table without one.

import ExampleSupport

ExampleProgram.run("FilteredLabels", check: check) { application in
  _ = LabelWindow(application)
}
