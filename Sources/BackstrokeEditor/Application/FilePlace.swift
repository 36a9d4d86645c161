import Foundation

/// Where a file is, in the words that people use.
struct FilePlace {
  /// The name of the file without its ending.
  let name: String
  /// The folder that the file is in.
  let folder: String

  init(_ path: String) {
    let url = URL(fileURLWithPath: path)
    name = url.deletingPathExtension().lastPathComponent
    folder = url.deletingLastPathComponent().path
  }

  /// The folder, with "~" for the home folder.
  var folderInWords: String {
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    if folder == home { return "~" }
    return folder.hasPrefix(home + "/") ? "~" + folder.dropFirst(home.count) : folder
  }
}
