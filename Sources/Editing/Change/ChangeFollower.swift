/// Something that keeps up with a drawing and takes long to follow a change of many shapes: a selection, a list.
///
/// It does its part where the change is worked out, off the main actor, and swaps the result in with the change.
@MainActor package protocol ChangeFollower: AnyObject {
  /// Takes along what is needed to follow a change.
  ///
  /// - Returns: What is to be done off the main actor. It is handed the change, and gives what is to be done on the
  ///   main actor as soon as the drawing has it, right before observers are told. By then what was taken along may be
  ///   out of date, which is for the follower to notice.
  func prepareToFollow() -> ChangePreparation
}

/// The part of a change that one follower does, off the main actor and then on it.
package typealias ChangePreparation =
  @Sendable (PreparedChange) -> @MainActor @Sendable () -> Void
