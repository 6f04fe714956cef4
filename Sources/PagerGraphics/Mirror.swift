extension DrawCommand {
  /// The step with right and left exchanged in a layer `width` points wide.
  ///
  /// Areas and gradients are turned round. Text and pictures are moved to their mirrored places,
  /// but stay readable: a line that is `measuring` wide starts at width − x − advance.
  ///
  /// Complexity: O(1) for each step, and one measurement for each end of a line.
  public func mirrored(inWidth width: Double, measuring text: any TextMeasuring) -> DrawCommand {
    switch self {
    case .fill(let shape, let color): .fill(shape.mirrored(inWidth: width), color)
    case .horizontalGradient(let rect, let from, let to):
      .horizontalGradient(rect.mirrored(inWidth: width), from: to, to: from)
    case .text(let run): .text(run.mirrored(inWidth: width, measuring: text))
    case .picture(let picture, let rect): .picture(picture, rect.mirrored(inWidth: width))
    case .clip(let shape, let inside):
      .clip(
        shape.mirrored(inWidth: width),
        inside.map { $0.mirrored(inWidth: width, measuring: text) })
    }
  }
}

extension Point {
  /// The place with right and left exchanged in `width` points.
  public func mirrored(inWidth width: Double) -> Point {
    Point(x: width - x, y: y)
  }
}

extension Rect {
  /// The rectangle with right and left exchanged in `width` points.
  public func mirrored(inWidth width: Double) -> Rect {
    Rect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}

extension PixelRect {
  /// The rectangle with right and left exchanged in `width` pixels.
  public func mirrored(inWidth width: Int) -> PixelRect {
    PixelRect(x: width - maxX, y: y, width: self.width, height: height)
  }
}

extension Shape {
  /// The area with right and left exchanged in `width` points.
  public func mirrored(inWidth width: Double) -> Shape {
    switch self {
    case .rect(let rect): .rect(rect.mirrored(inWidth: width))
    case .roundedRect(let rect, let radius):
      .roundedRect(rect.mirrored(inWidth: width), radius: radius)
    case .ring(let rect, let radius, let stroke):
      .ring(rect.mirrored(inWidth: width), radius: radius, width: stroke)
    case .triangle(let a, let b, let c):
      .triangle(
        a.mirrored(inWidth: width), b.mirrored(inWidth: width), c.mirrored(inWidth: width))
    }
  }
}

extension TextRun {
  /// The line at its mirrored place in `width` points: its end is where its start was, from the
  /// other side; both ends of a morph alike.
  public func mirrored(inWidth width: Double, measuring measures: any TextMeasuring) -> TextRun {
    var run = self
    run.origin.x = width - origin.x - measures.width(of: text, in: font)
    if let end = morph {
      run.morph?.origin.x = width - end.origin.x - measures.width(of: text, in: end.font)
    }
    return run
  }
}
