import Shapes

/// A change of many shapes as it leaves the main actor: all that is needed to work it out.
///
/// It holds the former drawing until the change is made, so that what nobody else holds of it is released where the job
/// is, and not on the main actor.
struct ChangeJob: Sendable {
  /// What the change is made from.
  enum Source: Sendable {
    /// A new edit.
    case plan(EditPlan)
    /// A step of the history.
    case step(Delta, name: String)
    /// What a gesture has shown.
    case prepared(PreparedChange)
  }

  /// A change with what its followers do when it is made.
  struct Product: Sendable {
    let change: PreparedChange
    let adoptions: [@MainActor @Sendable () -> Void]
  }

  let source: Source
  let canvas: Canvas
  let index: SpatialIndex
  let preparations: [ChangePreparation]

  /// Works the change out.
  ///
  /// - Throws: What it is refused for, or `EditError.cancelled`.
  @concurrent func run() async throws(EditError) -> Product {
    let change: PreparedChange
    switch source {
    case .plan(let plan): change = try PreparedChange(plan, canvas: canvas, index: index)
    case .step(let delta, let name):
      change = try PreparedChange(delta, named: name, canvas: canvas, index: index)
    case .prepared(let shown): change = shown
    }
    let adoptions = change.delta.isEmpty ? [] : preparations.map { $0(change) }
    if Task.isCancelled { throw .cancelled }
    return Product(change: change, adoptions: adoptions)
  }
}

/// A change of many shapes that an editor waits for.
struct ChangeUnderWay {
  /// Tells it from one that was cancelled before.
  let number: Int
  let task: Task<Void, Never>
  /// Makes the change, once it is worked out.
  let make: (PreparedChange) -> Void
  /// Tells whoever has asked for the change what came of it.
  let then: (Result<PreparedChange, EditError>) -> Void
}

/// A follower that goes when its owner lets go of it.
struct WeakFollower {
  weak var follower: (any ChangeFollower)?
}
