import Cairo
import Rendering
import Shapes
import TestSupport
import Testing

/// Pictures of a canvas that are drawn off the main actor, read back from the pixels.
@Suite struct CanvasPictureTests {
  private let red = Color(red: 255, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 255)

  private func solid(_ id: Int64, _ color: Color, at center: Point, side: Double) -> Shape {
    var shape = Shape.sample(id, at: center, size: Size(side, side), fill: color)
    shape.style.stroke = nil
    return shape
  }

  private func picture(
    _ canvas: Canvas, without hidden: Set<ShapeID> = [], from origin: Point = .zero,
    pixelsPerPoint: Double = 1
  ) throws -> CanvasPicture {
    let frame = CanvasPicture.Frame(
      origin: origin, pixelsPerPoint: pixelsPerPoint, width: 100, height: 100)
    return try #require(
      CanvasPicture(of: canvas, SpatialIndex(canvas), without: hidden, in: frame))
  }

  private func pixel(_ picture: CanvasPicture, _ x: Int, _ y: Int) -> [UInt8] {
    let pixel = picture.pixels[y * 100 + x]
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
  }

  @Test func `a picture shows what drawing the shapes shows, pixel for pixel`() throws {
    let canvas = Canvas.sample(12)
    let surface = try ImageSurface(width: 100, height: 100)
    let context = try Context(surface)
    context.scale(x: 1.5, y: 1.5)
    context.translate(x: 20, y: 20)
    for shape in canvas.shapes { context.draw(shape) }
    let drawn = try picture(canvas, from: Point(-20, -20), pixelsPerPoint: 1.5)
    #expect(drawn.pixels == surface.pixels)
    #expect(Set(drawn.pixels).count > 1)
  }

  @Test func `the shape in front covers the one behind; one that is left out covers nothing`()
    throws
  {
    let canvas = try Canvas([
      solid(1, red, at: Point(50, 50), side: 60), solid(2, blue, at: Point(50, 50), side: 20),
    ])
    #expect(pixel(try picture(canvas), 50, 50) == [0, 0, 255, 255])
    #expect(pixel(try picture(canvas, without: [ShapeID(2)]), 50, 50) == [255, 0, 0, 255])
    #expect(pixel(try picture(canvas), 5, 5) == [0, 0, 0, 0])
  }

  @Test func `a shape smaller than a pixel is a pixel of its colour`() throws {
    let canvas = try Canvas([solid(1, red, at: Point(500.5, 500.5), side: 1)])
    let small = try picture(canvas, pixelsPerPoint: 0.1)
    #expect(pixel(small, 50, 50) == [255, 0, 0, 255])
    #expect(small.pixels.count { $0.alpha > 0 } == 1)
  }

  @Test func `a picture is shown where its part of the canvas is, as large as the view has it`()
    throws
  {
    let canvas = try Canvas([solid(1, red, at: Point(50, 50), side: 20)])
    let drawn = try picture(canvas)
    let surface = try ImageSurface(width: 100, height: 100)
    // The view has moved by 30 points to the right, and enlarges by two.
    try Context(surface).show(drawn, from: Point(30, 30), zoom: 2)
    #expect(surface[21, 21].red == 255 && surface[58, 58].red == 255)
    #expect(surface[18, 18].alpha == 0 && surface[62, 62].alpha == 0)
  }

  @Test func `a picture that is not wanted any more is given up`() async {
    let canvas = Canvas.sample(50)
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      let frame = CanvasPicture.Frame(origin: .zero, pixelsPerPoint: 1, width: 100, height: 100)
      return CanvasPicture(of: canvas, SpatialIndex(canvas), in: frame) == nil
    }
    task.cancel()
    #expect(await task.value)
  }
}
