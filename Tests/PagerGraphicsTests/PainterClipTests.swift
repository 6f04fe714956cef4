import PagerGraphics
import PagerTestSupport
import Testing

@Suite struct PainterClipTests {
  private let pill = Shape.roundedRect(Rect(x: 6.3, y: 3.6, width: 23.4, height: 21), radius: 9)
  private let everywhere = Shape.rect(Rect(x: 0, y: 0, width: 40, height: 30))

  @Test func `a text that changes its colour at an outline has no fringe`() {
    func title(_ color: Color) -> DrawCommand {
      .text(TextRun("Oak", font: Font(size: 21), origin: Point(x: 3, y: 20), color: color))
    }
    let mask = painted([title(.black)]).pixels.map { 255 - $0.blue }
    let share = coverages(of: pill)

    let drawn = painted([title(.black), .clip(pill, [.fill(everywhere, .red), title(.white)])])

    let expected = zip(mask, share).map { mask, share in
      let before = mixedByHand(0xFFFF_FFFF, 0xFF00_0000, mask)
      let after = mixedByHand(0xFFFF_0000, 0xFFFF_FFFF, mask)
      return mixedByHand(before, after, share)
    }
    #expect(drawn.pixels == expected)
    #expect(zip(mask, share).contains { (1..<255).contains($0) && (1..<255).contains($1) })
  }

  @Test func `a clip to the colour of a fill is the fill`() {
    #expect(
      painted([.clip(pill, [.fill(everywhere, .red)])])
        .hasSamePixels(as: painted([.fill(pill, .red)])))
  }

  @Test func `a clip to whole pixels is cut sharply`() {
    let rect = Shape.rect(Rect(x: 5, y: 6, width: 7, height: 8))

    let drawn = painted([.clip(rect, [.fill(everywhere, .red)])])

    #expect(drawn.hasSamePixels(as: painted([.fill(rect, .red)])))
  }

  @Test func `a clip between pixels mixes its edge`() {
    let rect = Rect(x: 5.5, y: 6, width: 7, height: 8)

    let drawn = painted([.clip(.rect(rect), [.fill(everywhere, .black)])])

    #expect(drawn[5, 8] == mixedByHand(0xFFFF_FFFF, 0xFF00_0000, 128))
    #expect(drawn[6, 8] == 0xFF00_0000)
    #expect(drawn[4, 8] == 0xFFFF_FFFF)
  }

  @Test func `clips can be nested`() {
    let band = Shape.roundedRect(Rect(x: 0.4, y: 10.2, width: 39, height: 9.5), radius: 3)
    let (outer, inner) = (coverages(of: pill), coverages(of: band))

    let drawn = painted([.clip(pill, [.clip(band, [.fill(everywhere, .black)])])])

    let expected = zip(outer, inner).map { outer, inner in
      mixedByHand(0xFFFF_FFFF, mixedByHand(0xFFFF_FFFF, 0xFF00_0000, inner), outer)
    }
    #expect(drawn.pixels == expected)
  }

  @Test func `clips to apart areas leave nothing`() {
    let left = Shape.roundedRect(Rect(x: 1.5, y: 1, width: 10, height: 20), radius: 3)
    let right = Shape.roundedRect(Rect(x: 20.5, y: 1, width: 10, height: 20), radius: 3)

    let drawn = painted([.clip(left, [.clip(right, [.fill(everywhere, .red)])])])

    #expect(drawn.hasSamePixels(as: painted([])))
  }

  @Test func `a ring and a triangle clip as they fill`() {
    let shapes: [Shape] = [
      .ring(Rect(x: 3.3, y: 3.3, width: 30, height: 20), radius: 6, width: 3.5),
      .triangle(Point(x: 3, y: 4), Point(x: 35, y: 9), Point(x: 10, y: 28)),
    ]

    for shape in shapes {
      #expect(
        painted([.clip(shape, [.fill(everywhere, .red)])])
          .hasSamePixels(as: painted([.fill(shape, .red)])))
    }
  }
}
