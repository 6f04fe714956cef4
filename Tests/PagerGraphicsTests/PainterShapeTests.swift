import PagerGraphics
import Testing

@Suite struct PainterShapeTests {
  @Test(arguments: [
    Rect(x: 3, y: 4, width: 10, height: 5), Rect(x: 3.25, y: 4.5, width: 10, height: 5),
    Rect(x: 3.3, y: 4.7, width: 0.4, height: 12.6), Rect(x: 0.1, y: 0.2, width: 33.3, height: 0.3),
    Rect(x: 7.9, y: 2.9, width: 0.2, height: 0.2),
  ])
  func `the coverages of a rectangle sum to its area`(rect: Rect) {
    let sum = coverages(of: .rect(rect)).reduce(0, +)

    let edgePixels = 2 * (rect.width + rect.height) + 8
    #expect(abs(Double(sum) / 255 - rect.width * rect.height) <= edgePixels * 0.5 / 255)
  }

  @Test(arguments: [0.1, 0.25, 0.5, 0.9])
  func `rectangles that touch between pixels cover the shared pixel once`(edge: Double) {
    let left = coverages(of: .rect(Rect(x: 2, y: 2, width: 8 + edge, height: 4)))
    let right = coverages(of: .rect(Rect(x: 10 + edge, y: 2, width: 8, height: 4)))

    #expect((255...256).contains(left[3 * 40 + 10] + right[3 * 40 + 10]))
    #expect(left[3 * 40 + 9] == 255)
    #expect(right[3 * 40 + 11] == 255)
  }

  static let roundedBoxes: [(Rect, Double)] = [
    (Rect(x: 4, y: 4, width: 30, height: 20), 10),
    (Rect(x: 4.3, y: 5.6, width: 29, height: 9), 9),
    (Rect(x: 10.5, y: 3.25, width: 20, height: 20), 10),
    (Rect(x: 3.2, y: 9.9, width: 15, height: 2), 1),
    (Rect(x: 2.7, y: 3.1, width: 33, height: 22), 3),
  ]

  @Test(arguments: roundedBoxes)
  func `a rounded rectangle is near the area of each pixel`(rect: Rect, radius: Double) {
    let corner = min(radius, rect.width / 2, rect.height / 2)
    func contains(_ x: Double, _ y: Double) -> Bool {
      let across = max(0, abs(x - rect.midX) - rect.width / 2 + corner)
      let down = max(0, abs(y - rect.midY) - rect.height / 2 + corner)
      return across * across + down * down <= corner * corner
        && abs(x - rect.midX) <= rect.width / 2 && abs(y - rect.midY) <= rect.height / 2
    }

    let drawn = coverages(of: .roundedRect(rect, radius: radius))

    for (index, coverage) in drawn.enumerated() {
      let area = sampledArea(x: index % 40, y: index / 40, contains)
      #expect(abs(Double(coverage) - area * 255) <= 24, "\(index % 40), \(index / 40)")
    }
  }

  @Test func `a pill in the middle is symmetric both ways`() {
    let drawn = coverages(
      of: .roundedRect(Rect(x: 5.3, y: 4.4, width: 29.4, height: 21.2), radius: 20))

    #expect(drawn == Array(drawn.reversed()))
    for y in 0..<30 {
      let row = drawn[y * 40..<(y + 1) * 40]
      #expect(Array(row) == Array(row.reversed()))
    }
  }

