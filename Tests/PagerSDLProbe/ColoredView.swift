import PagerGraphics
import PagerKit

/// A layer with a colour, a label and a pill.
final class ColoredView: View {
  private let label: String

  init(_ color: Color, label: String, frame: Rect) {
    self.label = label
    super.init()
    self.frame = frame
    background = color
    hasLayer = true
  }

  override func draw(in context: inout DrawContext) {
    context.fill(
      .roundedRect(Rect(x: 10, y: 10, width: bounds.width - 20, height: 40), radius: 12), .white)
    context.draw(
      TextRun(label, font: Font(size: 20), origin: Point(x: 24, y: 38), color: .black))
  }
}
