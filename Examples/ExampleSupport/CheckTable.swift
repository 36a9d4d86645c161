import Foundation
import Undo

/// Plays a table of steps without a window: does one, compares, prints a line.
///
/// The program ends with a message and status 1 at the first step that differs.
package final class CheckTable {
  private let boundary: ManualEventBoundary

  init(_ boundary: ManualEventBoundary) {
    self.boundary = boundary
  }

  /// Does one step and compares what is there then.
  ///
  /// What `action` registers with undo managers that group by event becomes one step, as if it was
  /// one event of a window.
  ///
  /// - Parameters:
  ///   - name: What is done: "Move Right".
  ///   - expected: What must be there afterwards.
  ///   - found: What is there afterwards.
  ///   - action: Does it.
  package func step(
    _ name: String, expecting expected: String, found: @autoclosure () -> String,
    _ action: () -> Void = {}
  ) {
    action()
    boundary.endEvent()
    let found = found()
    guard found == expected else {
      FileHandle.standardError.write(Data("\(name): expected \(expected), found \(found)\n".utf8))
      exit(1)
    }
    print("\(name): \(found)")
  }
}
