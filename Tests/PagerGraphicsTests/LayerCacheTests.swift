import PagerGraphics
import Testing

@Suite struct LayerCacheTests {
  /// Memory that counts how often it was painted.
  private final class Memory {
    var paints = 0
  }

  private struct NoMemory: Error {}

  private func layer(_ owner: Int, revision: Int = 1, width: Int = 4) -> Layer {
    let frame = PixelRect(x: 0, y: 0, width: width, height: 3)
    return Layer(
      id: LayerID(owner: owner), revision: revision, frame: frame, clip: frame,
      background: .white, commands: [])
  }

  @discardableResult
  private func show(
    _ layers: [Layer], in cache: inout LayerCache<Memory>, made: inout Int
  ) -> [Memory] {
    cache.beginFrame(pixels: 12)
    defer { cache.endFrame() }
    return layers.map { layer in
      cache.pixels(of: layer, scale: 1) { _, _ in
        made += 1
        return Memory()
      } paint: {
        $0.paints += 1
      }
    }
  }

  @Test func `a changed layer is painted on the memory it had`() {
    var cache = LayerCache<Memory>()
    var made = 0

    let first = show([layer(1)], in: &cache, made: &made)
    let second = show([layer(1, revision: 2)], in: &cache, made: &made)

    #expect(first.first === second.first)
    #expect(second.first?.paints == 2)
    #expect(made == 1)
  }

  @Test func `memory of another size is not reused`() {
    var cache = LayerCache<Memory>()
    var made = 0

    show([layer(1)], in: &cache, made: &made)
    show([layer(1, width: 5)], in: &cache, made: &made)
    #expect(made == 2)

    show([layer(1, width: 4)], in: &cache, made: &made)
    #expect(made == 2)
  }

  @Test func `what is not shown is bounded by the window's pixels, and the last shown stays`() {
    var cache = LayerCache<Memory>(keeping: 3, sparing: 2)
    var made = 0

    for owner in 0..<20 { show([layer(owner)], in: &cache, made: &made) }
    #expect(cache.keptLayers == 4)
    #expect(cache.spareLayers <= 2)
    #expect(made < 20)

    show([layer(17)], in: &cache, made: &made)
    #expect(cache.paintedLayers == 0)
    show([layer(2)], in: &cache, made: &made)
    #expect(cache.paintedLayers == 1)
  }

  @Test func `a page of many small layers is kept like one of a single layer`() {
    var cache = LayerCache<Memory>(keeping: 1, sparing: 1)
    var made = 0
    let tiles = (1...4).map { layer($0, width: 1) }

    show(tiles, in: &cache, made: &made)
    show([layer(9)], in: &cache, made: &made)
    show(tiles, in: &cache, made: &made)
    #expect(cache.paintedLayers == 0)

    show([layer(9), layer(10)], in: &cache, made: &made)
    #expect(cache.keptLayers == 6)
    show([layer(9)], in: &cache, made: &made)
    #expect(cache.keptLayers == 2)
  }

  @Test func `thousands of layers of a pixel are not kept`() {
    var cache = LayerCache<Memory>(keeping: 1e6)
    var made = 0
    show((0..<2000).map { layer($0, width: 1) }, in: &cache, made: &made)
    show([], in: &cache, made: &made)
    #expect(cache.keptLayers == 256)
  }

  @Test func `layers in one frame never share memory`() {
    var cache = LayerCache<Memory>(keeping: 0)
    var made = 0
    for round in 0..<6 {
      let shown = show((0..<5).map { layer($0 + round * 3) }, in: &cache, made: &made)

      #expect(Set(shown.map(ObjectIdentifier.init)).count == 5)
    }
  }

  @Test func `a layer that could not be painted is painted the next time`() throws {
    var cache = LayerCache<Memory>()
    cache.beginFrame(pixels: 12)
    #expect(throws: NoMemory.self) {
      _ = try cache.pixels(of: layer(1), scale: 1) { _, _ in
        Memory()
      } paint: { _ in
        throw NoMemory()
      }
    }
    #expect(cache.paintedLayers == 0)

    var made = 0
    show([layer(1)], in: &cache, made: &made)

    #expect(cache.paintedLayers == 1)
  }

  @Test func `after forgetting everything is made anew`() {
    var cache = LayerCache<Memory>()
    var made = 0
    show([layer(1), layer(2)], in: &cache, made: &made)

    cache.removeAll()
    show([layer(1), layer(2)], in: &cache, made: &made)

    #expect(made == 4)
  }
}
