import Glibc
import Shapes

// `Queries [index | filter]`: without an argument, both.
let part = CommandLine.arguments.dropFirst().first
var report = Report()
let drawn = Drawing.make(1_000_000, neighbours: 16)
if part != "filter" {
  print("Spatial index: 10000 and 1000000 shapes, as people draw")
  let small = Drawing.make(10_000, neighbours: 16)
  IndexBenchmark.run(small: small, large: drawn, &report)
  print("Spatial index: the same, scattered")
  IndexBenchmark.run(
    small: Drawing.make(10_000, neighbours: 1), large: Drawing.make(1_000_000, neighbours: 1),
    &report)
}
if part != "index" { FilterBenchmark.run(drawn, &report) }
exit(report.isWithinBounds ? 0 : 1)