  @Test func `a box without a radius is a rectangle`() {
    let rect = Rect(x: 3.3, y: 4.7, width: 20.2, height: 9.1)

    #expect(
      coverages(of: .roundedRect(rect, radius: 0)) == coverages(of: .rect(rect)))
    #expect(
      coverages(of: .roundedRect(rect, radius: -5)) == coverages(of: .rect(rect)))
  }

  @Test func `a ring is the box without the box inside`() {
    let rect = Rect(x: 4.2, y: 3.6, width: 30, height: 20)
    let outer = coverages(of: .roundedRect(rect, radius: 8))
    let inner = coverages(of: .roundedRect(rect.inset(by: Insets(all: 2.5)), radius: 5.5))

    let ring = coverages(of: .ring(rect, radius: 8, width: 2.5))

    for (share, (outer, inner)) in zip(ring, zip(outer, inner)) {
      #expect(abs(share - max(0, outer - inner)) <= 1)
    }
    #expect(ring[13 * 40 + 19] == 0)
    #expect(ring[13 * 40 + 5] == 255)
  }

  @Test func `a ring as wide as the box is the box`() {
    let rect = Rect(x: 4.2, y: 3.6, width: 30, height: 20)

    #expect(
      coverages(of: .ring(rect, radius: 8, width: 10))
        == coverages(of: .roundedRect(rect, radius: 8)))
    #expect(coverages(of: .ring(rect, radius: 8, width: 0)).allSatisfy { $0 == 0 })
  }

  @Test(arguments: [
    [Point(x: 5, y: 5), Point(x: 30, y: 6), Point(x: 12, y: 25)],
    [Point(x: 12, y: 25), Point(x: 30, y: 6), Point(x: 5, y: 5)],
    [Point(x: 10, y: 20), Point(x: 16, y: 14), Point(x: 22, y: 20)],
  ])
  func `the coverages of a triangle sum to its area`(corners: [Point]) {
    let (first, second) = (corners[1] - corners[0], corners[2] - corners[0])
    let area = abs(first.dx * second.dy - first.dy * second.dx) / 2

    let sum = coverages(of: .triangle(corners[0], corners[1], corners[2])).reduce(0, +)

    #expect(abs(Double(sum) / 255 - area) < 1)
  }

  @Test func `a triangle without area is not seen`() {
    let place = Point(x: 5, y: 5)

    #expect(coverages(of: .triangle(place, Point(x: 9, y: 9), place)).allSatisfy { $0 == 0 })
  }

  @Test func `a colour with alpha is mixed with what is below`() {
    let color = Color(hex: 0xC86432).withAlpha(0.4)

    let bitmap = painted(
      [.fill(.rect(Rect(x: 0, y: 0, width: 10.5, height: 30)), color)],
      background: Color(hex: 0x204060))

    #expect(bitmap[5, 5] == mixedByHand(0xFF20_4060, 0xFFC8_6432, 102))
    #expect(bitmap[10, 5] == mixedByHand(0xFF20_4060, 0xFFC8_6432, 51))
    #expect(bitmap[11, 5] == 0xFF20_4060)
  }

  @Test func `a gradient takes each column's colour at its middle`() {
    let rect = Rect(x: 10, y: 0, width: 20, height: 30)

    let bitmap = painted([.horizontalGradient(rect, from: .black, to: .white)])

    for x in 10..<30 {
      let expected = ((Double(x) + 0.5 - 10) / 20 * 255).rounded()
      #expect(bitmap[x, 7].green == Int(expected))
    }
    #expect(bitmap[9, 7] == 0xFFFF_FFFF)
  }

  @Test func `twice the scale paints twice the size`() {
    let shape = Shape.roundedRect(Rect(x: 2.25, y: 3, width: 12, height: 8), radius: 4)
    let twice = Shape.roundedRect(Rect(x: 4.5, y: 6, width: 24, height: 16), radius: 8)

    #expect(
      painted([.fill(shape, .red)], scale: 2).hasSamePixels(as: painted([.fill(twice, .red)])))
  }

  /// The share of 16 × 16 places in a pixel that lie inside.
  private func sampledArea(x: Int, y: Int, _ contains: (Double, Double) -> Bool) -> Double {
    let places = (0..<256).filter { index in
      contains(
        Double(x) + (Double(index % 16) + 0.5) / 16, Double(y) + (Double(index / 16) + 0.5) / 16)
    }
    return Double(places.count) / 256
  }
}
