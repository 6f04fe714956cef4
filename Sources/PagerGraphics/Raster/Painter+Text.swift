extension Painter {
  /// Draws the line, or its state between two sizes.
  func paint(_ run: TextRun, on surface: Surface) {
    let progress = (run.morph?.progress ?? 0).clampedToUnit
    guard let morph = run.morph, progress > 0 else {
      paint(line(run.text, run.font, at: run.origin), run.color, on: surface)
      return
    }
    let end = line(run.text, morph.font, at: morph.origin)
    guard progress < 1 else {
      paint(end, run.color, on: surface)
      return
    }
    let start = line(run.text, run.font, at: run.origin)
    TextMorph(from: start, to: end, progress: progress)
      .paint(Ink(run.color), on: surface, scratch: scratch)
  }

  /// Draws every piece exactly as it was rasterised.
  private func paint(_ line: PlacedLine, _ color: Color, on surface: Surface) {
    let ink = Ink(color)
    for piece in line.pieces {
      switch piece.content {
      case .mask(let mask): surface.blend(mask, with: ink, x: piece.frame.x, y: piece.frame.y)
      case .picture(let picture): surface.lay(picture, x: piece.frame.x, y: piece.frame.y)
      }
    }
  }

  private func line(_ text: String, _ font: Font, at origin: Point) -> PlacedLine {
    PlacedLine(
      self.text.raster(of: text, in: font, scale: scale),
      x: Int(saturating: (origin.x * scale).rounded()),
      y: Int(saturating: (origin.y * scale).rounded()))
  }
}

extension Surface {
  /// Lays `ink` over the pixels by the mask, whose top left corner is at (x, y).
  func blend(_ mask: CoverageMask, with ink: Ink, x: Int, y: Int) {
    let part = narrowed(to: PixelRect(x: x, y: y, width: mask.width, height: mask.height))
    let width = part.bounds.width
    mask.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      for line in part.rows {
        let coverages = base + ((line &- y) &* mask.width &+ (part.bounds.x &- x))
        ink.blend(into: part.row(line), count: width, coverages: coverages)
      }
    }
  }
}

extension Ink {
  /// Lays the colour over `count` pixels by their own coverages.
  ///
  /// Most of a line of text is empty: eight empty pixels are skipped at once.
  @inline(__always)
  func blend(
    into row: UnsafeMutablePointer<UInt32>, count: Int, coverages: UnsafePointer<UInt8>
  ) {
    var x = 0
    while x < count {
      if x &+ 8 <= count,
        UnsafeRawPointer(coverages + x).loadUnaligned(as: UInt64.self) == 0
      {
        x &+= 8
        continue
      }
      let stop = min(count, x &+ 8)
      while x < stop {
        blend(into: &row[x], coverage: UInt32(coverages[x]))
        x &+= 1
      }
    }
  }
}
