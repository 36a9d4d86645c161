package import Foundation

/// A home folder for one program, so that it finds nothing of another run and leaves nothing behind.
///
/// A test that runs a program twice makes one itself, and removes it.
package struct PrivateHome: Sendable {
  /// Where it is.
  package let folder: URL

  /// Makes an empty one.
  package init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "window-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// What tells a program that it lives here: settings, data, state and cache are folders in it.
  var environment: [String: String] {
    var environment = ["HOME": folder.path, "GSETTINGS_BACKEND": "memory"]
    for kind in ["config", "data", "state", "cache"] {
      environment["XDG_\(kind.uppercased())_HOME"] = folder.appending(path: kind).path
    }
    return environment
  }

  /// Removes it, with all that is in it.
  package func remove() {
    try? FileManager.default.removeItem(at: folder)
  }
}
