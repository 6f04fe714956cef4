import PagerCore
import PagerGraphics
import PagerKit
import PagerMotion
import PagerTestSupport
import Testing

@MainActor
@Suite struct SettingsTests {
  private var registry: PageRegistry { .probes() }

  @Test func `pages that the program forbids to bounce bounce under no look`() {
    var settings = PagerSettings()
    settings.bounces = false
    let pager = PagerController(
      source: NumberedPages(count: 3, type: "Probe"), registry: registry, look: Looks.standard,
      motion: settings)
    #expect(!pager.settings.bounces)

    for look in Looks.all {
      pager.look = look
      #expect(!pager.settings.bounces)
    }
  }

  @Test func `the look says whether pages bounce until the program does`() {
    let pager = PagerController(
      source: NumberedPages(count: 3, type: "Probe"), registry: registry, look: Looks.standard)
    #expect(pager.settings.bounces)
    var still = Looks.standard
    still.bounce = false

    pager.look = still
    #expect(!pager.settings.bounces)
    pager.look = Looks.standard
    #expect(pager.settings.bounces)

    pager.settings.bounces = false
    pager.look = still
    pager.look = Looks.standard
    #expect(!pager.settings.bounces)
  }

  @Test func `a press needs as much slop as the settings say`() {
    let scene = Scene(count: 3) { $0.settings.motion.mouseSlop = 30 }

    scene.press(600)
    scene.move(571)
    #expect(scene.pager.phase == .idle)
    scene.move(569)

    #expect(scene.pager.phase == .dragging)
  }

  @Test func `a strip coasts as long as the settings say`() {
    func way(_ rate: Double) -> Double {
      let scene = Scene(count: 40, size: Size(width: 400, height: 300)) {
        $0.settings.motion.stripDecayRate = rate
      }
      scene.swipe(from: 350, to: 250, y: 20, in: 0.1)
      scene.rest()
      return scene.pager.strip.offset
    }

    #expect(way(0.99) > way(0.9) + 20)
  }

  @Test func `hooks that select each other in a circle end, with one warning`() async {
    var warnings: [String] = []
    let scene = Scene(
      source: NumberedPages(count: 3, type: "Probe"),
      services: PageServices(warn: { warnings.append($0) }))
    var count = 0
    scene.pager.onSelect = { [weak pager = scene.pager] _, index, _ in
      count += 1
      pager?.go(to: index == 1 ? 2 : 1)
    }

    scene.key("Right")
    scene.key("Left")
    scene.pager.onSelect = nil
    scene.rest()

    #expect(count > 20 && count < 250)
    #expect(warnings.count == 1)
    #expect(scene.faultsAtRest.isEmpty)
    scene.key("Home")
    scene.rest()
    #expect(scene.pager.target == 0)
  }

  @Test func `the wheel turns no page that keeps its drags`() {
    let scene = Scene(
      source: NumberedPages(count: 3, type: "Probe"), registry: .probes { $0.pages = false })

    scene.wheel(x: 1)
    scene.rest()
    for _ in 0..<60 {
      scene.wheel(x: 2.37)
      scene.run(for: 0.01)
    }
    scene.rest()
    #expect(scene.pager.target == 0)

    scene.key("Right")
    scene.rest()
    #expect(scene.pager.target == 1)
  }

  @Test func `a title that is tapped while the strip coasts is selected, and the strip stands`() {
    let scene = Scene(count: 40, size: Size(width: 400, height: 300))
    scene.swipe(from: 350, to: 150, y: 20, in: 0.1)
    scene.run(for: 0.05)
    let tab = (0..<40).first { (scene.pager.strip.frame(ofTab: $0)?.minX ?? -1) > 100 } ?? 0
    let place = scene.pager.strip.frame(ofTab: tab)?.midX ?? 0

    scene.press(place, 20)
    let held = scene.pager.strip.offset
    scene.run(for: 0.1) { #expect(scene.pager.strip.offset == held) }
    scene.release(place, 20)
    scene.rest()

    #expect(tab > 1)
    #expect(scene.pager.target == tab)
    #expect(scene.faultsAtRest.isEmpty)
  }
}
