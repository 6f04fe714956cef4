import PagerCore
import PagerGraphics
import PagerTestSupport
import Testing

@testable import PagerKit

@Suite @MainActor struct ScrollTileTests {
  private let content = View()
  private let scroll: ScrollView
  private let bench: ViewBench

  init() {
    for row in 0..<100 {
      let label = Label("row \(row)", font: Font(size: 10))
      label.frame = Rect(x: 0, y: Double(row) * 30, width: 100, height: 30)
      content.addSubview(label)
    }
    scroll = ScrollView(contentView: content)
    scroll.contentHeight = 3000
    bench = ViewBench(scroll)
  }

  private func tiles(_ list: DisplayList) -> [Layer] {
    list.layers.filter { $0.frame.height == 256 }
  }

  @Test func `tiles cover the view without gap or overlap`() {
    for offset in stride(from: 0.0, through: 2900, by: 97) {
      scroll.scroll(to: offset, animated: false)

      let tiles = tiles(bench.frame())

      #expect(tiles.map(\.visible.height).reduce(0, +) == 100)
      #expect(tiles.allSatisfy { $0.frame.x == 0 && $0.frame.width == 100 })
      #expect(tiles.map(\.frame.y) == tiles.map { $0.id.part * 256 - Int(offset) })
    }
  }

  @Test func `scrolling paints only what comes into view`() {
    var revisions: [LayerID: Int] = [:]

    bench.drag([(50, 90), (50, 50), (50, 10)])
    bench.run(3) { list in
      for tile in tiles(list) {
        #expect(revisions[tile.id, default: tile.revision] == tile.revision)
        revisions[tile.id] = tile.revision
        #expect(!tile.visible.isEmpty)
      }
      #expect(tiles(list).count <= 2)
    }

    #expect(revisions.count > 2)
    #expect(scroll.tiles.count <= 4)
  }

  @Test func `a tile draws only what lies in it`() {
    scroll.scroll(to: 300, animated: false)

    let texts = tiles(bench.frame()).flatMap { $0.commands.flatMap(\.texts) }

    // Tile 1 holds the points 256 to 512; the text of row 8 ends at 260, that of 17 begins at 520.
    #expect(texts.map(\.text) == (8...16).map { "row \($0)" })
    #expect(texts.first?.origin == Point(x: 0, y: 240 + 18 - 256))
  }

  @Test func `only tiles whose content changed are painted anew`() {
    scroll.scroll(to: 200, animated: false)
    let before = tiles(bench.frame())
    (content.subviews[9] as? Label)?.text = "changed"

    let after = tiles(bench.frame())

    #expect(before.map(\.id) == after.map(\.id))
    #expect(before.map(\.id.part) == [0, 1])
    #expect(before[0].revision == after[0].revision)
    #expect(before[1].revision < after[1].revision)
  }

  @Test func `a new background or theme paints all tiles anew`() {
    let first = tiles(bench.frame())
    scroll.background = .white
    let second = tiles(bench.frame())
    bench.stage.theme = .dark
    let third = tiles(bench.frame())

    #expect(first.allSatisfy { $0.background == Theme.light.pageBackground })
    #expect(second.allSatisfy { $0.background == .white })
    #expect(first[0].revision < second[0].revision)
    #expect(second[0].revision < third[0].revision)
  }

  @Test func `beyond an end the background goes on in tiles of its own`() {
    bench.pointer(.down, 50, 10)
    bench.pointer(.move, 50, 90)

    let tiles = tiles(bench.frame())

    #expect(tiles.map(\.id.part) == [-1, 0])
    #expect(tiles[0].commands.isEmpty)
    #expect(tiles.map(\.visible.height).reduce(0, +) == 100)
  }

  @Test func `views with layers in the content move with it, above the tiles`() throws {
    let inner = View()
    inner.hasLayer = true
    inner.frame = Rect(x: 10, y: 100, width: 20, height: 20)
    content.addSubview(inner)
    scroll.scroll(to: 90, animated: false)

    let layer = try #require(bench.frame().layers.last)

    #expect(layer.frame == PixelRect(x: 10, y: 10, width: 20, height: 20))
    #expect(layer.clip == PixelRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `content taller than any window is drawn at its place`() {
    scroll.contentHeight = 4e9
    let far = Label("far", font: Font(size: 10))
    far.frame = Rect(x: 0, y: 3e9, width: 100, height: 30)
    content.addSubview(far)

    scroll.scroll(to: 3e9, animated: false)

    #expect(bench.texts().map(\.text) == ["far"])
    bench.resize(width: 110, height: 100)
    scroll.scroll(to: 3e9, animated: false)
    #expect(bench.texts().map(\.text) == ["far"])
  }

  // MARK: Bar

  private var thumb: Rect? {
    bench.frame().layers.first { $0.frame.x == 100 }?.commands.first.flatMap {
      if case .fill(let shape, Theme.light.scrollbar) = $0 { shape.bounds } else { nil }
    }
  }

  @Test func `the bar is seen while the content moves, and for 0.8 seconds more`() {
    #expect(thumb == nil)
    bench.wheel(-1)
    bench.run(0.1)
    #expect(thumb != nil)
    bench.run(0.1)
    guard case .at(let time) = bench.stage.advance(to: bench.time) else {
      Issue.record("The bar does not wait for its end.")
      return
    }
    #expect(time > bench.time + 0.7 && time <= bench.time + 0.8)
    #expect(bench.run(0.85) == .never)
    #expect(thumb == nil)
  }

  @Test func `dragging the thumb scrolls through all of the content`() throws {
    bench.pointer(.move, 105, 50, isHeld: false)
    #expect(thumb == Rect(x: 2, y: 2, width: 6, height: 20))
    bench.drag([(105, 5), (105, 49)])
    // 38 of the thumb's way of 76 points are half of it.
    #expect(scroll.contentOffset == 1450)
    bench.drag([(105, 50), (105, 300)])
    #expect(scroll.contentOffset == 2900)
    #expect(try #require(thumb).maxY == 98)
  }
}
