package import Foundation

/// What a window test waited for and did not see.
package struct NotSeen: Error, CustomStringConvertible {
  /// What was waited for, what was there instead, and where a picture of it is.
  package let description: String
}

/// How long a window test waits for something to show before it fails; a step takes a few
/// hundredths of a second, so this is only ever reached on failure, or by a very busy machine.
package let patience: TimeInterval = 10

/// Waits until `look` gives a value, and returns it.
///
/// - Throws: ``NotSeen`` when `patience` seconds passed, or what `look` throws.
@WindowTesting
package func eventually<Value>(
  within patience: TimeInterval = patience, _ what: @autoclosure () -> String,
  file: String = #fileID, line: Int = #line,
  look: () throws -> Value?
) throws -> Value {
  let deadline = Date(timeIntervalSinceNow: patience)
  while true {
    if let value = try look() { return value }
    guard Date() < deadline else { break }
    Thread.sleep(forTimeInterval: 0.01)
  }
  throw NotSeen(description: "\(file):\(line): not seen within \(patience) s: \(what())")
}

/// Waits until `condition` holds.
///
/// - Throws: ``NotSeen`` when `patience` seconds passed, or what `condition` throws.
@WindowTesting
package func eventually(
  within patience: TimeInterval = patience, _ what: @autoclosure () -> String,
  file: String = #fileID, line: Int = #line,
  holds condition: () throws -> Bool
) throws {
  try eventually(within: patience, what(), file: file, line: line) { try condition() ? () : nil }
}
