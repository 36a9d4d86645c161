extension Delta {
  /// The version of the form, its first byte; a program refuses those that it does not know.
  private static let formVersion: UInt8 = 1

  /// The delta in bytes.
  ///
  /// Law 5: encoding and decoding gives an equal delta.
  ///
  /// - Complexity: O(*k*), *k* being the number of changes: 34 bytes for a move, or a few more.
  package var encoded: [UInt8] {
    var writer = ByteWriter()
    encode(into: &writer)
    return writer.bytes
  }

  /// Reads the delta that `encoded` gave.
  ///
  /// - Complexity: O(*k*), *k* being the number of changes.
  /// - Throws: `ByteDecodingError` when the bytes are something else.
  package init(decoding bytes: [UInt8]) throws(ByteDecodingError) {
    var reader = ByteReader(bytes)
    self = try Delta(from: &reader)
    guard reader.isAtEnd else { throw reader.failure("there are bytes behind the end") }
  }
}

extension Delta: ByteCodable {
  package func encode(into writer: inout ByteWriter) {
    Self.formVersion.encode(into: &writer)
    parts.encode(into: &writer)
  }

  package init(from reader: inout ByteReader) throws(ByteDecodingError) {
    let version = try UInt8(from: &reader)
    guard version == Self.formVersion else {
      throw reader.failure("the form of the change, \(version), is unknown")
    }
    let parts = try [Part](from: &reader)
    guard Set(parts.map(\.tag)).count == parts.count, !parts.contains(where: \.isEmpty) else {
      throw reader.failure("a kind of change is there twice or empty")
    }
    self.init(parts)
    guard isConsistent else { throw reader.failure("the change contradicts itself") }
  }
}

extension Delta.Part: ByteCodable {
  /// What stands in a file for a case.
  ///
  /// A number is never used again for another.
  fileprivate enum Tag: UInt8 {
    case insertion = 1
    case removal = 2
    case centers = 3
    case placements = 4
    case stackingKeys = 5
    case names = 6
    case visibility = 7
    case styles = 8
    case locks = 9
    case forms = 10
    case groups = 11
    case replacement = 12
  }

  fileprivate var tag: Tag {
    switch self {
    case .insertion: .insertion
    case .removal: .removal
    case .centers: .centers
    case .placements: .placements
    case .stackingKeys: .stackingKeys
    case .names: .names
    case .visibility: .visibility
    case .styles: .styles
    case .locks: .locks
    case .forms: .forms
    case .groups: .groups
    case .replacement: .replacement
    }
  }

  package func encode(into writer: inout ByteWriter) {
    tag.rawValue.encode(into: &writer)
    switch self {
    case .insertion(let shapes), .removal(let shapes): shapes.encode(into: &writer)
    case .centers(let changes): writer.writeChanges(changes)
    case .placements(let changes): writer.writeChanges(changes)
    case .stackingKeys(let changes): writer.writeChanges(changes)
    case .names(let changes): writer.writeChanges(changes)
    case .visibility(let changes): writer.writeChanges(changes)
    case .styles(let changes): writer.writeChanges(changes)
    case .locks(let changes): writer.writeChanges(changes)
    case .forms(let changes): writer.writeChanges(changes)
    case .groups(let changes): writer.writeChanges(changes)
    case .replacement(let before, let after): writer.writeReplacement(of: before, with: after)
    }
  }

  package init(from reader: inout ByteReader) throws(ByteDecodingError) {
    guard let tag = Tag(rawValue: try UInt8(from: &reader)) else {
      throw reader.failure("a kind of change is unknown")
    }
    switch tag {
    case .insertion: self = .insertion(try [Shape](from: &reader))
    case .removal: self = .removal(try [Shape](from: &reader))
    case .centers: self = .centers(try reader.readChanges())
    case .placements: self = .placements(try reader.readChanges(Placement.validate))
    case .stackingKeys: self = .stackingKeys(try reader.readChanges())
    case .names: self = .names(try reader.readChanges())
    case .visibility: self = .visibility(try reader.readChanges())
    case .styles: self = .styles(try reader.readChanges(Style.validate))
    case .locks: self = .locks(try reader.readChanges())
    case .forms: self = .forms(try reader.readChanges(ShapeForm.validate))
    case .groups: self = .groups(try reader.readChanges())
    case .replacement: self = try reader.readReplacement()
    }
  }
}

extension ByteWriter {
  /// Writes two canvases; a shape that is the same on both stands there once.
  fileprivate mutating func writeReplacement(of before: Canvas, with after: Canvas) {
    before.shapes.filter { after[$0.id] == $0 }.encode(into: &self)
    before.shapes.filter { after[$0.id] != $0 }.encode(into: &self)
    after.shapes.filter { before[$0.id] != $0 }.encode(into: &self)
  }

  /// Writes changes one after the other; an id as the distance from the one before, most often 1.
  fileprivate mutating func writeChanges<Value: ByteCodable>(_ changes: [PropertyChange<Value>]) {
    UInt64(changes.count).encode(into: &self)
    var previous: Int64 = 0
    for change in changes {
      (change.id.rawValue &- previous).encode(into: &self)
      change.before.encode(into: &self)
      change.after.encode(into: &self)
      previous = change.id.rawValue
    }
  }
}

extension ByteReader {
  /// Reads what `ByteWriter.writeReplacement(of:with:)` wrote.
  fileprivate mutating func readReplacement() throws(ByteDecodingError) -> Delta.Part {
    let common = try [Shape](from: &self)
    let before = try [Shape](from: &self)
    let after = try [Shape](from: &self)
    do {
      return .replacement(before: try Canvas(common + before), after: try Canvas(common + after))
    } catch {
      throw failure("\(error)")
    }
  }

  /// Reads what `ByteWriter.writeChanges(_:)` wrote, and checks each value against the rules of the canvas.
  fileprivate mutating func readChanges<Value: ByteCodable>(
    _ validate: (Value) -> (ShapeID) throws(EditError) -> Void = { _ in { _ in } }
  ) throws(ByteDecodingError) -> [PropertyChange<Value>] {
    var previous: Int64 = 0
    return try readArray { (reader) throws(ByteDecodingError) in
      let id = ShapeID(previous &+ (try Int64(from: &reader)))
      guard id.rawValue > 0 else { throw reader.failure("a shape has no valid id") }
      previous = id.rawValue
      let before = try Value(from: &reader)
      let after = try Value(from: &reader)
      do {
        try validate(before)(id)
        try validate(after)(id)
      } catch {
        throw reader.failure("\(error)")
      }
      guard let change = PropertyChange(id, from: before, to: after) else {
        throw reader.failure("a change changes nothing")
      }
      return change
    }
  }
}
