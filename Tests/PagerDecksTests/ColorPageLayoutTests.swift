import PagerGraphics
import Testing

@testable import PagerDecks

@Suite struct ColorPageLayoutTests {
  @Test(arguments: [
    (960.0, 600.0, 12), (320, 480, 10), (1920, 1080, 12), (560, 300, 8), (700, 200, 5),
    (300, 120, 0), (0, 0, 0),
  ])
  func `as many entries are shown as fit, or none`(width: Double, height: Double, rows: Int) {
    #expect(ColorPageLayout(size: Size(width: width, height: height)).rows == rows)
  }

  @Test(arguments: stride(from: 0, through: 2000, by: 125).map(Double.init))
  func `letters and history share the page`(width: Double) {
    for height in stride(from: 0.0, through: 1200, by: 75) {
      let size = Size(width: width, height: height)
      let layout = ColorPageLayout(size: size)
      let page = Rect(origin: .zero, size: size)

      #expect(!layout.heading.intersects(layout.panel))
      #expect(layout.panel.isEmpty || layout.panel.intersection(page) == layout.panel)
    }
  }
}
