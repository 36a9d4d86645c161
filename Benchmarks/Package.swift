// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody who builds Backstroke builds its benchmarks. It sees what a
// stranger sees: the public interface.

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Backstroke", path: "..")],
  targets: [
    // How much of the heap is in use: `mallinfo2`, which Swift's C library module leaves out.
    .target(name: "CHeap"),
    .executableTarget(
      name: "UndoBenchmark",
      dependencies: [.product(name: "Undo", package: "Backstroke"), "CHeap"]),
    // Runs ours and the peers, and writes the table and the chart.
    .executableTarget(name: "BenchmarkReport"),
  ]
)
