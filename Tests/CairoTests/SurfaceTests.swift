import Foundation
import Testing

@testable import Cairo

@Suite struct SurfaceTests {
  /// Runs `body` with a folder of its own.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "cairo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func `a PNG has the size and the signature`() throws {
    try withFolder { folder in
      let surface = try ImageSurface(width: 3, height: 2)
      try Context(surface).paint(.white)
      let file = folder.appending(path: "white.png")
      try surface.writePNG(to: file.path)
      let bytes = [UInt8](try Data(contentsOf: file))
      #expect(Array(bytes.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
      // IHDR: width and height, big-endian, from byte 16.
      #expect(Array(bytes[16..<24]) == [0, 0, 0, 3, 0, 0, 0, 2])
    }
  }

  @Test func `a PNG that cannot be written is an error with its path`() throws {
    let surface = try ImageSurface(width: 1, height: 1)
    let error = #expect(throws: CairoError.self) {
      try surface.writePNG(to: "/nonexistent/folder/a.png")
    }
    #expect(error?.description.contains("/nonexistent/folder/a.png") == true)
    #expect(error?.reason.isEmpty == false)
  }

  @Test(arguments: [(-1, 5), (5, -1), (40_000, 5), (Int.max, 5)])
  func `a picture of an impossible size is refused`(width: Int, height: Int) {
    #expect(throws: CairoError.self) { try ImageSurface(width: width, height: height) }
  }

  @Test func `an SVG keeps shapes as shapes, in user units`() throws {
    try withFolder { folder in
      let file = folder.appending(path: "a.svg")
      let surface = try DocumentSurface(.svg, path: file.path, width: 30, height: 20)
      let context = try Context(surface)
      context.addRectangle(x: 1, y: 2, width: 3, height: 4)
      context.fill(RGBA(hex: 0x00FF00))
      try surface.finish()
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains(#"viewBox="0 0 30 20""#))
      #expect(text.contains(#"width="30""#))
      #expect(text.contains("<path"))
    }
  }

  @Test func `a PDF is one`() throws {
    try withFolder { folder in
      let file = folder.appending(path: "a.pdf")
      let surface = try DocumentSurface(.pdf, path: file.path, width: 30, height: 20)
      try Context(surface).paint(.white)
      try surface.finish()
      let bytes = try Data(contentsOf: file)
      #expect(bytes.starts(with: Data("%PDF-".utf8)))
    }
  }

  @Test(arguments: [DocumentSurface.Format.svg, .pdf])
  func `a file that cannot be opened is an error with its path`(format: DocumentSurface.Format) {
    let error = #expect(throws: CairoError.self) {
      let surface = try DocumentSurface(
        format, path: "/nonexistent/folder/a", width: 30, height: 20)
      try surface.finish()
    }
    #expect(error?.place == "writing /nonexistent/folder/a")
  }

  @Test func `nothing can be drawn on a finished surface`() throws {
    try withFolder { folder in
      let surface = try DocumentSurface(
        .svg, path: folder.appending(path: "a.svg").path, width: 3, height: 2)
      try surface.finish()
      #expect(throws: CairoError.self) { try Context(surface) }
    }
  }

  @Test func `a full disk is an error of finish`() throws {
    let surface = try DocumentSurface(.svg, path: "/dev/full", width: 30, height: 20)
    try Context(surface).paint(.white)
    #expect(throws: CairoError.self) { try surface.finish() }
  }

  @Test func `a pixel outside the picture is misuse`() async {
    await #expect(processExitsWith: .failure) {
      let surface = try ImageSurface(width: 2, height: 2)
      _ = surface[2, 0]
    }
  }
}
