/// What the command line can do without a window, each as a function of arguments and output.
package enum Command {
  /// How the program is used.
  package static let usage = """
    usage: backstroke [COMMAND]

    Without a command, opens the editor. With one:

      list FILE               the shapes of a drawing, from back to front
      export FILE OUT         draw it to OUT: .png, .svg or .pdf
      recover FILE [OUT]      write what can be read of a damaged drawing to a new file
      bench history [OPTION]  what a step costs as a snapshot and as a delta
          --sizes N,N,…       numbers of shapes; 100,1000,10000,100000,1000000 at first
          --svg FILE          also draw the figures as a chart
      help                    show this text
    """

  /// Runs a command.
  ///
  /// - Parameters:
  ///   - arguments: The command and what belongs to it.
  ///   - print: Takes each line of the output.
  /// - Throws: `UsageError` for what the usage does not allow, else what the command throws.
  package static func run(_ arguments: [String], print: (String) -> Void) throws {
    switch (arguments.first, Array(arguments.dropFirst())) {
    case ("help", []), ("--help", []), ("-h", []): print(usage)
    case ("list", let rest): try list(rest, print: print)
    case ("export", let rest): try export(rest)
    case ("recover", let rest): try recover(rest, print: print)
    case ("bench", let rest) where rest.first == "history":
      try benchHistory(Array(rest.dropFirst()), print: print)
    default: throw UsageError("unknown command '\(arguments.joined(separator: " "))'")
    }
  }
}

/// A call that the usage does not allow.
package struct UsageError: Error, CustomStringConvertible {
  /// What is wrong with it.
  package let description: String

  init(_ description: String) { self.description = description }
}
