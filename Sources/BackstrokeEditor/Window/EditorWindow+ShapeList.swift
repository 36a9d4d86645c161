import Gtk

extension EditorWindow {
  /// The column of the shape list at the left of the canvas, closed at first.
  static func column(_ panel: ShapeListPanel) -> Box {
    let column = Box(.horizontal)
    column.append(panel.widget)
    column.append(Separator(.vertical))
    // The canvas takes what is left of the width, whatever is in the rows.
    column.expandsHorizontally = false
    column.isVisible = false
    return column
  }

  func addShapeList() {
    actions.add(
      .showShapeList,
      SimpleAction(Action.showShapeList.name, isOn: false) { [weak self] in
        self?.showShapeList($0)
      }, to: window)
    add(.findShapes) { window in
      window.actions[.showShapeList].setState(true)
      window.showShapeList(true)
      window.shapeList.focusFilter()
    }
  }

  private func showShapeList(_ isShown: Bool) {
    shapeListColumn.isVisible = isShown
    shapeList.isShown = isShown
    if !isShown { canvasView.grabFocus() }
  }
}
