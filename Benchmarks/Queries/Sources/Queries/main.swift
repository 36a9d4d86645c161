import Glibc
import Shapes

var report = Report()
let small = Drawing.scattered(10_000)
let large = Drawing.scattered(1_000_000)
IndexBenchmark.run(small: small, large: large, &report)
FilterBenchmark.run(large, &report)
exit(report.isWithinBounds ? 0 : 1)
