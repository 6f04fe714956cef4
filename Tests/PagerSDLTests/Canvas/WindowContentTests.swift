import PagerGraphics
import PagerTestSupport
import Testing

@testable import PagerSDL

@Suite struct WindowContentTests {
  private let bounds = PixelRect(x: 0, y: 0, width: 60, height: 40)

  /// Two pages side by side, the first one's left edge in column `x`, below a strip.
  private func pages(at x: Int, stripRevision: Int = 0) -> DisplayList {
    let area = PixelRect(x: 0, y: 10, width: 60, height: 30)
    func layer(_ owner: Int, _ revision: Int, _ frame: PixelRect, _ clip: PixelRect) -> Layer {
      Layer(
        id: LayerID(owner: owner), revision: revision, frame: frame, clip: clip,
        background: .white, commands: [])
    }
    return DisplayList(
      width: 60, height: 40, scale: 1, background: .white,
      layers: [
        layer(1, 0, area.offset(byX: x, y: 0), area),
        layer(2, 0, area.offset(byX: x + 60, y: 0), area),
        layer(0, stripRevision, PixelRect(x: 0, y: 0, width: 60, height: 10), bounds),
      ])
  }

  private func changes(
    from old: DisplayList, to new: DisplayList
  ) -> (moves: [WindowContent.Move], copies: [CopyPlan.Copy]) {
    var content = WindowContent()
    content.note(old, CopyPlan(old, regions: [bounds]).copies, regions: [bounds])
    return content.changes(to: new, CopyPlan(new, regions: [bounds]).copies)
  }

  @Test(arguments: [(-20, -27), (-27, -20)])
  func `pages that move are moved, and only what comes into view is copied`(
    old: Int, new: Int
  ) {
    let (moves, copies) = changes(from: pages(at: old), to: pages(at: new))

    let copied = copies.reduce(0) { $0 + $1.rect.width * $1.rect.height }
    #expect(copied == 7 * 30)
    #expect(moves.map(\.dx) == [new - old, new - old])
    // The page that shrinks makes room first.
    #expect(moves.first.map { $0.rect.x == 0 } == (new < old))
  }

  @Test func `what stays as it is costs nothing`() {
    let (moves, copies) = changes(from: pages(at: -20), to: pages(at: -20))

    #expect(moves.isEmpty)
    #expect(copies.isEmpty)
  }

  @Test func `a layer with another revision is copied`() {
    let (moves, copies) = changes(from: pages(at: 0), to: pages(at: 0, stripRevision: 1))

    #expect(moves.isEmpty)
    #expect(copies == [CopyPlan.Copy(layer: 2, rect: PixelRect(x: 0, y: 0, width: 60, height: 10))])
  }

  @Test func `without knowledge everything is copied`() {
    var content = WindowContent()
    let list = pages(at: -20)
    let plan = CopyPlan(list, regions: [bounds])
    content.note(list, plan.copies, regions: [bounds])
    content.forget()

    #expect(content.changes(to: list, plan.copies).copies == plan.copies)
  }

  @Test func `no move overwrites what another one is still to fetch`() {
    let (moves, _) = changes(from: pages(at: -20), to: pages(at: -40))

    for (number, move) in moves.enumerated() {
      for later in moves[(number + 1)...] {
        #expect(later.source.intersection(move.rect).isEmpty)
      }
    }
  }
}

extension SDLCompositorTests {
  @Test(arguments: 0..<60)
  func `layers that move about leave nothing behind`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let compositor = SDLCompositor(renderer: renderer, text: text)
    var list = DisplayList.sample(using: &random)

    for _ in 0..<12 {
      let layer = Int.random(in: 0..<list.layers.count, using: &random)
      list.layers[layer].frame = list.layers[layer].frame.offset(
        byX: .random(in: -9...9, using: &random), y: .random(in: -9...9, using: &random))
      let other = Int.random(in: 0..<list.layers.count, using: &random)
      list.layers[other].frame = list.layers[other].frame.offset(
        byX: .random(in: -90...90, using: &random), y: 0)

      let (window, memory) = try both(list, compositor)
      #expect(window.hasSamePixels(as: memory))
    }
  }
}
