/// A ratio that must not be exceeded.
struct Requirement {
  let what: String
  let ratio: Double
  let atMost: Double

  var isMet: Bool { ratio <= atMost }

  var row: String {
    "| \(what) | \(ratio.twoPlaces) | \(atMost.twoPlaces) | \(isMet ? "yes" : "**no**") |"
  }
}

extension Double {
  /// The number with two decimal places.
  var twoPlaces: String {
    let hundredths = Int((self * 100).rounded())
    let fraction = String(hundredths % 100)
    return "\(hundredths / 100).\(fraction.count == 1 ? "0" : "")\(fraction)"
  }
}
