import Foundation
import HeadlessCommands

let arguments = Array(CommandLine.arguments.dropFirst())

func complain(_ message: String) {
  FileHandle.standardError.write(Data("backstroke: \(message)\n".utf8))
}

if arguments.isEmpty {
  // The editor lies beside this program, and takes its place.
  let editor = Bundle.main.bundlePath + "/backstroke-editor"
  let process = Process()
  process.executableURL = URL(fileURLWithPath: editor)
  do {
    try process.run()
    process.waitUntilExit()
    exit(process.terminationStatus)
  } catch {
    complain("the editor cannot be started at \(editor): \(error.localizedDescription)")
    exit(1)
  }
}
do {
  try Command.run(arguments) { print($0) }
} catch let error as UsageError {
  complain("\(error)\n\(Command.usage)")
  exit(2)
} catch {
  complain("\(error)")
  exit(1)
}
