// BenchmarkReport: runs our programs and the peers in one run, and writes a table of ratios and a chart.
//
// usage: BenchmarkReport PEERS THRESHOLDS RESULTS [ROUNDS]
// PEERS: the folder of the built peers; THRESHOLDS: what the ratios may be, as JSON; RESULTS: where undo.md
// and undo.svg go.

import Foundation

guard CommandLine.arguments.count >= 4 else {
  FileHandle.standardError.write(
    Data("usage: BenchmarkReport PEERS THRESHOLDS RESULTS [ROUNDS]\n".utf8))
  exit(2)
}
let peers = CommandLine.arguments[1]
// Read before anything is measured, since that takes minutes.
let thresholds = try Thresholds(contentsOf: URL(fileURLWithPath: CommandLine.arguments[2]))
let results = URL(fileURLWithPath: CommandLine.arguments[3])
let rounds = CommandLine.arguments.count > 4 ? Int(CommandLine.arguments[4]) ?? 7 : 7
let own = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  .appendingPathComponent("UndoBenchmark").path

func peer(_ name: String, _ file: String) -> Program {
  Program(name: name, path: "\(peers)/\(file)", leadingArguments: [])
}

func ours(_ name: String, _ way: String) -> Program {
  Program(name: name, path: own, leadingArguments: [way])
}

let qt = peer("Qt QUndoStack", "qt")
let gnustep = peer("GNUstep NSUndoManager", "gnustep")
let floor = peer("C++ vector of records", "vector")
let hand = ours("closures by hand, Swift", "hand")
let notifying = ours("closure, notifications", "closure-notifying")
let closure = ours("closure", "closure")
let value = ours("value edit", "value")
let all = [floor, value, closure, hand, qt, notifying, gnustep]

let steps = 100_000
print("recording, undoing and redoing \(steps) steps, \(rounds) rounds …")
let main = try measure(all, steps: steps, rounds: rounds)

print("growth …")
let short = try measure([closure, value, qt], steps: 1_000, rounds: rounds * 3)
let long = try measure([closure, value, qt], steps: 1_000_000, rounds: max(2, rounds / 3))

print("trimming …")
let limited = [100, 100_000]
let trimSteps = 300_000
let free = try measure([closure, value], steps: trimSteps, rounds: rounds)
let trimmed = try limited.map {
  try measure([closure, value], steps: trimSteps, levels: $0, rounds: rounds)
}

print("removal by target …")
let removedShort = try measure([value, gnustep], "remove", steps: 10_000, rounds: rounds)
let removedLong = try measure([value], "remove", steps: 1_000_000, rounds: max(2, rounds / 3))

print("instructions …")
let instructions = try [qt, closure, value].map { ($0.name, try $0.instructionsPerStep()) }

func of(_ program: Program, _ what: String) -> Double { main[program.name]?[what] ?? .nan }

func growth(_ program: Program, _ what: String) -> Double {
  (long[program.name]?[what] ?? .nan) / (short[program.name]?[what] ?? .nan)
}

func ratio(_ what: String, _ program: Program, to peer: Program) -> Double {
  of(program, what) / of(peer, what)
}

var ratios: [(name: String, ratio: Double)] = [
  ("record, closure, notifications / GNUstep", ratio("record", notifying, to: gnustep)),
  ("record, closure / GNUstep", ratio("record", closure, to: gnustep)),
  ("record, closure / Qt", ratio("record", closure, to: qt)),
  ("record, value edit / Qt", ratio("record", value, to: qt)),
  ("undo, value edit / Qt", ratio("undo", value, to: qt)),
  ("redo, value edit / Qt", ratio("redo", value, to: qt)),
  ("heap a step, closure / Qt", ratio("heap", closure, to: qt)),
  ("heap a step, value edit / Qt", ratio("heap", value, to: qt)),
]
for program in [closure, value] {
  for what in ["record", "undo", "redo"] {
    ratios.append(
      ("\(what), \(program.name): a step among 1,000,000 / among 1,000", growth(program, what)))
  }
  for (levels, result) in zip(limited, trimmed) {
    let ratio =
      (result[program.name]?["record"] ?? .nan) / (free[program.name]?["record"] ?? .nan)
    ratios.append(("record, \(program.name): \(levels) levels / no limit", ratio))
  }
}
let requirements = try thresholds.requirements(for: ratios)

var report = """
  # What a step costs

  Written by `scripts/benchmarks`. Times are processor time in nanoseconds a step, the best of \(rounds)
  rounds that run all programs in turn; \(steps) steps, each of which moves one of 1,000 shapes.

  | | record | undo | redo | heap, bytes |
  |---|---|---|---|---|

  """
for program in all {
  let cells = ["record", "undo", "redo", "heap"].map { String(Int(of(program, $0).rounded())) }
  report += "| \(program.name) | \(cells.joined(separator: " | ")) |\n"
}
report += "\n| ratio | found | at most | met |\n|---|---|---|---|\n"
for requirement in requirements { report += requirement.row + "\n" }
report += """

  Removal of one target of 100, nanoseconds for each action removed: among 10,000 steps \
  \(Int(removedShort[value.name]?["remove"] ?? .nan)) (GNUstep \
  \(Int(removedShort[gnustep.name]?["remove"] ?? .nan))), among 1,000,000 \
  \(Int(removedLong[value.name]?["remove"] ?? .nan)).

  Instructions for recording, undoing and redoing a step, by callgrind: \
  \(instructions.map { "\($0.0) \($0.1.map { String(Int($0)) } ?? "not counted")" }.joined(separator: ", ")).

  ![Recording a step](undo.svg)

  """
try report.write(
  to: results.appendingPathComponent("undo.md"), atomically: true, encoding: .utf8)
let chart = Chart(
  title: "Recording one named step (processor time, logarithmic)",
  bars: all.map {
    ($0.name, of($0, "record"), [notifying.name, closure.name, value.name].contains($0.name))
  })
try chart.svg.write(
  to: results.appendingPathComponent("undo.svg"), atomically: true, encoding: .utf8)
print(report)
