extension Painter {
  /// Draws the picture into whole pixels; as it is where the size is its own.
  func paint(_ picture: Picture, in frame: PixelRect, on surface: Surface) {
    if frame.width == picture.width, frame.height == picture.height {
      surface.lay(picture, x: frame.x, y: frame.y)
    } else {
      surface.lay(picture, in: Rect(frame))
    }
  }
}

extension Surface {
  /// Lays the picture over the pixels as it is, its top left corner at (x, y).
  func lay(_ picture: Picture, x: Int, y: Int) {
    let part = narrowed(
      to: PixelRect(x: x, y: y, width: picture.width, height: picture.height))
    let width = part.bounds.width
    picture.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      for line in part.rows {
        let row = part.row(line)
        let source = base + ((line &- y) &* picture.width &+ (part.bounds.x &- x))
        for column in 0..<width { row[column] = over(source[column], row[column]) }
      }
    }
  }

  /// Lays the picture over the pixels, resampled into `frame`: averaged over areas in a direction
  /// in which it shrinks, mixed from neighbours in one in which it grows.
  func lay(_ picture: Picture, in frame: Rect) {
    let part = narrowed(to: frame.touchedPixels)
    guard !part.rows.isEmpty, !frame.isEmpty else { return }
    let across = ResampleTaps(
      count: picture.width, from: frame.minX, extent: frame.width, pixels: part.columns)
    let down = ResampleTaps(
      count: picture.height, from: frame.minY, extent: frame.height, pixels: part.rows)
    ResampledRows.withRows(of: picture, columns: across, width: part.bounds.width) { rows in
      for y in part.rows { rows.lay(down, index: y - part.bounds.y, on: part.row(y)) }
    }
  }
}
