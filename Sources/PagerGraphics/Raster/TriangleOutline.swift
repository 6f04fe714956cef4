/// A triangle at any fraction of a pixel, covered by its distance from the three sides.
struct TriangleOutline {
  /// A side: the distance of (x, y) from it is `a x + b y + c`, negative inside.
  private struct Side {
    var a: Double
    var b: Double
    var c: Double
  }

  private var sides: (Side, Side, Side)
  private var box: BoxOutline

  /// Creates the triangle between three places in pixels; none for one without area.
  init?(_ first: Point, _ second: Point, _ third: Point) {
    let corners = [first, second, third].map { Point(x: $0.x.withinReach, y: $0.y.withinReach) }
    let (a, b, c) = (corners[0], corners[1], corners[2])
    let area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    let bounds = Shape.triangle(a, b, c).bounds
    guard area != 0, let box = BoxOutline(bounds, radius: 0) else { return nil }
    self.box = box
    let (q, r) = area > 0 ? (b, c) : (c, b)
    sides = (Self.side(from: a, to: q), Self.side(from: q, to: r), Self.side(from: r, to: a))
  }

  /// The pixels that it may cover.
  var pixels: PixelRect { box.pixels }

  /// The coverage of the pixels in row `y`, of the columns `all`.
  func span(row y: Int, of all: Range<Int>, into row: CoverageRow) -> CoverageSpan {
    let pixels = box.pixels
    let columns = all.part(from: pixels.x, to: pixels.maxX)
    let middle = Double(y) + 0.5
    let first = sides.0.b * middle + sides.0.c
    let second = sides.1.b * middle + sides.1.c
    let third = sides.2.b * middle + sides.2.c
    for x in columns {
      let place = Double(x) + 0.5
      let distance = max(
        sides.0.a * place + first, sides.1.a * place + second, sides.2.a * place + third)
      row[x] = UInt8(byte(0.5 - distance))
    }
    return CoverageSpan(
      columns: columns, flat: columns.upperBound..<columns.upperBound, value: 0)
  }

  private static func side(from start: Point, to end: Point) -> Side {
    let way = end - start
    let length = max(way.length, .leastNormalMagnitude)
    let a = way.dy / length
    let b = -way.dx / length
    return Side(a: a, b: b, c: -(a * start.x + b * start.y))
  }
}
