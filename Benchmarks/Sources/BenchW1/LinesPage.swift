import PagerCore
import PagerGraphics
import PagerKit

/// A page of the window workload: a solid colour with 40 lines of text.
final class LinesPage: Page {
  private static let palette: [UInt32] = [
    0xF4D6D6, 0xD6F4D6, 0xD6D6F4, 0xF4F4C8, 0xC8F4F4, 0xF4C8F4,
  ]

  private var index: Int {
    Int(context.descriptor.parameters["number"]?.number ?? 1) - 1
  }

  override var background: Color? {
    Color(hex: Self.palette[index % Self.palette.count])
  }

  override func loadView() -> View {
    LinesView(index: index)
  }
}

/// The 40 lines, 13 points apart.
private final class LinesView: View {
  private let index: Int

  init(index: Int) {
    self.index = index
    super.init()
  }

  override func draw(in context: inout DrawContext) {
    let font = Font(size: 11)
    let ascent = context.text.metrics(of: font).ascent
    for line in 0..<40 {
      let text =
        "Page \(index) line \(line): The quick brown fox jumps over the lazy dog 0123456789"
      context.draw(
        TextRun(
          text, font: font, origin: Point(x: 8, y: 8 + 13 * Double(line) + ascent),
          color: Color(hex: 0x141414)))
    }
  }
}
