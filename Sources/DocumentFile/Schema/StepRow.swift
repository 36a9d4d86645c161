import Shapes

extension Step {
  /// The statement that adds a row to the table `step`.
  static let insertion = "INSERT INTO step (id, parent, name, time, delta) VALUES (?, ?, ?, ?, ?)"

  /// The row of the step.
  var values: [Statement.Value] {
    [
      .integer(id.rawValue), .integer(parent.rawValue), .text(name), .integer(time),
      .blob(delta.encoded),
    ]
  }
}
