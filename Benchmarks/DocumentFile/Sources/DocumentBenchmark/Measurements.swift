import DocumentFile
import Documents
import Editing
import Foundation
import Shapes

/// What is measured.
@MainActor struct Measurements {
  let folder: URL

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func size(_ path: String) throws -> Int {
    try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
  }

  /// Single moves, each on the disk before the next is made.
  func committing(_ report: Report) async throws {
    let count = 1000
    let contents = Samples.contents(shapes: 1000)
    try contents.write(to: path("ours"))
    let document = try await Document.open(path("ours"))
    let before = try size(path("ours"))
    try contents.write(to: path("bare"))
    let bare = BareSQLite(path("bare"))
    bare.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")
    var (ours, theirs): ([Double], [Double]) = ([], [])
    // In turns, so that what else the disk has to do meets both.
    for round in 0..<10 {
      let start = ContinuousClock.now
      for index in 0..<count / 10 {
        try document.editor.perform(.move([ShapeID(Int64(index) + 1)], by: Vector(1, 0)))
        try await document.flush()
      }
      ours.append((ContinuousClock.now - start).inSeconds)
      theirs.append(
        seconds {
          for index in 0..<count / 10 {
            let center = contents.canvas[ShapeID(Int64(index) + 1)]!.center
            let moved = center + Vector(Double(round) + 1, 0)
            bare.move(
              Int64(index) + 1, to: (moved.x, moved.y), step: Int64(round * count / 10 + index) + 1,
              delta: Samples.moveDelta(
                Int64(index) + 1, from: center + Vector(Double(round), 0), to: moved))
          }
        })
    }
    let perMove = (ours.median, theirs.median)
    report.add(
      "committing single moves durably / bare SQLite", perMove.0 / perMove.1, atMost: 2,
      detail: detail(perMove.0 / 100, perMove.1 / 100, "a move"))
    for _ in 0..<19 {
      for index in 0..<1000 {
        try document.editor.perform(.move([ShapeID(Int64(index) + 1)], by: Vector(1, 0)))
      }
      try await document.flush()
    }
    try await document.close()
    let steps = 20_000
    report.add(
      "bytes in the file per single-move step",
      Double(try size(path("ours")) - before) / Double(steps),
      atMost: 200, detail: "\(steps) steps")
  }

  /// A million shapes with a million steps.
  func opening(_ report: Report) async throws {
    let path = path("million")
    try Samples.write(path, shapes: 1_000_000, steps: 1_000_000)
    try await opening(path, report)
  }

  /// The opening of a document; a profiler can be held to it.
  func opening(_ path: String, _ report: Report) async throws {
    var (ours, theirs, undo): ([Double], [Double], [Double]) = ([], [], [])
    var (ourWork, theirWork): ([Double], [Double]) = ([], [])
    for _ in 0..<5 {
      let bare = BareSQLite(path)
      var worked = processorSeconds()
      theirs.append(seconds { precondition(bare.readShapes() != 0) })
      theirWork.append(processorSeconds() - worked)
      worked = processorSeconds()
      let start = ContinuousClock.now
      let document = try await Document.open(path)
      ours.append((ContinuousClock.now - start).inSeconds)
      ourWork.append(processorSeconds() - worked)
      let opened = ContinuousClock.now
      let touched = try await document.undo()
      undo.append((ContinuousClock.now - opened).inSeconds * 1000)
      precondition(touched.count == 1)
      try await document.redo()
      try await document.close()
    }
    report.add(
      "opening 1,000,000 shapes and steps / bare SQLite reading the shapes",
      ours.median / theirs.median, atMost: 2,
      detail: detail(ours.median, theirs.median, "an opening") + "; of processor time "
        + detail(ourWork.median, theirWork.median, "on all cores"))
    report.add(
      "first undo after that, ms", undo.max()!, atMost: 16, detail: "the longest of \(undo.count)")
  }

  /// A hundred thousand shapes moved at once, while a clock ticks on the main actor as the window would.
  func moving(_ report: Report) async throws {
    let path = path("hundred-thousand")
    try Samples.contents(shapes: 100_000).write(to: path)
    let document = try await Document.open(path)
    let ids = document.editor.canvas.shapes.map(\.id)
    var longest = 0.0
    var edit = 0.0
    let ticking = Task { @MainActor in
      var last = ContinuousClock.now
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(1))
        longest = max(longest, (ContinuousClock.now - last).inSeconds * 1000 - 1)
        last = ContinuousClock.now
      }
    }
    for _ in 0..<5 {
      let start = ContinuousClock.now
      try await document.editor.performConcurrently(.move(ids, by: Vector(1, 0)))
      edit = max(edit, (ContinuousClock.now - start).inSeconds * 1000)
      try await document.flush()
    }
    ticking.cancel()
    report.add(
      "a 100,000-shape move: the longest pause, ms", longest, atMost: 16,
      detail: "while the edit in memory takes \(String(format: "%.1f", edit)) ms")
    try await document.close()
  }

  /// The memory of a program that has opened a document and undone a hundred steps.
  func memory(_ report: Report) throws {
    try Samples.write(path("few"), shapes: 1000, steps: 1000)
    try Samples.write(path("many"), shapes: 1000, steps: 10_000_000)
    let (few, many) = (try memory(of: path("few")), try memory(of: path("many")))
    report.add(
      "memory with 10,000,000 steps / with 1,000", many / few, atMost: 1.2,
      detail: String(format: "%.1f MB, %.1f MB", many / 1e6, few / 1e6))
  }

  private func memory(of path: String) throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--memory", path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .nan
  }

  /// Prints the most memory that this program has had, in bytes, when it has used a document.
  static func printMemory(of path: String) async throws {
    let document = try await Document.open(path)
    for _ in 0..<100 { try await document.undo() }
    try await document.flush()
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }!
    print(Int(line.split(separator: " ")[1])! * 1024)
  }

  private func detail(_ ours: Double, _ theirs: Double, _ unit: String) -> String {
    String(format: "%.3f ms, %.3f ms \(unit)", ours * 1000, theirs * 1000)
  }
}
