import PagerGraphics
import Testing

@Suite struct GeometryTests {
  @Test func `rectangles that touch still touch on whole pixels`() {
    for step in 0..<50 {
      let edge = 3 + Double(step) / 50
      let left = Rect(x: 0.3, y: 0, width: edge - 0.3, height: 4).pixels(atScale: 1.5)
      let right = Rect(x: edge, y: 0, width: 5, height: 4).pixels(atScale: 1.5)

      #expect(left.maxX == right.x)
    }
  }

  @Test(arguments: [
    (Double.nan, 0), (.infinity, 1 << 30), (-.infinity, -1 << 30), (2.9, 2), (-2.9, -2),
  ])
  func `a whole number is made of any value`(value: Double, expected: Int) {
    #expect(Int(saturating: value) == expected)
  }

  @Test func `rectangles apart share nothing`() {
    let first = Rect(x: 0, y: 0, width: 4, height: 4)
    let second = Rect(x: 4, y: 0, width: 4, height: 4)

    #expect(!first.intersects(second))
    #expect(first.union(second) == Rect(x: 0, y: 0, width: 8, height: 4))
    #expect(first.union(.zero) == first)
    #expect(first.contains(.zero))
    #expect(!first.contains(Point(x: 4, y: 0)))
  }

  @Test func `the bounds of a triangle hold its corners`() {
    let shape = Shape.triangle(Point(x: 3, y: 9), Point(x: -1, y: 4), Point(x: 7, y: 5))

    #expect(shape.bounds == Rect(x: -1, y: 4, width: 8, height: 5))
    #expect(
      shape.offset(by: Vector(dx: 1, dy: 2)).bounds == Rect(x: 0, y: 6, width: 8, height: 5))
  }

  @Test func `colours keep their components within 0 and 1`() {
    let color = Color(red: 2, green: -1, blue: .nan, alpha: 0.5)

    #expect(color == Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(Color(hex: 0xFF12_3456).hex == 0x123456)
    #expect(Color.black.mixed(with: .white, by: 0.5).hex == 0x808080)
  }
}
