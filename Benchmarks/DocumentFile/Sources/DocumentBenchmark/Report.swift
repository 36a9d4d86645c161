import Foundation

/// The figures of a run.
@MainActor final class Report {
  private var isWithinBounds = true

  /// Prints a figure and whether it is within its bound.
  func add(_ what: String, _ figure: Double, atMost bound: Double, detail: String) {
    let isWithin = figure <= bound
    isWithinBounds = isWithinBounds && isWithin
    print(
      "| \(what) | \(String(format: "%.2f", figure)) | \(String(format: "%g", bound)) | "
        + "\(isWithin ? "yes" : "NO") | \(detail) |")
  }

  /// Prints what the columns are.
  func begin() {
    print("| measured | figure | at most | reached | detail |\n|---|---|---|---|---|")
  }

  /// The exit status of the run.
  var status: Int32 { isWithinBounds ? 0 : 1 }
}

/// The time that the processors have spent on this program, in seconds.
func processorSeconds() -> Double {
  var usage = rusage()
  getrusage(RUSAGE_SELF.rawValue, &usage)
  let microseconds = usage.ru_utime.tv_usec + usage.ru_stime.tv_usec
  return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + Double(microseconds) / 1e6
}

/// The time that some work takes, in seconds.
func seconds(_ work: () throws -> Void) rethrows -> Double {
  let start = ContinuousClock.now
  try work()
  return (ContinuousClock.now - start).inSeconds
}

extension Duration {
  /// The duration as a number of seconds.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

extension [Double] {
  /// The one in the middle.
  var median: Double { sorted()[count / 2] }
}
