import PagerCore
import PagerGraphics

extension StripPainter {
  /// Fades the titles at the edges beyond which the strip goes on.
  ///
  /// A fade comes gradually with what is hidden, and is whole once that is as wide as the fade.
  func paintFades(in context: inout DrawContext) {
    let width = min(look.strip.edgeFade, strip.bounds.width / 2)
    guard width > 0 else { return }
    let left = Rect(x: 0, y: 0, width: width, height: strip.bounds.height)
    let right = left.offset(by: Vector(dx: strip.bounds.width - width, dy: 0))
    let hidden = (before: offset, after: tabs.maximumOffset - offset)
    paintFade(left, strengths: (share(hidden.before, of: width), 0), in: &context)
    paintFade(right, strengths: (0, share(hidden.after, of: width)), in: &context)
  }

  private func share(_ hidden: Double, of width: Double) -> Double {
    min(max(hidden / width, 0), 1)
  }

  /// Lays the strip's background over an edge, and the line below the strip over what covers it.
  private func paintFade(
    _ edge: Rect, strengths: (left: Double, right: Double), in context: inout DrawContext
  ) {
    guard max(strengths.left, strengths.right) > 0 else { return }
    let line = separator(context.scale)
    let foot = Rect(x: edge.minX, y: line.minY, width: edge.width, height: line.height)
    let body = Rect(x: edge.minX, y: 0, width: edge.width, height: line.minY)
    for (part, color) in [
      (body, context.theme.stripBackground), (foot, context.theme.stripSeparator),
    ] {
      context.fillGradient(
        part, from: color.withAlpha(strengths.left), to: color.withAlpha(strengths.right))
    }
  }
}
