import DocumentFile
import Foundation

extension Command {
  /// Writes what can be read of a damaged document to a new file, and tells what is lost.
  static func recover(_ arguments: [String], print: (String) -> Void) throws {
    guard (1...2).contains(arguments.count) else {
      throw UsageError("recover takes a file and where to write what is in it")
    }
    let output = arguments.count == 2 ? arguments[1] : freePath(beside: arguments[0])
    let report = try Recovery.recover(arguments[0], to: output)
    for loss in report.losses { print(loss) }
    print("\(output): \(report.shapeCount) shapes, \(report.stepCount) steps of history")
  }

  /// A name that no file has, made from that of the damaged one.
  private static func freePath(beside path: String) -> String {
    let ending = ".\(DocumentContents.fileExtension)"
    let name = path.hasSuffix(ending) ? String(path.dropLast(ending.count)) : path
    // The name is taken only when the file is written, and never from another file.
    for number in 1...Int.max {
      let candidate = "\(name)-recovered\(number == 1 ? "" : "-\(number)")\(ending)"
      if !FileManager.default.fileExists(atPath: candidate) { return candidate }
    }
    fatalError("recover: every name is taken")
  }
}
