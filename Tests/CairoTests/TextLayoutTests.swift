import Testing

@testable import Cairo

@Suite struct TextLayoutTests {
  private func layout(_ text: String, font: Font, maximumWidth: Double? = nil) throws
    -> TextLayout
  {
    TextLayout(
      text, font: font, maximumWidth: maximumWidth,
      for: try Context(try ImageSurface(width: 1, height: 1)))
  }

  @Test func `more letters are wider, a larger font is larger`() throws {
    let short = try layout("Move", font: Font(size: 12)).size
    let long = try layout("Move Rectangle", font: Font(size: 12)).size
    let large = try layout("Move", font: Font(size: 24)).size
    #expect(long.width > short.width)
    #expect(long.height == short.height)
    #expect(large.height > short.height)
    #expect(large.width > short.width)
  }

  @Test func `an empty text has no width and a line's height`() throws {
    let size = try layout("", font: Font(size: 12)).size
    #expect(size.width == 0)
    #expect(size.height > 0)
  }

  @Test func `a long text is broken at a width`() throws {
    let font = Font(size: 12)
    let line = try layout("one two three four", font: font).size
    let broken = try layout("one two three four", font: font, maximumWidth: line.width / 2).size
    #expect(broken.height >= line.height * 2)
    #expect(broken.width <= line.width / 2)
  }

  @Test func `the baseline stands inside the first line`() throws {
    let layout = try layout("x\ny", font: Font(size: 12))
    #expect(layout.baseline > 0)
    #expect(layout.baseline < layout.size.height / 2)
  }

  @Test func `a text is drawn below and to the right of its corner`() throws {
    let surface = try ImageSurface(width: 60, height: 60)
    let context = try Context(surface)
    let text = TextLayout("H", font: Font(size: 20, weight: .bold), for: context)
    context.draw(text, x: 20, y: 25, color: .black)
    try context.check()
    var inked: [(x: Int, y: Int)] = []
    for y in 0..<60 { for x in 0..<60 where surface[x, y].alpha > 128 { inked.append((x, y)) } }
    #expect(!inked.isEmpty)
    #expect(inked.allSatisfy { $0.x >= 20 && $0.y >= 25 })
    #expect(inked.allSatisfy { Double($0.x) <= 20 + text.size.width })
  }

  @Test func `drawing a text leaves no path behind`() throws {
    let surface = try ImageSurface(width: 60, height: 60)
    let context = try Context(surface)
    context.draw(TextLayout("", font: Font(size: 20), for: context), x: 2, y: 2, color: .black)
    context.addLine(x: 50, y: 50)
    context.stroke(.black, width: 4)
    #expect(surface.pixels.allSatisfy { $0.alpha == 0 })
  }
}
