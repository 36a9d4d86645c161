import DocumentFile
import Foundation

/// Opens one file as libFuzzer makes it up, and recovers what is in it.
///
/// A crash, a hang or a change of the file is a find; whatever `DocumentError` says is none.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOpening(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("backstroke-fuzzing-\(getpid())")
  try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let file = folder.appendingPathComponent("input.backstroke")
  let output = folder.appendingPathComponent("output.backstroke")
  let input = Data(bytes: bytes, count: count)
  try? FileManager.default.removeItem(at: output)
  guard (try? input.write(to: file)) != nil else { return 0 }
  let contents = try? DocumentContents(contentsOf: file.path)
  let report = try? Recovery.recover(file.path, to: output.path)
  if let contents {
    // What can be opened can be recovered, whole.
    guard report?.shapeCount == contents.canvas.count else {
      fatalError("\(contents.canvas.count) shapes opened, \(report?.shapeCount ?? -1) recovered")
    }
  }
  if report != nil, (try? DocumentContents(contentsOf: output.path)) == nil {
    fatalError("what was recovered cannot be opened")
  }
  guard (try? Data(contentsOf: file)) == input else { fatalError("the file was changed") }
  return 0
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ body: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> CInt

/// The start of the program, where the package manager looks for it: libFuzzer's own `main`, in short.
@_cdecl("OpeningFuzzer_main")
public func main(
  _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> CInt {
  var count = count
  var arguments = arguments
  return runFuzzer(&count, &arguments, fuzzOpening)
}
