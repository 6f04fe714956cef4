import PagerCore
import PagerGraphics

extension StripPainter {
  /// Paints the indicators of a layer, those that cut titles left aside.
  func paintIndicators(_ layer: IndicatorLayer, in context: inout DrawContext) {
    for indicator in look.indicators where indicator.layer == layer && !indicator.cutsTitles {
      guard let outline = outline(of: indicator, context.scale) else { continue }
      context.fill(outline, indicator.paint.color(in: context.theme))
    }
  }

  /// Paints each indicator that cuts titles, with the titles inside it in the cut colour.
  ///
  /// Indicator and titles are finished before they are cut out along the outline: there a pixel is
  /// mix(mix(background, dark, m), mix(red, white, m), c) for a title's coverage m and the
  /// outline's c. Titles laid over the outline by m · c would leave a red fringe.
  func paintCuttingIndicators(in context: inout DrawContext) {
    for indicator in look.indicators where indicator.cutsTitles {
      guard let outline = outline(of: indicator, context.scale) else { continue }
      let bounds = outline.bounds
      let theme = context.theme
      context.clip(to: outline) { inside in
        // A fill that ended with the outline would thin its edge a second time.
        inside.fill(.rect(bounds.inset(by: Insets(all: -2))), indicator.paint.color(in: theme))
        for tab in visibleTabs where strip.frame(ofTab: tab)?.intersects(bounds) == true {
          paintTitle(tab, color: look.cutColor.color(in: theme), in: &inside)
        }
      }
    }
  }

  private func outline(of indicator: Indicator, _ scale: Double) -> Shape? {
    guard let frame = strip.contentFrame(of: indicator) else { return nil }
    let place = frame.offset(by: Vector(dx: -offset, dy: 0))
    return indicator.outline(in: indicator.hasStraightRows ? place.withRowsOnPixels(scale) : place)
  }
}

extension Indicator {
  /// Whether its top and bottom edge are straight, and would be blurred between two rows of pixels.
  fileprivate var hasStraightRows: Bool {
    switch shape {
    case .line, .pill: true
    case .triangle, .dot: false
    }
  }
}

extension Rect {
  /// The rectangle with its top and bottom edge on the nearest rows of device pixels, at least one
  /// row apart.
  ///
  /// Nothing to see stays so.
  func withRowsOnPixels(_ scale: Double) -> Rect {
    guard height > 0 else { return self }
    let bottom = (maxY * scale).rounded()
    let rows = max(1, (height * scale).rounded())
    return Rect(x: minX, y: (bottom - rows) / scale, width: width, height: rows / scale)
  }
}
