import Foundation
import Shapes

/// What a form has beside its kind, as the JSON object in the column `content`.
///
/// Numbers come back bit for bit. A form with nothing beside its kind has no content.
struct ShapeContent: Codable {
  /// The radius of a rectangle's corners, in points.
  private var cornerRadius: Double?
  /// Pairs of coordinates: corners of a polygon or polyline, or what the commands of a path draw to.
  private var points: [[Double]]?
  /// A path's elements, a letter each: `M` takes one point, `L` one, `C` three, `Z` none.
  private var commands: String?
  private var text: String?
  private var fontFamily: String?
  private var fontSize: Double?
  private var alignment: Shapes.Text.Alignment?

  /// The content of a form; nil when its kind says all.
  init?(_ form: ShapeForm) {
    switch form {
    case .ellipse, .line, .arrow: return nil
    case .rectangle(let radius):
      if radius.bitPattern == 0 { return nil }
      cornerRadius = radius
    case .polygon(let corners), .polyline(let corners): points = corners.map { [$0.x, $0.y] }
    case .path(let path):
      commands = String(path.elements.map(\.command))
      points = path.elements.flatMap(\.points).map { [$0.x, $0.y] }
    case .text(let text):
      self.text = text.string
      fontFamily = text.fontFamily
      fontSize = text.fontSize
      alignment = text.alignment
    }
  }

  /// Reads the content of a row; nil when the text is not one.
  init?(json: String) {
    guard let content = try? JSONDecoder().decode(Self.self, from: Data(json.utf8)) else {
      return nil
    }
    self = content
  }

  /// The JSON text.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    } catch {
      // All numbers of a shape on a canvas are finite, and nothing else can fail.
      fatalError("ShapeContent: a shape cannot be written: \(error)")
    }
  }

  /// The form of a kind with some content; nil when they do not go together.
  static func form(_ kind: ShapeKind, _ content: ShapeContent?) -> ShapeForm? {
    switch kind {
    case .ellipse: content == nil ? .ellipse : nil
    case .line: content == nil ? .line : nil
    case .arrow: content == nil ? .arrow : nil
    case .rectangle:
      content == nil ? .rectangle() : content?.cornerRadius.map { .rectangle(cornerRadius: $0) }
    case .polygon: content?.corners.map { .polygon($0) }
    case .polyline: content?.corners.map { .polyline($0) }
    case .path: content?.path.map { .path($0) }
    case .text: content?.words.map { .text($0) }
    }
  }

  private var corners: [Point]? {
    guard let points, points.allSatisfy({ $0.count == 2 }) else { return nil }
    return points.map { Point($0[0], $0[1]) }
  }

  private var path: Path? {
    guard let commands, let corners else { return nil }
    var rest = corners[...]
    var elements: [Path.Element] = []
    for command in commands {
      guard let element = Path.Element(command, &rest) else { return nil }
      elements.append(element)
    }
    return rest.isEmpty ? Path(elements) : nil
  }

  private var words: Shapes.Text? {
    guard let text, let fontFamily, let fontSize, let alignment else { return nil }
    return Shapes.Text(text, fontFamily: fontFamily, fontSize: fontSize, alignment: alignment)
  }
}

extension Path.Element {
  fileprivate var command: Character {
    switch self {
    case .move: "M"
    case .line: "L"
    case .curve: "C"
    case .close: "Z"
    }
  }

  /// Takes the points of a command from the front of those that are left.
  fileprivate init?(_ command: Character, _ points: inout ArraySlice<Point>) {
    func take(_ count: Int) -> [Point]? {
      guard points.count >= count else { return nil }
      defer { points.removeFirst(count) }
      return Array(points.prefix(count))
    }
    switch command {
    case "M":
      guard let point = take(1) else { return nil }
      self = .move(point[0])
    case "L":
      guard let point = take(1) else { return nil }
      self = .line(point[0])
    case "C":
      guard let point = take(3) else { return nil }
      self = .curve(point[0], point[1], point[2])
    case "Z": self = .close
    default: return nil
    }
  }
}
