// DragView: the three ways to register, and a drag as one group.
//
// MovableView.swift and Responder.swift are the model, as they would be written for a Mac or an
// iPad; DragWindow.swift is the window. `--check` plays the table without one.

import ExampleSupport

ExampleProgram.run("DragView", check: check) { application in
  _ = DragWindow(application)
}
