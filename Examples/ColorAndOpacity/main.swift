// ColorAndOpacity: one property, one slider, and buttons that follow notifications.
//
// Project.swift and HistoryButtons.swift are the model, as they would be written for a Mac;
// ProjectWindow.swift is the window. `--check` plays the table without one.

import ExampleSupport

ExampleProgram.run("ColorAndOpacity", check: check) { application in
  _ = ProjectWindow(application)
}
