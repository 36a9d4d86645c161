// DocumentBenchmark [FOLDER [committing] [opening] [moving] [memory]]
//
// Measures in a folder, by default one beside the program's own: the disk that counts is the one that documents
// are on. It needs 2 GB there for the time of the run.
//
// DocumentBenchmark --sample FILE; DocumentBenchmark --opening FILE
//
// Makes a document of a million shapes and steps, and measures nothing but its opening: for a profiler.

import DocumentFile
import Documents
import Editing
import Foundation
import Shapes

if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "--memory" {
  try await Measurements.printMemory(of: CommandLine.arguments[2])
  exit(0)
}

if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "--opening" {
  let report = Report()
  report.begin()
  let file = URL(fileURLWithPath: CommandLine.arguments[2])
  try await Measurements(folder: file.deletingLastPathComponent()).opening(file.path, report)
  exit(report.status)
}
if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "--sample" {
  try Samples.write(CommandLine.arguments[2], shapes: 1_000_000, steps: 1_000_000)
  exit(0)
}

let place = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "."
let folder = URL(fileURLWithPath: place).appendingPathComponent("document-benchmark-\(getpid())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

let report = Report()
report.begin()
let measurements = Measurements(folder: folder)
let wanted = CommandLine.arguments.dropFirst(2)
func isWanted(_ name: String) -> Bool { wanted.isEmpty || wanted.contains(name) }
if isWanted("committing") { try await measurements.committing(report) }
if isWanted("opening") { try await measurements.opening(report) }
if isWanted("moving") { try await measurements.moving(report) }
if isWanted("memory") { try measurements.memory(report) }
try? FileManager.default.removeItem(at: folder)
exit(report.status)
