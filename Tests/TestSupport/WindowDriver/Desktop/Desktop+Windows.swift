internal import Foundation

extension Desktop {
  /// The numbers of a process's windows that show, oldest first.
  func windows(ofProcess process: Int32) throws -> [String] {
    // xdotool fails when it finds none.
    let found = (try? run(["xdotool", "search", "--onlyvisible", "--pid", String(process)])) ?? ""
    return found.split(separator: "\n").map(String.init).sorted { (Int($0) ?? 0) < (Int($1) ?? 0) }
  }

  /// The title of a window, empty for a popover.
  func title(ofWindow identifier: String) throws -> String {
    try run(["xdotool", "getwindowname", identifier]).trimmingCharacters(in: .newlines)
  }

  /// Where a window is on the screen, in pixels.
  func place(ofWindow identifier: String) throws -> CGRect {
    var numbers: [Substring: Double] = [:]
    for line in try run(["xdotool", "getwindowgeometry", "--shell", identifier]).split(
      separator: "\n")
    {
      let parts = line.split(separator: "=")
      if parts.count == 2 { numbers[parts[0]] = Double(parts[1]) }
    }
    return CGRect(
      x: numbers["X"] ?? 0, y: numbers["Y"] ?? 0, width: numbers["WIDTH"] ?? 0,
      height: numbers["HEIGHT"] ?? 0)
  }
}
