#if DEBUG && os(Linux) && canImport(Runtime)
import Foundation
import Runtime

/// Where in the program a group was opened, which the message of a misuse tells in a debug build.
///
/// An unbalanced group is noticed long after the call that opened it. A parameter with a default value
/// could name that call too, but then `beginUndoGrouping()` could not be overridden as on a Mac.
struct GroupOrigin {
  private var backtrace: Backtrace?

  /// Captured once: it takes half a millisecond, a backtrace that is given it two microseconds.
  private static let images = ImageMap.capture()

  /// The deepest level of which the origin is kept, so that a million nested groups stay small.
  private static let deepestLevel = 16

  /// The folder of this module's sources, whose frames are passed over.
  private static let ownFolder =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().path + "/"

  /// Remembers who is calling now.
  mutating func capture(level: Int) {
    guard level < Self.deepestLevel else { return backtrace = nil }
    backtrace = try? Backtrace.capture(algorithm: .fast, limit: 24, top: 0, images: Self.images)
  }

  /// A sentence to end a message with, beginning with a space; empty when the place is not known.
  var sentence: String {
    for frame in backtrace?.symbolicated()?.frames ?? [] {
      guard let place = frame.symbol?.sourceLocation, !place.path.hasPrefix(Self.ownFolder),
        place.line > 0
      else { continue }
      return " The innermost open group was opened at \(place.path):\(place.line)."
    }
    return ""
  }
}
#else
/// Where in the program a group was opened: not kept in an optimised build, where it takes no memory.
struct GroupOrigin {
  @inline(__always) mutating func capture(level: Int) {}
  var sentence: String { "" }
}
#endif
