import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@MainActor
@Suite struct MirroredPagerTests {
  @Test(arguments: Looks.all)
  func `every look is a mirror image at rest and all along a drag`(look: Look) {
    let pair = MirrorPair(look: look, start: 3)
    #expect(pair.faults == [])
    pair.pointer(.down, 390)

    for x in stride(from: 383.0, through: 10, by: -40) {
      pair.pointer(.move, x)
      pair.advance(by: 0.1)
      #expect(pair.faults == [])
      #expect(pair.turned.pager.position == pair.plain.pager.position)
    }
    pair.pointer(.up, 10)
    for _ in 0..<20 {
      pair.advance(by: 0.05)
      #expect(pair.faults == [])
    }

    #expect(pair.plain.pager.target == 4)
  }

  @Test func `pages that were painted ahead are mirror images, too`() {
    let pair = MirrorPair(look: Looks.standard, start: 3)
    var painted = 0
    for scene in [pair.plain, pair.turned] {
      scene.stage.onUpcomingLayers = { painted += $0.count }
      scene.pager.cache.prefetches = true
      scene.pager.go(to: 4, animated: false)
    }
    pair.advance(by: 1)
    for scene in [pair.plain, pair.turned] { scene.performIdleWork() }
    #expect(painted >= 4)

    pair.pointer(.down, 390)
    pair.pointer(.move, 300)
    pair.advance(by: 0.1)

    #expect(pair.faults == [])
  }

  @Test(arguments: Looks.all)
  func `flings, taps, keys and the wheel go the mirrored way`(look: Look) {
    let pair = MirrorPair(look: look, start: 3)
    func settle() {
      for _ in 0..<12 {
        pair.advance(by: 0.07)
        #expect(pair.faults == [])
        #expect(pair.turned.pager.target == pair.plain.pager.target)
      }
    }

    for (index, x) in [300.0, 260, 220, 180].enumerated() {
      pair.pointer(index == 0 ? .down : .move, x)
      pair.advance(by: 0.012)
    }
    pair.pointer(.up, 180)
    settle()
    #expect(pair.plain.pager.target == 4)

    let tab = pair.plain.pager.strip.frame(ofTab: 5)?.center ?? .zero
    pair.pointer(.down, tab.x, tab.y)
    pair.advance()
    pair.pointer(.up, tab.x, tab.y)
    settle()
    #expect(pair.plain.pager.target == 5)

    pair.wheel(x: 1)
    settle()
    #expect(pair.plain.pager.target == 6)
    pair.key("Left")
    settle()
    #expect(pair.plain.pager.target == 5)
    pair.hover(tab.x, tab.y)
    pair.key("Tab")
    pair.key("Tab")
    settle()
  }

  @Test(arguments: Looks.all)
  func `both ends are pulled as mirror images, as is the strip`(look: Look) {
    for start in [0, 7] {
      let pair = MirrorPair(look: look, start: start)
      let way = start == 0 ? 1.0 : -1
      pair.pointer(.down, 200)
      for step in 1...6 {
        pair.pointer(.move, 200 + way * 30 * Double(step))
        pair.advance(by: 0.05)
        #expect(pair.faults == [])
      }
      pair.pointer(.up, 200 + way * 180)
      for step in 0..<8 {
        pair.wheel(x: way * Double(step % 3), y: -1, at: Point(x: 100, y: 20))
        pair.advance(by: 0.05)
        #expect(pair.faults == [])
      }
      pair.pointer(.down, 200, 20)
      for x in [220.0, 160, 90, 20] {
        pair.pointer(.move, x, 20)
        pair.advance(by: 0.03)
        #expect(pair.faults == [])
      }
      pair.pointer(.up, 20, 20)
      for _ in 0..<20 {
        pair.advance(by: 0.05)
        #expect(pair.faults == [])
      }
    }
  }

  @Test func `lists scroll the same way and have their bar on the other side`() {
    let pair = MirrorPair(look: Looks.standard, content: .list)
    pair.wheel(y: -2)
    for _ in 0..<6 {
      pair.advance(by: 0.04)
      #expect(pair.faults == [])
    }
    pair.pointer(.down, 395, 50)
    pair.advance()
    pair.pointer(.move, 395, 120)
    pair.advance()
    #expect(pair.faults == [])
    pair.pointer(.up, 395, 120)
    pair.advance()

    let bar = pair.turned.frame.layers.first { $0.frame.width == 10 }
    #expect(bar?.frame.x == 0)
    #expect(bar?.commands.isEmpty == false)
  }

  @Test(arguments: [1.0, 2])
  func `boxes are exact mirror images in pixels`(scale: Double) {
    var look = Looks.standard
    look.titleSize = 1
    let pair = MirrorPair(look: look, start: 2, size: Size(width: 200, height: 100), scale: scale)
    pair.pointer(.down, 150, 80)
    pair.pointer(.move, 100, 80)
    pair.advance()

    let (plain, turned) = pair.pictures
    let row = Int(64 * scale)
    let seen = (0..<turned.width).map { turned[$0, row] }

    #expect(seen == (0..<plain.width).reversed().map { plain[$0, row] })
    #expect(Set(seen).count > 1)
  }

  @Test func `it may change while the window is shown, back and forth`() {
    let pair = MirrorPair(look: Looks.standard)
    pair.hover(60, 20)
    pair.advance()
    pair.turned.stage.isMirrored = false
    pair.turned.handle(
      .pointer(PointerEvent(.move, at: Point(x: 60, y: 20), isHeld: false, time: pair.plain.time)))
    pair.advance()
    #expect(
      pair.turned.stage.displayList().layers.map(\.commands)
        == pair.plain.stage.displayList().layers.map(\.commands))

    pair.turned.stage.isMirrored = true
    pair.advance()

    #expect(pair.turned.frame.layers.map(\.frame.x).contains(0))
    #expect(pair.faults.count < 2)
  }

  @Test func `nothing is measured anew for frames in which only pages move`() {
    let pair = MirrorPair(look: Looks.standard, start: 3)
    pair.pointer(.down, 300)
    pair.pointer(.move, 200)
    pair.advance()
    let page = pair.turned.pageLayers.first

    pair.pointer(.move, 150)
    pair.advance()

    #expect(pair.turned.pageLayers.first?.id == page?.id)
    #expect(pair.turned.pageLayers.first?.revision == page?.revision)
  }
}
