import Foundation

/// A point in time as people read it, in their own time zone.
struct Moment {
  private let date: Date
  private let now: Date

  init(_ date: Date, now: Date = Date()) {
    self.date = date
    self.now = now
  }

  /// A moment in milliseconds since 1970, UTC, as files store it.
  init(millisecondsSince1970 time: Int64, now: Date = Date()) {
    self.init(Date(timeIntervalSince1970: Double(time) / 1000), now: now)
  }

  /// "14:05", and for another day than today "30 Nov".
  var inBrief: String { format(Self.time, Self.day, Self.month).string(from: date) }

  /// "14:05", and for another day than today "30 Nov 14:05".
  var inWords: String { format(Self.time, Self.timeOfDay, Self.dayOfYear).string(from: date) }

  /// "Tuesday, 1 December 2026, 14:05:09".
  var inFull: String { Self.full.string(from: date) }

  private func format(
    _ today: DateFormatter, _ thisYear: DateFormatter, _ before: DateFormatter
  ) -> DateFormatter {
    let calendar = Calendar.current
    if calendar.isDate(date, inSameDayAs: now) { return today }
    let isThisYear = calendar.isDate(date, equalTo: now, toGranularity: .year)
    return isThisYear ? thisYear : before
  }

  private static let time = formatter("HH:mm")
  private static let day = formatter("d MMM")
  private static let month = formatter("MMM yyyy")
  private static let timeOfDay = formatter("d MMM HH:mm")
  private static let dayOfYear = formatter("d MMM yyyy")
  private static let full = formatter("EEEE, d MMMM yyyy, HH:mm:ss")

  private static func formatter(_ format: String) -> DateFormatter {
    let formatter = DateFormatter()
    // The program speaks English, whatever the system does.
    formatter.locale = Locale(identifier: "en_GB")
    formatter.dateFormat = format
    return formatter
  }
}
