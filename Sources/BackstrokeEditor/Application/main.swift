import Foundation
import Gtk

switch Launch(arguments: CommandLine.arguments.dropFirst()) {
case .help:
  print(Launch.usage)
case .version:
  print("Backstroke \(Launch.versionNumber)")
case .unknownOption(let option):
  Launch.complain("unknown option '\(option)'\n\(Launch.usage)")
  exit(2)
case .run(let options):
  guard Application.hasDisplay else {
    Launch.complain(
      "there is no display to show a window on. Start it with ./run, which serves the window to a "
        + "browser then.")
    exit(1)
  }
  // For `scripts/pauses`, which measures how long the window ever keeps a person waiting.
  if let least = ProcessInfo.processInfo.environment["BACKSTROKE_PAUSES"].flatMap(Double.init) {
    PauseWatch.start(reportingFrom: least) { pause in
      FileHandle.standardError.write(Data("pause \(pause.length) \(pause.computing)\n".utf8))
    }
  }
  exit(EditorApplication(options).run())
}
