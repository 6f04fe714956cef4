import PagerGraphics
import Testing

@Suite struct PainterRobustnessTests {
  static let oddValues: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e18, -1e18, 1e9, -1e9, .leastNonzeroMagnitude,
  ]

  @Test(arguments: oddValues, oddValues)
  func `coordinates beyond reason neither trap nor hang`(first: Double, second: Double) {
    let picture = Picture(width: 2, height: 2, pixels: Array(repeating: .max, count: 4))
    for rect in rects(first, second) {
      let point = rect.origin
      var commands = shapes(rect, point, second).flatMap { shape -> [DrawCommand] in
        [.fill(shape, .red), .clip(shape, [.fill(shape, .black)])]
      }
      commands.append(.horizontalGradient(rect, from: .red, to: .white))
      commands += picture.map { [.picture($0, rect)] } ?? []
      commands.append(text(at: point, progress: second))

      let drawn = painted(commands, width: 9, height: 5)

      #expect(drawn.pixels.allSatisfy { $0 >> 24 == 0xFF })
    }
  }

  @Test(arguments: oddValues) func `a scale beyond reason paints nothing that traps`(scale: Double)
  {
    let rect = Rect(x: 1, y: 1, width: 4, height: 3)
    let commands = shapes(rect, rect.origin, 2).map { DrawCommand.fill($0, .red) }

    let drawn = painted(commands, width: 9, height: 5, scale: scale)

    #expect(drawn.pixels.allSatisfy { $0 >> 24 == 0xFF })
  }

  @Test func `a rectangle far larger than the bitmap fills it`() {
    let rect = Rect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)
    for shape in [Shape.rect(rect), .roundedRect(rect, radius: 10)] {
      #expect(coverages(of: shape).allSatisfy { $0 == 255 })
    }
  }

  @Test func `an empty bitmap can be painted`() {
    let drawn = painted(
      [.fill(.rect(Rect(x: 0, y: 0, width: 9, height: 9)), .red), text(at: .zero, progress: 0.5)],
      width: 0, height: 0)

    #expect(drawn.pixels.isEmpty)
  }

  private func rects(_ first: Double, _ second: Double) -> [Rect] {
    [
      Rect(x: first, y: 1, width: second, height: 3),
      Rect(x: 1, y: first, width: 3, height: second),
      Rect(x: first, y: second, width: 5, height: 5),
      Rect(origin: Point(x: 0, y: 0), size: Size(width: first, height: second)),
    ]
  }

  private func shapes(_ rect: Rect, _ point: Point, _ value: Double) -> [Shape] {
    [
      .rect(rect), .roundedRect(rect, radius: value), .roundedRect(rect, radius: 2),
      .ring(rect, radius: 2, width: value), .ring(rect, radius: value, width: 1),
      .triangle(point, Point(x: 3, y: 3), Point(x: 5, y: 1)),
      .triangle(point, Point(x: value, y: 3), Point(x: rect.maxX, y: rect.maxY)),
    ]
  }

  private func text(at point: Point, progress: Double) -> DrawCommand {
    let morph = TextRun.Morph(font: Font(size: 13), origin: point, progress: progress)
    return .text(
      TextRun("a😀", font: Font(size: 10), origin: Point(x: 2, y: 4), color: .black, morph: morph))
  }
}
