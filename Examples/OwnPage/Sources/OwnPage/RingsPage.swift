import PagerSDL

/// As many rings as the deck says, one inside the other.
final class RingsPage: Page {
  override var background: Color? { .white }
  override func loadView() -> View {
    RingsView(count: context.descriptor.parameters["count"]?.number ?? 3)
  }
}

private final class RingsView: View {
  private let count: Double
  init(count: Double) { self.count = count }
  override func draw(in context: inout DrawContext) {
    let side = min(bounds.width, bounds.height) - 64
    for ring in stride(from: 1.0, through: count, by: 1) {
      let size = side * ring / count
      let corner = Point(x: bounds.midX - size / 2, y: bounds.midY - size / 2)
      let box = Rect(origin: corner, size: Size(width: size, height: size))
      context.fill(.ring(box, radius: size / 2, width: 20), Color(hex: 0x1565C0))
    }
  }
}
