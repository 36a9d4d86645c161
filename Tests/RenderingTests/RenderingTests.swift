import Cairo
import Rendering
import Shapes
import TestSupport
import Testing

/// What is drawn, read back from the pixels.
@Suite struct RenderingTests {
  private let red = Color(red: 255, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 255)

  private func draw(_ shapes: [Shape]) throws -> ImageSurface {
    let surface = try ImageSurface(width: 100, height: 100)
    let context = try Context(surface)
    context.paint(.white)
    for shape in try Canvas(shapes).shapes { context.draw(shape) }
    return surface
  }

  private func solid(_ id: Int64, _ color: Color, _ form: ShapeForm = .rectangle()) -> Shape {
    var shape = Shape.sample(id, form, at: Point(50, 50), size: Size(60, 60), fill: color)
    shape.style.stroke = nil
    return shape
  }

  private func expect(
    _ surface: ImageSurface, _ x: Int, _ y: Int, _ red: Int, _ green: Int, _ blue: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let pixel = surface[x, y]
    let actual = [pixel.red, pixel.green, pixel.blue].map { Int($0) }
    let isNear = zip(actual, [red, green, blue]).allSatisfy { abs($0 - $1) <= 2 }
    #expect(isNear, "\(actual) instead of \([red, green, blue])", sourceLocation: sourceLocation)
  }

  @Test func `the shape in front covers the one behind`() throws {
    let surface = try draw([solid(1, red), solid(2, blue, .ellipse)])
    expect(surface, 50, 50, 0, 0, 255)
    expect(surface, 22, 22, 255, 0, 0)
    expect(surface, 5, 5, 255, 255, 255)
  }

  @Test func `a hidden shape is not drawn`() throws {
    var hidden = solid(2, blue)
    hidden.isVisible = false
    expect(try draw([solid(1, red), hidden]), 50, 50, 255, 0, 0)
  }

  @Test func `opacity is of the whole shape, its outline does not shine through its fill`() throws {
    var shape = solid(1, red)
    shape.style = Style(fill: red, stroke: blue, strokeWidth: 20, opacity: 0.5)
    let surface = try draw([shape])
    expect(surface, 50, 50, 255, 128, 128)
    // The inner half of the outline, which lies on the fill.
    expect(surface, 25, 50, 128, 128, 255)
  }

  @Test func `a line runs along its diagonal, mirrored or not`() throws {
    var line = Shape.sample(1, .line)
    line.placement = Placement(from: Point(90, 10), to: Point(10, 90))
    line.style = Style(fill: red, stroke: blue, strokeWidth: 6, opacity: 1)
    let surface = try draw([line])
    expect(surface, 50, 50, 0, 0, 255)
    expect(surface, 80, 20, 0, 0, 255)
    expect(surface, 20, 20, 255, 255, 255)
  }

  @Test func `a shape without an extent is drawn as what is left of it`() throws {
    var flat = Shape.sample(1, .ellipse, at: Point(50, 50), size: Size(60, 0))
    flat.style = Style(fill: nil, stroke: blue, strokeWidth: 6, opacity: 1)
    expect(try draw([flat]), 50, 50, 0, 0, 255)
  }
}
