import Editing
import Shapes
import Testing

@Suite struct ViewportTests {
  private let view = Size(800, 600)

  @Test func `screen and canvas are each other's inverse`() {
    let viewport = Viewport(origin: Point(-20, 30), zoom: 2)
    #expect(viewport.screen(Point(0, 40)) == Point(40, 20))
    #expect(viewport.canvas(Point(40, 20)) == Point(0, 40))
  }

  @Test func `magnifying keeps the place under the pointer`() {
    var viewport = Viewport(origin: Point(10, 10), zoom: 1)
    viewport.magnify(by: 2, around: Point(100, 50))
    #expect(viewport.zoom == 2)
    #expect(viewport.canvas(Point(100, 50)) == Point(110, 60))
  }

  @Test func `the zoom stays in its range, and nonsense is ignored`() {
    var viewport = Viewport()
    viewport.magnify(by: 1e9, around: .zero)
    #expect(viewport.zoom == Viewport.zoomRange.upperBound)
    viewport.magnify(by: .nan, around: .zero)
    viewport.magnify(by: -1, around: .zero)
    #expect(viewport.zoom == Viewport.zoomRange.upperBound)
  }

  @Test func `panning moves what is seen with the pointer`() {
    var viewport = Viewport(zoom: 2)
    viewport.pan(by: Vector(10, -20))
    #expect(viewport.origin == Point(-5, 10))
  }

  @Test func `fitting shows all, in the middle, never larger than true size`() {
    var viewport = Viewport()
    let drawing = Rect(corner: .zero, corner: Point(7200, 1000))
    viewport.fit(drawing, in: view)
    #expect(viewport.zoom == 0.1)
    #expect(viewport.visibleRect(in: view).center == drawing.center)
    viewport.fit(Rect(corner: .zero, corner: Point(10, 10)), in: view)
    #expect(viewport.zoom == 1)
  }

  @Test func `revealing moves no more than it has to`() {
    var viewport = Viewport()
    viewport.reveal(Rect(corner: Point(100, 100), corner: Point(200, 200)), in: view)
    #expect(viewport.origin == .zero)
    viewport.reveal(Rect(corner: Point(900, 100), corner: Point(1000, 200)), in: view)
    #expect(viewport.origin == Point(224, 0))
    viewport.reveal(Rect(corner: Point(-5000, 0), corner: Point(-3000, 10)), in: view)
    #expect(viewport.visibleRect(in: view).center.x == -4000)
  }
}
