package import Foundation

/// A program of this package, as it was built with the tests.
package enum BuiltProgram {
  /// Where the program is.
  package static func url(_ name: String) -> URL {
    // The tests run from the folder that the programs are in, or from a bundle in it.
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    while !FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent(name).path),
      folder.path != "/"
    {
      folder.deleteLastPathComponent()
    }
    return folder.appendingPathComponent(name)
  }
}
