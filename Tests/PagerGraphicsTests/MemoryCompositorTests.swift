import PagerGraphics
import PagerTestSupport
import Testing

@Suite struct MemoryCompositorTests {
  private let compositor = MemoryCompositor(text: FixedTextEngine())

  private func layer(
    _ owner: Int, revision: Int = 1, x: Int, y: Int = 0, width: Int = 30, height: Int = 20,
    color: Color = .red
  ) -> Layer {
    let dot = Shape.roundedRect(Rect(x: 2.3, y: 2.3, width: 9, height: 9), radius: 4)
    let run = TextRun("Ab", font: Font(size: 12), origin: Point(x: 5, y: 15), color: .white)
    return Layer(
      id: LayerID(owner: owner), revision: revision,
      frame: PixelRect(x: x, y: y, width: width, height: height),
      clip: PixelRect(x: 0, y: 0, width: 60, height: 40), background: color,
      commands: [.fill(dot, .black), .text(run)])
  }

  private func list(_ layers: [Layer], scale: Double = 1) -> DisplayList {
    DisplayList(
      width: 60, height: 40, scale: scale, background: Color(hex: 0x336699), layers: layers)
  }

  @Test func `one layer shows what a painter paints`() {
    let only = layer(1, x: 0, width: 60, height: 40)
    let direct = Bitmap(width: 60, height: 40)
    Painter(target: direct, scale: 1, text: FixedTextEngine()).paint(only)

    #expect(compositor.compose(list([only])).hasSamePixels(as: direct))
  }

  @Test func `no layers show the background`() {
    let frame = compositor.compose(list([]))

    #expect(frame.pixels.allSatisfy { $0 == 0xFF33_6699 })
    #expect(compositor.paintedLayers == 0)
  }

  @Test(arguments: [0, 1, 13, 29]) func `two pages stand side by side without a gap`(offset: Int) {
    let left = layer(1, x: -offset, width: 60, height: 40, color: .red)
    let right = layer(2, x: 60 - offset, width: 60, height: 40, color: .black)

    let frame = compositor.compose(list([left, right]))

    #expect((0..<60).allSatisfy { frame[$0, 39] == ($0 < 60 - offset ? 0xFFFF_0000 : 0xFF00_0000) })
    #expect(compositor.paintedLayers == (offset == 0 ? 1 : 2))
  }

  @Test func `only layers that changed are painted again`() {
    let (first, second) = (layer(1, x: 0), layer(2, x: 30))
    _ = compositor.compose(list([first, second]))
    #expect(compositor.paintedLayers == 2)

    _ = compositor.compose(list([layer(1, x: 5), second]))
    #expect(compositor.paintedLayers == 0)

    let frame = compositor.compose(list([first, layer(2, revision: 2, x: 30, color: .white)]))
    #expect(compositor.paintedLayers == 1)
    #expect(frame[59, 0] == 0xFFFF_FFFF)

    _ = compositor.compose(list([first, layer(2, revision: 2, x: 30, width: 29)]))
    #expect(compositor.paintedLayers == 1)

    _ = compositor.compose(list([first], scale: 2))
    #expect(compositor.paintedLayers == 1)
  }

  @Test func `a layer that comes back is not painted again`() {
    _ = compositor.compose(list([layer(1, x: 0)]))
    _ = compositor.compose(list([]))

    let frame = compositor.compose(list([layer(1, x: 0)]))

    #expect(compositor.paintedLayers == 0)
    #expect(frame[0, 0] == 0xFFFF_0000)
  }

  @Test func `a layer in memory that another one left shows nothing of it`() {
    for owner in 0..<40 { _ = compositor.compose(list([layer(owner, x: 0)])) }

    let reused = compositor.compose(list([layer(99, x: 0, color: .white)]))

    let fresh = MemoryCompositor(text: FixedTextEngine())
    #expect(reused.hasSamePixels(as: fresh.compose(list([layer(99, x: 0, color: .white)]))))
  }

  @Test func `layers out of sight are not painted`() {
    var clipped = layer(3, x: 0)
    clipped.clip = PixelRect(x: 40, y: 30, width: 5, height: 5)

    _ = compositor.compose(list([layer(1, x: 60), layer(2, x: 0, y: -20), clipped]))

    #expect(compositor.paintedLayers == 0)
  }

  @Test func `later layers hide earlier ones, by their opacity`() {
    var top = layer(2, x: 0, color: .white)
    top.opacity = 0.5
    let frame = compositor.compose(list([layer(1, x: 0), top]))

    #expect(frame[0, 0] == mixedByHand(0xFFFF_0000, 0xFFFF_FFFF, 128))
  }

  @Test func `a resized window gets a frame of its size`() {
    _ = compositor.compose(list([layer(1, x: 0)]))
    let frame = compositor.compose(
      DisplayList(width: 7, height: 0, scale: 1, background: .white, layers: [layer(1, x: 0)]))

    #expect(frame.bounds == PixelRect(x: 0, y: 0, width: 7, height: 0))
  }
}
