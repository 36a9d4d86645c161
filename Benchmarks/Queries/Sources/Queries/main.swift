import Glibc
import Shapes

// `Queries [index | filter]`: without an argument, both.
let part = CommandLine.arguments.dropFirst().first
var report = Report()
let large = Drawing.scattered(1_000_000)
if part != "filter" {
  IndexBenchmark.run(small: Drawing.scattered(10_000), large: large, &report)
}
if part != "index" { FilterBenchmark.run(large, &report) }
exit(report.isWithinBounds ? 0 : 1)
