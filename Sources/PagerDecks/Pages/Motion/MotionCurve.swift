import PagerGraphics
import PagerKit

/// A curve through moments, drawn as upright bars one device pixel wide: wherever the curve is
/// steep they are tall, and their ends are anti-aliased.
struct MotionCurve {
  /// The moments, in the order of time.
  var samples: [MotionTrace.Sample]
  /// What is drawn of them.
  var value: KeyPath<MotionTrace.Sample, Double>
  /// Where it is drawn.
  var scale: MotionScale
  /// How thick, in points.
  var thickness = 2.5

  /// Draws the curve in one colour.
  func draw(_ color: Color, in context: inout DrawContext) {
    for bar in bars(pixel: 1 / context.scale) { context.fill(.rect(bar), color) }
  }

  /// The bars from left to right; none for less than two moments.
  ///
  /// Each holds all that a round pen of the curve's thickness covers in its column.
  func bars(pixel: Double) -> [Rect] {
    let columns = columns(pixel: pixel)
    let reach = Int((thickness / 2 / pixel).rounded(.down))
    return columns.heights.indices.map { column in
      let near = max(0, column - reach)...min(columns.heights.count - 1, column + reach)
      var (top, bottom) = (Double.infinity, -Double.infinity)
      for other in near {
        let way = Double(other - column) * pixel
        let half = max(0, thickness * thickness / 4 - way * way).squareRoot()
        top = min(top, columns.heights[other] - half)
        bottom = max(bottom, columns.heights[other] + half)
      }
      top = max(top, scale.frame.minY)
      return Rect(
        x: columns.left + Double(column) * pixel, y: top, width: pixel,
        height: min(bottom, scale.frame.maxY) - top)
    }
  }

  /// The heights of the curve in the middle of each column of pixels, from the one at `left` on.
  private func columns(pixel: Double) -> (left: Double, heights: [Double]) {
    guard let first = samples.first, let last = samples.last, samples.count > 1 else {
      return (0, [])
    }
    let left = (max(scale.frame.minX, scale.x(first.time)) / pixel).rounded(.up) * pixel
    let right = min(scale.frame.maxX, scale.x(last.time)) - pixel / 2
    var index = 0
    let heights = stride(from: left, through: right, by: pixel).map { x in
      height(at: scale.time(atX: x + pixel / 2), from: &index)
    }
    return (left, heights)
  }

  /// The height of the curve at a time not before that of the last call, straight between moments.
  private func height(at time: Double, from index: inout Int) -> Double {
    while index < samples.count - 2, samples[index + 1].time < time { index += 1 }
    let (from, to) = (samples[index], samples[index + 1])
    let share = to.time > from.time ? (time - from.time) / (to.time - from.time) : 1
    let (start, end) = (from[keyPath: value], to[keyPath: value])
    return scale.y(start + (end - start) * min(max(share, 0), 1))
  }
}
