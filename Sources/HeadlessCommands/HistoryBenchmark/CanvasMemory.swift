import Shapes

/// What a canvas takes, beside what a program without it would keep: an array of the shapes and a dictionary from ids
/// to places.
struct CanvasMemory {
  /// Bytes of the canvas.
  let canvas: Int
  /// Bytes of the array and the dictionary.
  let plain: Int

  var ratio: Double { Double(canvas) / Double(plain) }

  /// Measures drawings of a size, by what the allocator gives out.
  ///
  /// Neither shares memory with the other: names are short enough to be kept in the shapes themselves.
  init(shapes count: Int) {
    var drawing: Canvas? = .benchmark(count)
    let withCanvas = allocatedBytes()
    let shapes = Array(drawing!.shapes)
    let places = Dictionary(
      uniqueKeysWithValues: shapes.enumerated().map { ($0.element.id, $0.offset) })
    plain = allocatedBytes() - withCanvas
    let withBoth = allocatedBytes()
    drawing = nil
    canvas = withBoth - allocatedBytes()
    precondition(places.count == shapes.count)
  }
}
