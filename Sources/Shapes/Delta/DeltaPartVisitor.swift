/// Does something with each kind of part of a delta: the one place that tells them apart is `accept`.
protocol DeltaPartVisitor<Result> {
  associatedtype Result
  mutating func insertion(_ shapes: [Shape]) -> Result
  mutating func removal(_ shapes: [Shape]) -> Result
  mutating func replacement(_ before: Canvas, _ after: Canvas) -> Result
  mutating func changes<Value>(
    _ changes: [PropertyChange<Value>], of property: ShapeProperty<Value>
  ) -> Result
}

extension Delta.Part {
  /// Lets a visitor do what it does with this kind of part.
  func accept<Visitor: DeltaPartVisitor>(_ visitor: Visitor) -> Visitor.Result {
    var visitor = visitor
    return accept(mutating: &visitor)
  }

  /// Lets a visitor that gathers something do what it does with this kind of part.
  func accept<Visitor: DeltaPartVisitor>(mutating visitor: inout Visitor) -> Visitor.Result {
    switch self {
    case .insertion(let shapes): visitor.insertion(shapes)
    case .removal(let shapes): visitor.removal(shapes)
    case .replacement(let before, let after): visitor.replacement(before, after)
    case .centers(let changes): visitor.changes(changes, of: ShapeProperty<Point>.center)
    case .placements(let changes): visitor.changes(changes, of: ShapeProperty<Placement>.placement)
    case .stackingKeys(let changes):
      visitor.changes(changes, of: ShapeProperty<StackingKey>.stackingKey)
    case .names(let changes): visitor.changes(changes, of: ShapeProperty<String>.name)
    case .visibility(let changes): visitor.changes(changes, of: ShapeProperty<Bool>.visibility)
    case .locks(let changes): visitor.changes(changes, of: ShapeProperty<Bool>.lock)
    case .styles(let changes): visitor.changes(changes, of: ShapeProperty<Style>.style)
    case .forms(let changes): visitor.changes(changes, of: ShapeProperty<ShapeForm>.form)
    case .groups(let changes): visitor.changes(changes, of: ShapeProperty<[GroupID]>.groups)
    }
  }
}
