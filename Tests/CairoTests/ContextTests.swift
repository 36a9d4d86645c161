import Testing

@testable import Cairo

@Suite struct ContextTests {
  private static let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
  private static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  /// Draws on a transparent picture of 20 × 20 with hard edges.
  private func picture(_ draw: (Context) throws -> Void) throws -> ImageSurface {
    let surface = try ImageSurface(width: 20, height: 20)
    let context = try Context(surface)
    context.setAntialiasing(.none)
    try draw(context)
    try context.check()
    return surface
  }

  @Test func `a rectangle fills its pixels and no others`() throws {
    let surface = try picture { context in
      context.addRectangle(x: 2, y: 3, width: 4, height: 5)
      context.fill(RGBA(hex: 0xFF0000))
    }
    for y in 0..<20 {
      for x in 0..<20 {
        let isInside = (2..<6).contains(x) && (3..<8).contains(y)
        #expect(surface[x, y] == (isInside ? Self.red : Self.clear), "at (\(x), \(y))")
      }
    }
    #expect(surface.pixels.count { $0 == Self.red } == 20)
  }

  @Test func `an ellipse touches the sides of its rectangle and leaves the corners`() throws {
    let surface = try picture { context in
      context.addEllipse(x: 0, y: 5, width: 20, height: 10)
      context.fill(RGBA(hex: 0xFF0000))
    }
    #expect(surface[0, 10] == Self.red)
    #expect(surface[19, 10] == Self.red)
    #expect(surface[10, 5] == Self.red)
    #expect(surface[10, 14] == Self.red)
    #expect(surface[0, 5] == Self.clear)
    #expect(surface[10, 4] == Self.clear)
  }

  @Test func `a stroke around an ellipse is as wide everywhere`() throws {
    let surface = try picture { context in
      context.addEllipse(x: 2, y: 6, width: 16, height: 8)
      context.stroke(RGBA(hex: 0xFF0000), width: 2)
    }
    let acrossTop = (0..<10).count { surface[10, $0] == Self.red }
    let acrossLeft = (0..<10).count { surface[$0, 10] == Self.red }
    #expect(acrossTop == 2)
    #expect(acrossLeft == 2)
  }

  @Test func `an ellipse without height is a line and no error`() throws {
    let surface = try picture { context in
      context.addEllipse(x: 2, y: 10, width: 10, height: 0)
      context.stroke(RGBA(hex: 0xFF0000), width: 2)
    }
    #expect(surface[5, 10] == Self.red)
  }

  @Test func `saved state comes back even when the body throws`() throws {
    struct Stop: Error {}
    let surface = try picture { context in
      #expect(throws: Stop.self) {
        try context.withSavedState { () throws -> Void in
          context.translate(x: 10, y: 10)
          context.clip(x: 0, y: 0, width: 1, height: 1)
          throw Stop()
        }
      }
      context.addRectangle(x: 0, y: 0, width: 2, height: 2)
      context.fill(RGBA(hex: 0xFF0000))
    }
    #expect(surface[1, 1] == Self.red)
    #expect(surface[11, 11] == Self.clear)
  }

  @Test func `a group puts overlapping parts on the picture as one`() throws {
    let surface = try picture { context in
      context.withGroup(opacity: 0.5) {
        context.addRectangle(x: 0, y: 0, width: 10, height: 10)
        context.fill(RGBA(hex: 0xFF0000))
        context.addRectangle(x: 5, y: 0, width: 10, height: 10)
        context.fill(RGBA(hex: 0xFF0000))
      }
    }
    #expect(surface[2, 2] == surface[7, 2])
    #expect(surface[7, 2] == surface[12, 2])
    #expect((127...128).contains(surface[7, 2].alpha))
  }

  @Test func `clipping keeps drawing inside, and its bounds say where`() throws {
    let surface = try picture { context in
      context.withSavedState {
        context.clip(x: 4, y: 4, width: 2, height: 2)
        #expect(context.clipBounds == (4, 4, 2, 2))
        context.paint(RGBA(hex: 0xFF0000))
      }
    }
    #expect(surface.pixels.count { $0 == Self.red } == 4)
  }

  @Test func `a dashed line has gaps`() throws {
    let surface = try picture { context in
      context.setDash([5, 5])
      context.move(x: 0, y: 10)
      context.addLine(x: 20, y: 10)
      context.stroke(RGBA(hex: 0xFF0000), width: 2)
    }
    #expect(surface[2, 10] == Self.red)
    #expect(surface[7, 10] == Self.clear)
    #expect(surface[12, 10] == Self.red)
  }

  @Test func `a rounded rectangle leaves its corners, and a radius of half the side is a circle`()
    throws
  {
    let surface = try picture { context in
      context.addRoundedRectangle(x: 0, y: 0, width: 20, height: 20, radius: 100)
      context.fill(RGBA(hex: 0xFF0000))
    }
    #expect(surface[0, 0] == Self.clear)
    #expect(surface[19, 19] == Self.clear)
    #expect(surface[10, 0] == Self.red)
  }

  @Test func `a transparent colour is stored premultiplied`() throws {
    let surface = try picture { $0.paint(RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)) }
    #expect(surface[3, 3].red == surface[3, 3].alpha)
    #expect((127...128).contains(surface[3, 3].alpha))
  }

  @Test func `the first error stays and is reported at the end`() throws {
    let context = try Context(try ImageSurface(width: 2, height: 2))
    context.scale(x: 0, y: 0)
    context.paint(.black)
    #expect(throws: CairoError.self) { try context.check() }
  }

  @Test func `one surface can be drawn on another`() throws {
    let stamp = try ImageSurface(width: 2, height: 2)
    try Context(stamp).paint(RGBA(hex: 0xFF0000))
    let surface = try picture { $0.draw(stamp, x: 8, y: 9) }
    #expect(surface[8, 9] == Self.red)
    #expect(surface.pixels.count { $0 == Self.red } == 4)
  }
}
