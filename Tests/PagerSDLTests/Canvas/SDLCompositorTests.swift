import CSDL2
import PagerGraphics
import PagerTestSupport
import Testing

@testable import PagerSDL

@MainActor @Suite struct SDLCompositorTests {
  let renderer: SDLRenderer
  let text = FixedTextEngine()

  init() throws {
    renderer = try LoopHarness(RecordingView()).window.renderer
  }

  /// The pixels of a frame as the window and as memory show them.
  func both(
    _ list: DisplayList, _ compositor: SDLCompositor
  ) throws -> (window: Bitmap, memory: Bitmap) {
    try compositor.draw(list)
    return (try renderer.readPixels(), MemoryCompositor(text: text).compose(list))
  }

  @Test(arguments: 0..<40)
  func `the window shows exactly what memory shows`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let compositor = SDLCompositor(renderer: renderer, text: text)

    for _ in 0..<3 {
      let (window, memory) = try both(.sample(using: &random), compositor)
      #expect(window.hasSamePixels(as: memory))
    }
  }

  @Test(arguments: 0..<10)
  func `a layer larger than a texture is painted in pieces`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let compositor = SDLCompositor(renderer: renderer, text: text, longestSide: 64)

    let (window, memory) = try both(.sample(using: &random), compositor)

    #expect(window.hasSamePixels(as: memory))
  }

  @Test(arguments: [0, 0.25, 0.5, 0.999])
  func `a layer that shows through is mixed the same everywhere`(opacity: Double) throws {
    var random = SeededGenerator(seed: 5)
    var list = DisplayList.sample(using: &random)
    list.layers[2].opacity = opacity

    let (window, memory) = try both(list, SDLCompositor(renderer: renderer, text: text))

    #expect(window.hasSamePixels(as: memory))
  }

  @Test func `only the regions asked for are drawn`() throws {
    var random = SeededGenerator(seed: 1)
    let (first, second) = (DisplayList.sample(using: &random), DisplayList.sample(using: &random))
    let compositor = SDLCompositor(renderer: renderer, text: text)
    let region = PixelRect(x: 50, y: 60, width: 120, height: 70)

    try compositor.draw(first)
    try compositor.draw(second, regions: [region])

    let expected = MemoryCompositor(text: text).compose(first)
    let later = MemoryCompositor(text: text).compose(second)
    expected.copy(from: later, x: 0, y: 0, clip: region)
    #expect(try renderer.readPixels().hasSamePixels(as: expected))
  }

  @Test func `layers beyond the regions keep their pixels, however many they are`() throws {
    let side = 20
    let compositor = SDLCompositor(renderer: renderer, text: text)
    var list = DisplayList(width: 400, height: 300, scale: 1, background: .white)
    list.layers = (0..<12).map { number in
      let frame = PixelRect(x: number * side, y: 0, width: side, height: side)
      return Layer(
        id: LayerID(owner: number), revision: 1, frame: frame, clip: frame, background: .red,
        commands: [])
    }
    try compositor.draw(list)

    for _ in 0..<3 { try compositor.draw(list, regions: [list.layers[0].frame]) }

    try compositor.draw(list)
    #expect(compositor.paintedLayers == 0)
  }

  @Test func `a layer that moves is not painted again, one of a new revision is`() throws {
    var random = SeededGenerator(seed: 2)
    var list = DisplayList.sample(using: &random)
    let compositor = SDLCompositor(renderer: renderer, text: text)
    try compositor.draw(list)

    list.layers[2].frame = list.layers[2].frame.offset(byX: 3, y: -2)
    try compositor.draw(list)
    #expect(compositor.paintedLayers == 0)

    list.layers[2].revision += 1
    try compositor.draw(list)
    #expect(compositor.paintedLayers == 1)
  }

  @Test func `lost textures are painted again`() throws {
    var random = SeededGenerator(seed: 3)
    let list = DisplayList.sample(using: &random)
    let compositor = SDLCompositor(renderer: renderer, text: text)
    try compositor.draw(list)
    let painted = compositor.paintedLayers

    compositor.removeAll()
    try compositor.draw(list)

    #expect(painted > 0)
    #expect(compositor.paintedLayers == painted)
  }

  @Test func `a texture holds its renderer, which holds the window`() throws {
    var harness: LoopHarness? = try LoopHarness(RecordingView())
    weak let window = harness?.window.handle
    var texture: SDLTexture? = try harness.map {
      try SDLTexture(renderer: $0.window.renderer, width: 4, height: 4)
    }
    harness = nil
    #expect(window != nil)

    withExtendedLifetime(texture) {}
    texture = nil
    #expect(window == nil)
  }
}
