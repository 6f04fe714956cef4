import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@MainActor
@Suite struct FrameTests {
  private func scene(scale: Double = 1) -> Scene {
    let pages = ["A", "Bee"].map { PageDescriptor(id: PageID($0), title: $0, type: "Probe") }
    return Scene(
      source: PageList(pages), look: Looks.underline, size: Size(width: 200, height: 100),
      scale: scale)
  }

  @Test func `a frame at rest is a strip and a page`() {
    #expect(
      scene().frame.lines == [
        "layer 0,44 200×56 of 0,44 200×56", "layer 0,0 200×44 of 0,0 200×44",
        "  fill 0 0 200 44", "  fill 0 43 200 1", "  text \"A\" 15 at 20 27.48",
        "  text \"Bee\" 15 at 61 27.48", "  fill 20.25 41 7.5 3",
      ])
  }

  @Test func `a frame of a drag shows both pages side by side, cut at the area`() {
    let scene = scene()
    scene.press(190, 80)
    scene.move(124, 80)
    scene.advance(to: 0.1)

    #expect(
      scene.frame.lines.filter { $0.hasPrefix("layer") } == [
        "layer 0,44 140×56 of -60,44 200×56", "layer 140,44 60×56 of 140,44 200×56",
        "layer 0,0 200×44 of 0,0 200×44",
      ])
    #expect(scene.coverageFaults.isEmpty)
  }

  @Test(arguments: [1, 1.25, 1.5, 2.0], [200.0, 833.5, 320.1])
  func `both pages share an edge of whole pixels at every scale and width`(
    scale: Double, width: Double
  ) {
    let scene = scene(scale: scale)
    scene.resize(width, 100, scale: scale)
    scene.press(width - 1, 80)

    for step in 1...97 {
      scene.move(width - 1 - Double(step) * width / 100, 80)
      scene.advance(to: scene.time + 0.016)
      #expect(scene.coverageFaults.isEmpty)
    }
    #expect(scene.pageLayers.count == 2)
  }

  @Test func `a page that moves is not painted again`() {
    let scene = scene()
    scene.press(190, 80)
    scene.move(150, 80)
    scene.advance(to: 0.1)
    let before = scene.pageLayers

    scene.move(120, 80)
    scene.advance(to: 0.2)

    #expect(scene.pageLayers.map(\.frame.x) != before.map(\.frame.x))
    #expect(scene.pageLayers.map(\.revision) == before.map(\.revision))
    #expect(scene.pageLayers.map(\.id) == before.map(\.id))
  }

  @Test func `a pager at rest asks for no frame`() {
    let scene = scene()
    scene.key("Right")
    scene.rest()

    for _ in 0..<60 { #expect(scene.stage.advance(to: scene.time + 2) == .never) }
    #expect(!scene.stage.needsFrame)
  }
}
