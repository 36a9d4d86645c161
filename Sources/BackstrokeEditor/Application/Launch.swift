import Foundation

/// What the command line asks for.
enum Launch: Equatable {
  case help
  case version
  case unknownOption(String)
  case run(Options)

  /// How the editor is to start.
  struct Options: Equatable {
    /// The documents to open.
    var files: [String] = []
    /// Whether to start with a sample drawing where there is no file to open.
    var showsSample = false
    /// Whether windows fill the screen.
    var isMaximized = false
  }

  static let versionNumber = "0.1.0"

  static let usage = """
    usage: backstroke-editor [--sample] [--maximized] [FILE…]

    Opens the drawings in FILE…, or a new one.

      --sample      start with a sample drawing
      --maximized   fill the screen
      --version     show the version
      --help        show this text
    """

  /// Reads the arguments, without the program's name.
  init(arguments: some Sequence<String>) {
    var options = Options()
    var onlyFiles = false
    for argument in arguments {
      switch argument {
      case _ where onlyFiles || !argument.hasPrefix("-") || argument == "-":
        options.files.append(argument)
      case "--": onlyFiles = true
      case "--sample": options.showsSample = true
      case "--maximized": options.isMaximized = true
      case "--help", "-h":
        self = .help
        return
      case "--version":
        self = .version
        return
      default:
        self = .unknownOption(argument)
        return
      }
    }
    self = .run(options)
  }

  /// Says on standard error what is wrong.
  static func complain(_ message: String) {
    FileHandle.standardError.write(Data("backstroke-editor: \(message)\n".utf8))
  }
}
