import PagerGraphics

/// A word, drawn at one phase, without the empty columns beside it.
nonisolated struct WordPicture {
  /// The number of columns.
  let width: Int
  /// The first column, seen from where the line that begins with the phase's spaces would begin.
  let left: Int
  private let mask: CoverageMask

  /// Draws `word` after the spaces of `phase`; none if it is taller than a line, whose picture
  /// would lie otherwise.
  init?(of word: String, after phase: WordPhase, _ font: SizedFont) {
    let text = phase.blanks + word
    let drawn = font.withSurface(of: text) { surface in
      let pixels = SurfacePixels(surface)
      let columns = pixels.inkColumns
      return (pixels.coverage(columns: columns), columns.lowerBound)
    }
    guard let (mask, first) = drawn, mask.height == font.height else { return nil }
    self.mask = mask
    width = mask.width
    left = first + font.overhang(of: text)
  }

  /// The bytes that it takes.
  var cost: Int { 128 + mask.bytes.count }

  /// Adds the coverages to those of a picture of `width` columns, from column `x` on.
  func add(to target: UnsafeMutableBufferPointer<UInt8>, x: Int, width: Int) {
    mask.bytes.withUnsafeBufferPointer { bytes in
      for row in 0..<mask.height {
        let (from, to) = (row &* mask.width, row &* width &+ x)
        for column in 0..<mask.width {
          let sum = UInt16(target[to &+ column]) &+ UInt16(bytes[from &+ column])
          target[to &+ column] = UInt8(min(255, sum))
        }
      }
    }
  }
}
