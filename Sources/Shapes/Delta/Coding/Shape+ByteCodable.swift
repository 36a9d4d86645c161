// The forms of a shape and of what it draws, each in the order of its properties.

extension Shape: ByteCodable {
  package func encode(into writer: inout ByteWriter) {
    id.encode(into: &writer)
    form.encode(into: &writer)
    placement.encode(into: &writer)
    style.encode(into: &writer)
    name.encode(into: &writer)
    isVisible.encode(into: &writer)
    isLocked.encode(into: &writer)
    groups.encode(into: &writer)
    stackingKey.encode(into: &writer)
  }

  package init(from reader: inout ByteReader) throws(ByteDecodingError) {
    self.init(
      id: try ShapeID(from: &reader), form: try ShapeForm(from: &reader),
      placement: try Placement(from: &reader), style: try Style(from: &reader),
      name: try String(from: &reader), isVisible: try Bool(from: &reader),
      isLocked: try Bool(from: &reader), groups: try [GroupID](from: &reader),
      stackingKey: try StackingKey(from: &reader))
    do { try validate() } catch { throw reader.failure("\(error)") }
  }
}

extension ShapeID: ByteCodable {
  package func encode(into writer: inout ByteWriter) {
    UInt64(bitPattern: rawValue).encode(into: &writer)
  }

  package init(from reader: inout ByteReader) throws(ByteDecodingError) {
    self.init(Int64(bitPattern: try UInt64(from: &reader)))
    guard rawValue > 0 else { throw reader.failure("a shape has no valid id") }
  }
}

extension GroupID: ByteCodable {
  package func encode(into writer: inout ByteWriter) {
    UInt64(bitPattern: rawValue).encode(into: &writer)
  }

  package init(from reader: inout ByteReader) throws(ByteDecodingError) {
    self.init(Int64(bitPattern: try UInt64(from: &reader)))
    guard rawValue > 0 else { throw reader.failure("a group has no valid id") }
  }
}

extension ShapeForm: ByteCodable {
  /// The name of the kind, and what belongs to it.
  package func encode(into writer: inout ByteWriter) {
    kind.rawValue.encode(into: &writer)
    switch self {
    case .ellipse, .line, .arrow: break
    case .rectangle(let cornerRadius): cornerRadius.encode(into: &writer)
    case .polygon(let corners), .polyline(let corners): corners.encode(into: &writer)
    case .path(let path): path.elements.encode(into: &writer)
    case .text(let text): text.encode(into: &writer)
    }
  }

  package init(from reader: inout ByteReader) throws(ByteDecodingError) {
    switch ShapeKind(rawValue: try String(from: &reader)) {
    case .rectangle: self = .rectangle(cornerRadius: try Double(from: &reader))
    case .ellipse: self = .ellipse
    case .line: self = .line
    case .arrow: self = .arrow
    case .polygon: self = .polygon(try [Point](from: &reader))
    case .polyline: self = .polyline(try [Point](from: &reader))
    case .path: self = .path(Path(try [Path.Element](from: &reader)))
    case .text: self = .text(try Text(from: &reader))
    case nil: throw reader.failure("a kind of shape is unknown")
    }
  }
}

extension Path.Element: ByteCodable {
  package func encode(into writer: inout ByteWriter) {
    let tag: UInt8 =
      switch self {
      case .move: 1
      case .line: 2
      case .curve: 3
      case .close: 4
      }
    tag.encode(into: &writer)
    for point in points { point.encode(into: &writer) }
  }

  package init(from reader: inout ByteReader) throws(ByteDecodingError) {
    switch try UInt8(from: &reader) {
    case 1: self = .move(try Point(from: &reader))
    case 2: self = .line(try Point(from: &reader))
    case 3:
      self = .curve(
        try Point(from: &reader), try Point(from: &reader), try Point(from: &reader))
    case 4: self = .close
    default: throw reader.failure("an element of a path is unknown")
    }
  }
}

extension Text: ByteCodable {
  package func encode(into writer: inout ByteWriter) {
    string.encode(into: &writer)
    fontFamily.encode(into: &writer)
    fontSize.encode(into: &writer)
    alignment.encode(into: &writer)
  }

  package init(from reader: inout ByteReader) throws(ByteDecodingError) {
    self.init(
      try String(from: &reader), fontFamily: try String(from: &reader),
      fontSize: try Double(from: &reader), alignment: try Alignment(from: &reader))
  }
}

extension Text.Alignment: ByteCodable {
  package init(from reader: inout ByteReader) throws(ByteDecodingError) {
    guard let alignment = Self(rawValue: try String(from: &reader)) else {
      throw reader.failure("an alignment is unknown")
    }
    self = alignment
  }

  package func encode(into writer: inout ByteWriter) { rawValue.encode(into: &writer) }
}
