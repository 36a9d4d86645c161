// DocumentBenchmark [FOLDER]
//
// Measures in a folder, by default one beside the program's own: the disk that counts is the one that documents
// are on. It needs 2 GB there for the time of the run.

import DocumentFile
import Documents
import Editing
import Foundation
import Shapes

if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "--memory" {
  try await Measurements.printMemory(of: CommandLine.arguments[2])
  exit(0)
}

let place = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "."
let folder = URL(fileURLWithPath: place).appendingPathComponent("document-benchmark-\(getpid())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

let report = Report()
report.begin()
let measurements = Measurements(folder: folder)
try await measurements.committing(report)
try await measurements.opening(report)
try await measurements.moving(report)
try measurements.memory(report)
try? FileManager.default.removeItem(at: folder)
exit(report.status)
