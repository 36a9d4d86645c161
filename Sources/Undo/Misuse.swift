/// Stops the program because a call broke the contract.
///
/// `preconditionFailure` prints nothing in an optimised build, `fatalError` does; a message that
/// names the call, the state and the remedy is the point of stopping.
func misuse(_ call: String, _ state: String, remedy: String) -> Never {
  fatalError("\(call) \(state). \(remedy)")
}
