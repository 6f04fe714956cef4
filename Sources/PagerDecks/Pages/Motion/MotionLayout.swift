import PagerGraphics

/// Where the parts of the page lie, in any size.
struct MotionLayout: Equatable {
  /// The figures of now, in three boxes beside each other.
  var figures: [Rect]
  /// Where the position is plotted.
  var position: Rect
  /// Where the speed is plotted.
  var speed: Rect
  /// What the colours mean.
  var legend: Rect

  /// Divides a page of `size`; where it is low, the parts that matter least have no extent.
  init(size: Size) {
    let margin = min(max((min(size.width, size.height) * 0.07).rounded(), 12), 44)
    let inner = Rect(origin: .zero, size: size).inset(by: Insets(all: margin))
    let figureHeight = inner.height > 260 ? 60.0 : inner.height > 150 ? 44 : 0
    let legendHeight = inner.height > 200 ? 30.0 : 0
    let column = (inner.width / 3).rounded(.down)
    figures = (0..<3).map { number in
      Rect(
        x: inner.minX + Double(number) * column, y: inner.minY, width: column,
        height: figureHeight)
    }
    let gutter = min(72, inner.width * 0.2).rounded()
    let top = inner.minY + figureHeight + (figureHeight > 0 ? 16 : 0)
    let room = max(0, inner.maxY - legendHeight - top)
    let gap = min(16, room * 0.05).rounded()
    let upper = ((room - gap) * 0.6).rounded()
    position = Rect(
      x: inner.minX + gutter, y: top, width: inner.width - gutter, height: upper)
    speed = Rect(
      x: position.minX, y: position.maxY + gap, width: position.width,
      height: room - gap - upper)
    legend = Rect(
      x: position.minX, y: inner.maxY - legendHeight, width: position.width,
      height: legendHeight)
  }
}
