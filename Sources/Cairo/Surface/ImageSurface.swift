import CCairo

/// One pixel, 8 bits a part, colour premultiplied by alpha as cairo stores it.
package struct Pixel: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package var alpha: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

/// A picture in memory: 4 bytes a pixel, transparent at first.
package final class ImageSurface: Surface {
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int

  /// - Throws: ``CairoError`` for a negative size, one above 32,767 pixels, or too little memory.
  package init(width: Int, height: Int) throws(CairoError) {
    let place = "image of \(width) × \(height) pixels"
    guard let columns = Int32(exactly: width), let rows = Int32(exactly: height) else {
      throw CairoError(place: place, reason: "too large")
    }
    self.width = width
    self.height = height
    try super.init(
      owning: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, columns, rows), place: place)
  }

  /// Writes the picture as PNG, over whatever is there.
  ///
  /// - Throws: ``CairoError`` with the path and the reason.
  package func writePNG(to path: String) throws(CairoError) {
    try CairoError.check(cairo_surface_write_to_png(raw, path), "writing \(path)")
  }

  /// The pixel in that column and row, counted from the upper left corner.
  ///
  /// - Precondition: It is inside the picture, and the surface is not finished.
  package subscript(x: Int, y: Int) -> Pixel {
    guard (0..<width).contains(x), (0..<height).contains(y) else {
      fatalError("ImageSurface: no pixel (\(x), \(y)) in a \(place)")
    }
    return withRows { rows, stride in
      Self.pixel(rows.loadUnaligned(fromByteOffset: y * stride + x * 4, as: UInt32.self))
    }
  }

  /// All pixels, row by row from the top.
  ///
  /// - Complexity: A copy of the picture.
  package var pixels: [Pixel] {
    withRows { rows, stride in
      var pixels: [Pixel] = []
      pixels.reserveCapacity(width * height)
      for y in 0..<height {
        for x in 0..<width {
          pixels.append(
            Self.pixel(rows.loadUnaligned(fromByteOffset: y * stride + x * 4, as: UInt32.self)))
        }
      }
      return pixels
    }
  }

  /// cairo's own bytes and their number per row, for `Gtk`, which makes textures of them.
  ///
  /// - Precondition: The surface is not finished. The pointer is not kept after `body`.
  package func withRows<Result>(_ body: (_ rows: UnsafeRawBufferPointer, _ stride: Int) -> Result)
    -> Result
  {
    cairo_surface_flush(raw)
    let stride = Int(cairo_image_surface_get_stride(raw))
    guard let start = cairo_image_surface_get_data(raw) else {
      guard width * height == 0 else {
        fatalError("ImageSurface: the pixels of a finished \(place) were asked for")
      }
      return body(UnsafeRawBufferPointer(start: nil, count: 0), stride)
    }
    return body(UnsafeRawBufferPointer(start: start, count: stride * height), stride)
  }

  /// cairo keeps a pixel as one 32-bit number of the machine, alpha in its highest byte.
  private static func pixel(_ word: UInt32) -> Pixel {
    Pixel(
      red: UInt8(truncatingIfNeeded: word >> 16),
      green: UInt8(truncatingIfNeeded: word >> 8),
      blue: UInt8(truncatingIfNeeded: word),
      alpha: UInt8(truncatingIfNeeded: word >> 24))
  }
}
