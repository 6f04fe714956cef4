import PagerGraphics
import PagerTestSupport
import Testing

@Suite struct MirrorTests {
  private let text = FixedTextEngine()

  private func mirrored(_ command: DrawCommand) -> DrawCommand {
    command.mirrored(inWidth: 100, measuring: text)
  }

  @Test func `areas lie as far from the right as they lay from the left`() {
    let rect = Rect(x: 10, y: 5, width: 30, height: 7)
    let turned = Rect(x: 60, y: 5, width: 30, height: 7)

    #expect(mirrored(.fill(.rect(rect), .red)) == .fill(.rect(turned), .red))
    #expect(
      mirrored(.fill(.roundedRect(rect, radius: 3), .red))
        == .fill(.roundedRect(turned, radius: 3), .red))
    #expect(
      mirrored(.fill(.ring(rect, radius: 3, width: 2), .red))
        == .fill(.ring(turned, radius: 3, width: 2), .red))
    let corners = [(10.0, 90.0), (20, 80), (0, 100)].map {
      (Point(x: $0, y: 1), Point(x: $1, y: 1))
    }
    #expect(
      mirrored(.fill(.triangle(corners[0].0, corners[1].0, corners[2].0), .red))
        == .fill(.triangle(corners[0].1, corners[1].1, corners[2].1), .red))
  }

  @Test func `a gradient runs the other way`() {
    let rect = Rect(x: 0, y: 0, width: 24, height: 9)

    #expect(
      mirrored(.horizontalGradient(rect, from: .red, to: .white))
        == .horizontalGradient(rect.mirrored(inWidth: 100), from: .white, to: .red))
  }

  @Test func `a line ends where it began, and so do both ends of one between two sizes`() {
    let end = TextRun.Morph(
      font: Font(size: 20), origin: Point(x: 8, y: 22), progress: 0.3)
    let run = TextRun(
      "four", font: Font(size: 10), origin: Point(x: 12, y: 20), color: .red, morph: end)

    guard case .text(let turned) = mirrored(.text(run)) else {
      Issue.record("it is no text any more")
      return
    }

    #expect(turned.origin == Point(x: 100 - 12 - 20, y: 20))
    #expect(turned.morph?.origin == Point(x: 100 - 8 - 40, y: 22))
    #expect(turned.text == "four" && turned.morph?.progress == 0.3)
  }

  @Test func `a picture moves and is not turned round, what is clipped moves with its outline`()
    throws
  {
    let picture = try #require(Picture(width: 2, height: 1, pixels: [0xFF0000, 0x00FF00]))
    let place = Rect(x: 0, y: 0, width: 20, height: 10)
    let turned = Rect(x: 80, y: 0, width: 20, height: 10)

    #expect(
      mirrored(.clip(.rect(place), [.picture(picture, place), .fill(.rect(place), .red)]))
        == .clip(.rect(turned), [.picture(picture, turned), .fill(.rect(turned), .red)]))
  }

  @Test func `mirrored twice all is as before`() {
    let commands: [DrawCommand] = [
      .fill(.rect(Rect(x: 3, y: 4, width: 5, height: 6)), .red),
      .clip(
        .roundedRect(Rect(x: 1, y: 2, width: 30, height: 9), radius: 2),
        [
          .text(
            TextRun("abc", font: Font(size: 12), origin: Point(x: 7, y: 20), color: .black))
        ]),
    ]

    #expect(commands.map(mirrored).map(mirrored) == commands)
    #expect(commands.map(mirrored) != commands)
    let pixels = PixelRect(x: -4, y: 2, width: 10, height: 3)
    #expect(pixels.mirrored(inWidth: 20) == PixelRect(x: 14, y: 2, width: 10, height: 3))
  }
}
