import PagerGraphics
import PagerTestSupport

extension DisplayList {
  /// A frame of 400 × 300 pixels with four layers of anything, some of it outside.
  static func sample(using random: inout SeededGenerator) -> DisplayList {
    let bounds = PixelRect(x: 0, y: 0, width: 400, height: 300)
    let layers = (0..<4).map { owner in
      let side = Int.random(in: 40...300, using: &random)
      return Layer(
        id: LayerID(owner: owner), revision: Int.random(in: 0...1, using: &random),
        frame: PixelRect(
          x: .random(in: -80...350, using: &random), y: .random(in: -80...250, using: &random),
          width: side, height: side / 2 + 20),
        clip: owner == 1 ? PixelRect(x: 30, y: 40, width: 200, height: 150) : bounds,
        background: .random(using: &random), commands: commands(using: &random))
    }
    return DisplayList(
      width: bounds.width, height: bounds.height, scale: 1, background: .random(using: &random),
      layers: layers)
  }

  private static func commands(using random: inout SeededGenerator) -> [DrawCommand] {
    let box = Rect(x: 5.5, y: 6.25, width: .random(in: 10...90, using: &random), height: 30)
    return [
      .fill(.roundedRect(box, radius: 9), .random(using: &random).withAlpha(0.7)),
      .horizontalGradient(
        Rect(x: 0, y: 50, width: 80, height: 9), from: .random(using: &random), to: .white),
      .text(TextRun("Ab", font: Font(size: 14), origin: Point(x: 8, y: 30), color: .black)),
      .clip(
        .roundedRect(box, radius: 4),
        [.text(TextRun("Ab", font: Font(size: 18), origin: Point(x: 9, y: 31), color: .white))]),
    ]
  }
}

extension Color {
  fileprivate static func random(using random: inout SeededGenerator) -> Color {
    Color(hex: .random(in: 0...0xFFFFFF, using: &random))
  }
}
