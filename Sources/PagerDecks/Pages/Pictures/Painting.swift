import PagerGraphics

/// A picture that is calculated from formulas.
struct Painting: Sendable {
  /// Its title.
  let title: String
  /// Paints it.
  let paint: @Sendable (inout Canvas) -> Void

  /// The picture, `height` rows high and half as wide again.
  func picture(height: Int) -> Picture? {
    var canvas = Canvas(height: height)
    paint(&canvas)
    return canvas.picture
  }
}

extension Painting {
  /// All paintings, in the order in which they hang.
  static let all = [
    ridges, moonlight, lissajous, contours, sunflower, aurora, glass, waves, interference,
  ]
}
