import Testing

/// Checks that a process that was stopped by misuse said the call, the state and the remedy.
func expectMessage(
  of result: ExitTest.Result?, says parts: String...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  for part in parts {
    #expect(message.contains(part), "the message was: \(message)", sourceLocation: sourceLocation)
  }
}
