// UndoPeer: plays random scripts and the tables of the tests on `UndoManager` and on another
// implementation of its contract, and compares what can be seen after each line.
//
// usage: UndoPeer DRIVER SCRIPTS [FIRST-SEED]
//
// It ends with status 1 when they differ in a way that is not one of the documented ones.

import Foundation
import UndoScript

let arguments = CommandLine.arguments
guard arguments.count >= 3, let count = UInt64(arguments[2]),
  let firstSeed = arguments.count > 3 ? UInt64(arguments[3]) : 1
else {
  FileHandle.standardError.write(Data("usage: UndoPeer DRIVER SCRIPTS [FIRST-SEED]\n".utf8))
  exit(2)
}

var unexplainedCount = 0

@MainActor func tell(_ campaign: Campaign, _ title: String) {
  print("\(title): \(campaign.linesCompared) lines, \(campaign.titlesCompared) of them with titles")
  for difference in Difference.allCases {
    if let times = campaign.met[difference] { print("  met \(times) times: \(difference.summary)") }
  }
  for report in campaign.unexplained.prefix(5) { print("UNEXPLAINED \(report)") }
  unexplainedCount += campaign.unexplained.count
}

let tables = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("../../UndoTests/Tables")
var onTables = Campaign(
  peer: try PeerProcess(path: arguments[1]), scriptLength: 0, isCommonGround: false)
for file in try FileManager.default.contentsOfDirectory(atPath: tables.path).sorted() {
  let text = try String(contentsOf: tables.appendingPathComponent(file), encoding: .utf8)
  for table in try ScriptTable.tables(in: text) {
    try onTables.run(table.rows.map(\.command), label: "\(file), \(table.title)")
  }
}
tell(onTables, "the tables of the tests")

for isCommonGround in [true, false] {
  var campaign = Campaign(
    peer: try PeerProcess(path: arguments[1]), scriptLength: 100, isCommonGround: isCommonGround)
  for seed in firstSeed..<firstSeed + count { try campaign.run(seed: seed) }
  tell(
    campaign,
    "\(count) random scripts from seed \(firstSeed), "
      + (isCommonGround ? "on common ground" : "of everything"))
}

print(
  unexplainedCount == 0
    ? "Every difference is a documented one" : "\(unexplainedCount) differences are unexplained")
exit(unexplainedCount == 0 ? 0 : 1)
