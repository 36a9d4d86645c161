import TestSupport
import Testing

@testable import Shapes

@Suite struct DeltaCodingTests {
  /// Deltas of all kinds, some of them with several parts.
  private static let deltas: [Delta] = {
    var canvas = Canvas.sample(6)
    var edits = RandomEdits(seed: 51, nextID: 100)
    var deltas: [Delta] = []
    for _ in 0..<300 {
      guard let delta = try? edits.next(on: canvas).delta(on: canvas), !delta.isEmpty else {
        continue
      }
      guard (try? canvas.apply(delta)) != nil else { fatalError("a delta does not apply") }
      if deltas.count % 7 == 6, let merged = deltas[deltas.count - 1].merged(with: delta) {
        deltas.append(merged)
      }
      deltas.append(delta)
    }
    return deltas
  }()

  @Test func `encoding and decoding gives an equal delta`() throws {
    for delta in Self.deltas { #expect(try Delta(decoding: delta.encoded) == delta) }
  }

  @Test func `the form stands in files and never changes`() throws {
    let canvas = Canvas.sample(3)
    let delta = try Edit.move([ShapeID(3)], by: Vector(1, 0)).delta(on: canvas)
    // Version 1, one part, centres, one change, id 3 folded to 6, (100, 0) and (101, 0).
    #expect(
      delta.encoded
        == [1, 1, 3, 1, 6, 0, 0, 0, 0, 0, 0, 0x59, 0x40, 0, 0, 0, 0, 0, 0, 0, 0]
        + [0, 0, 0, 0, 0, 0x40, 0x59, 0x40, 0, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test func `bytes that end too early are refused, wherever they end`() {
    for delta in Self.deltas.prefix(60) {
      let bytes = delta.encoded
      for count in 0..<bytes.count {
        #expect(throws: ByteDecodingError.self) { try Delta(decoding: Array(bytes.prefix(count))) }
      }
      #expect(throws: ByteDecodingError.self) { try Delta(decoding: bytes + [0]) }
    }
  }

  @Test func `changed bytes are refused, or give another delta that can be written`() throws {
    var generator = SeededGenerator(seed: 52)
    for round in 0..<4000 {
      var bytes = Self.deltas[round % Self.deltas.count].encoded
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(
          in: 0...255, using: &generator)
      }
      if let delta = try? Delta(decoding: bytes) {
        let again = try Delta(decoding: delta.encoded)
        #expect((again == delta) as Bool)
      }
    }
  }

  @Test(
    arguments: [
      [1, 1, 3, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1, 6],
      [1, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F],
      [1, 1, 6, 1, 6, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F, 65],
    ] as [[UInt8]])
  func `a count makes no room that there are no bytes for`(bytes: [UInt8]) {
    #expect(throws: ByteDecodingError.self) { try Delta(decoding: bytes) }
  }

  @Test func `values that no canvas holds are refused`() throws {
    let canvas = Canvas.sample(1)
    let move = try Edit.move([ShapeID(1)], by: Vector(1, 0)).delta(on: canvas)
    var bytes = move.encoded
    bytes.replaceSubrange(11..<13, with: [0xF0, 0x7F])  // The first number becomes infinite.
    #expect(throws: ByteDecodingError.self) { try Delta(decoding: bytes) }
    #expect(throws: ByteDecodingError.self) { try Delta(decoding: [9] + move.encoded.dropFirst()) }
  }

  @Test func `a delta that changes a shape twice is refused`() throws {
    let canvas = Canvas.sample(2)
    let move = try Edit.move([ShapeID(1)], by: Vector(1, 0)).delta(on: canvas)
    let removal = try Edit.remove([ShapeID(1)]).delta(on: canvas)
    let resizing = try Edit.place([ShapeID(1): Placement(center: .zero, size: .zero)])
      .delta(on: canvas)
    for pair in [[move, removal], [move, move], [move, resizing], [removal, removal.inverted]] {
      let bytes: [UInt8] = [1, 2] + pair.map { $0.encoded.dropFirst(2) }.joined()
      #expect(throws: ByteDecodingError.self) { try Delta(decoding: bytes) }
    }
  }

  @Test(arguments: [0, 1, -1, 63, 64, -64, .max, .min] as [Int64])
  func `whole numbers come back`(value: Int64) throws {
    var writer = ByteWriter()
    value.encode(into: &writer)
    var reader = ByteReader(writer.bytes)
    #expect(try Int64(from: &reader) == value)
    #expect(reader.isAtEnd)
  }

  @Test func `a whole number has one form`() {
    for bytes: [UInt8] in [[0x80, 0], [0x81, 0x80, 0]] {
      var reader = ByteReader(bytes)
      #expect(throws: ByteDecodingError.self) { try UInt64(from: &reader) }
    }
  }
}
