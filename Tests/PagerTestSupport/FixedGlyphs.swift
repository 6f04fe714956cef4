import PagerGraphics

/// The plain characters of a line that share one mask.
///
/// Each is a box from 0.7 em above the baseline down to it, with a hole whose place follows from
/// the character; edges at fractions of a pixel give partial coverage.
struct FixedGlyphs {
  /// A character's box and hole, in pixels from the start of the baseline.
  private struct Glyph {
    var box: Rect
    var hole: Rect
  }

  private var start: Double
  private var end: Double
  private var em: Double
  private var glyphs: [Glyph] = []

  init(start: Double, em: Double) {
    self.start = start
    self.end = start
    self.em = em
  }

  /// Adds the character whose advance ends at `newEnd`.
  mutating func append(_ character: Character, to newEnd: Double) {
    defer { end = newEnd }
    guard newEnd > end, !character.isWhitespace else { return }
    let box = Rect(
      x: end + 0.06 * em, y: -0.7 * em, width: newEnd - end - 0.12 * em, height: 0.7 * em)
    let code = character.unicodeScalars.reduce(0) { ($0 * 31 + Int($1.value)) % 9973 }
    let hole = Rect(
      x: box.minX + box.width * (0.2 + 0.1 * Double(code % 4)),
      y: box.minY + box.height * (0.15 + 0.1 * Double(code / 4 % 5)),
      width: box.width * 0.3, height: box.height * 0.3)
    glyphs.append(Glyph(box: box, hole: hole))
  }

  /// Draws what was added as one piece; nothing for a stretch without width.
  mutating func flush(into pieces: inout [TextRaster.Piece]) {
    guard end > start else { return }
    let left = Int(start.rounded(.down))
    let top = -Int((0.8 * em).rounded(.up))
    let width = Int(end.rounded(.up)) - left
    let height = Int((0.2 * em).rounded(.up)) - top
    var bytes = [UInt8](repeating: 0, count: width * height)
    for glyph in glyphs {
      let first = max(left, Int(glyph.box.minX.rounded(.down)))
      let last = min(left + width, Int(glyph.box.maxX.rounded(.up)))
      for y in top..<min(1, top + height) {
        for x in first..<last {
          let share = glyph.box.share(ofPixelX: x, y: y) - glyph.hole.share(ofPixelX: x, y: y)
          bytes[(y - top) * width + x - left] = UInt8((share.clampedShare * 255).rounded())
        }
      }
    }
    let mask = CoverageMask(width: width, height: height, bytes: bytes)
    pieces.append(TextRaster.Piece(content: .mask(mask), x: left, y: top))
  }

  /// A yellow disc of an em, premultiplied; none for an em below half a pixel.
  static func emoji(at pen: Double, em: Double) -> TextRaster.Piece? {
    let side = Int(em.rounded())
    let middle = Double(side) / 2
    let pixels = (0..<max(0, side * side)).map { index -> UInt32 in
      let dx = Double(index % side) + 0.5 - middle
      let dy = Double(index / side) + 0.5 - middle
      let share = (middle - (dx * dx + dy * dy).squareRoot()).clampedShare
      let alpha = UInt32((share * 255).rounded())
      return alpha << 24 | alpha << 16 | (alpha * 4 / 5) << 8
    }
    guard let picture = Picture(width: side, height: side, pixels: pixels) else { return nil }
    return TextRaster.Piece(
      content: .picture(picture), x: Int(pen.rounded()), y: -Int((0.8 * em).rounded()))
  }
}

extension Rect {
  /// The share of a pixel that the rectangle covers, 0…1.
  fileprivate func share(ofPixelX x: Int, y: Int) -> Double {
    let width = min(maxX, Double(x + 1)) - max(minX, Double(x))
    let height = min(maxY, Double(y + 1)) - max(minY, Double(y))
    return max(0, width) * max(0, height)
  }
}

extension Double {
  fileprivate var clampedShare: Double {
    Swift.min(Swift.max(self, 0), 1)
  }
}
