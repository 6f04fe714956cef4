import PagerGraphics
import Testing

@testable import PagerKit

@Suite @MainActor struct PictureViewTests {
  private func rects(_ view: PictureView) -> [Rect] {
    ViewBench(view, width: 100, height: 60).commands().flatMap { command -> [Rect] in
      guard case .clip(_, let inside) = command else { return [] }
      return inside.compactMap { if case .picture(_, let rect) = $0 { rect } else { nil } }
    }
  }

  private func picture(_ width: Int, _ height: Int) -> Picture? {
    Picture(width: width, height: height, pixels: Array(repeating: 0, count: width * height))
  }

  @Test func `fit shows all of the picture, fill covers all of the place`() {
    let view = PictureView(picture(10, 10))

    #expect(rects(view) == [Rect(x: 20, y: 0, width: 60, height: 60)])
    view.mode = .fill
    #expect(rects(view) == [Rect(x: 0, y: -20, width: 100, height: 100)])
  }

  @Test func `its edges are whole pixels`() {
    let view = PictureView(picture(3, 7))

    // 60 · 3/7 = 25.7 wide, from 37.1 to 62.9.
    #expect(rects(view) == [Rect(x: 37, y: 0, width: 26, height: 60)])
  }

  @Test func `without a picture only the background is seen`() {
    let view = PictureView()
    view.background = .red

    let layers = ViewBench(view).frame().layers

    #expect(layers.map(\.background) == [.red])
    #expect(layers.map(\.commands) == [[]])
  }
}
