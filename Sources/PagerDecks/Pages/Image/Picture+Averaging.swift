import PagerGraphics

extension Picture {
  /// The picture in another, smaller size: each pixel is the mean of the area that it stands for.
  ///
  /// Nothing if a size is not above 0 or above the picture's own. Complexity: O(pixels).
  func averaged(toWidth newWidth: Int, height newHeight: Int) -> Picture? {
    if newWidth == width, newHeight == height { return self }
    let part = PixelRect(x: 0, y: 0, width: newWidth, height: newHeight)
    guard
      var averaging = AreaAveraging(
        width: width, height: height, toWidth: newWidth, height: newHeight, part: part)
    else { return nil }
    pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      for row in averaging.rows { averaging.add(base + row * width) }
    }
    return averaging.picture()
  }

  /// The picture itself and smaller ones, each with half the columns and rows of the one before.
  ///
  /// Together they take a third more than the picture alone.
  func halvings() -> [Picture] {
    var all = [self]
    while let last = all.last, min(last.width, last.height) > 64,
      let half = last.averaged(toWidth: last.width / 2, height: last.height / 2)
    {
      all.append(half)
    }
    return all
  }
}
