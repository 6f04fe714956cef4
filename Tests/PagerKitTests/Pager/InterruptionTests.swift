import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@MainActor
@Suite struct InterruptionTests {
  /// What may come in the middle of a motion.
  enum Interruption: CaseIterable {
    case tap
    case key
    case wheelClick
    case touchpad
    case grab
    case call
    case callThrough
    case look
    case insert
  }

  /// What is seen at a moment.
  private struct Moment {
    let places: [PageID: Double]
    let speed: Double
    let stripOffset: Double
    /// The middle of each title, in points from the strip's left edge.
    let titles: [PageID: Double]
    /// The title that stays where it is when those around it change.
    let anchor: PageID?

    @MainActor
    init(_ pager: PagerController) {
      places = Dictionary(uniqueKeysWithValues: pager.visiblePages.map { ($0.id, $0.offset) })
      speed = pager.velocity
      stripOffset = pager.strip.offset
      let frames = (0..<pager.source.count).compactMap { index in
        pager.strip.frame(ofTab: index).map { (pager.source.identity(at: index), $0) }
      }
      titles = Dictionary(uniqueKeysWithValues: frames.map { ($0.0, $0.1.midX) })
      let width = pager.strip.bounds.width
      let selected = frames.first {
        $0.0 == pager.target.map(pager.source.identity(at:)) && $0.1.maxX > 0 && $0.1.minX < width
      }
      let middle = frames.min { abs($0.1.midX - width / 2) < abs($1.1.midX - width / 2) }
      anchor = (selected ?? middle)?.0
    }
  }

  @Test(arguments: 0..<240)
  func `whatever comes at whatever moment, nothing jumps`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let scene = Scene(count: 12, look: Looks.all[seed % Looks.all.count], start: 5)
    for _ in 0..<4 {
      start(scene, using: &random)
      scene.advance(to: scene.time + .random(in: 0...0.5, using: &random))
      let kind = Interruption.allCases.randomElement(using: &random) ?? .key
      let before = Moment(scene.pager)

      interrupt(scene, kind, using: &random)

      check(scene.pager, before, kind)
      scene.run(for: .random(in: 0...0.3, using: &random))
      scene.release(400)
    }
    scene.rest()
    #expect(scene.faultsAtRest.isEmpty)
    #expect(scene.faults.isEmpty)
  }

  private func check(_ pager: PagerController, _ before: Moment, _ kind: Interruption) {
    let after = Moment(pager)
    let both = before.places.keys.filter { after.places[$0] != nil }
    #expect(!both.isEmpty)
    let limit = limit(of: kind, pager)
    for page in both {
      let step = abs((after.places[page] ?? 0) - (before.places[page] ?? 0))
      #expect(step <= limit, "\(kind): \(page) moved \(step) pages")
    }
    checkStrip(before, after, kind)
    guard pager.phase == .settling else { return }
    // The spring's cap: a speed that would cover the rest of the way in less than 25 ms is reduced.
    let id = pager.target.map(pager.source.identity(at:))
    let rest = id.flatMap { after.places[$0] }.map(abs) ?? 1
    let isCapped = abs(before.speed) > 40 * rest - 1e-6
    #expect(isCapped || abs(after.speed - before.speed) <= 1e-6, "\(kind): speed")
  }

  /// The strip stands where it was, and with it every title; where titles change, the selected one.
  private func checkStrip(_ before: Moment, _ after: Moment, _ kind: Interruption) {
    switch kind {
    case .look, .insert:
      // What would come to rest within half a pixel does not fade: nobody sees it.
      let limit = 0.5 + 1e-6
      guard let anchor = before.anchor else { return }
      let step = abs((after.titles[anchor] ?? .infinity) - (before.titles[anchor] ?? 0))
      #expect(step <= limit, "\(kind): title \(anchor) moved \(step) pt")
    case .touchpad:
      // It moves the strip with the pages: over all of its content for one page at most.
      let content = (before.titles.values.max() ?? 0) - (before.titles.values.min() ?? 0)
      #expect(abs(after.stripOffset - before.stripOffset) <= 0.016 * content)
    default:
      let step = abs(after.stripOffset - before.stripOffset)
      #expect(step <= 1e-6, "\(kind): the strip moved \(step) pt")
      for (title, place) in before.titles {
        #expect(abs((after.titles[title] ?? .infinity) - place) <= 1e-6, "\(kind): \(title)")
      }
    }
  }

  /// How far pages may move at once, in pages: a touchpad moves those it holds, and a look under
  /// which nothing bounces brings back what was pulled.
  private func limit(of kind: Interruption, _ pager: PagerController) -> Double {
    switch kind {
    case .touchpad: 0.016
    case .look where !pager.settings.bounces: 1
    default: 1e-6
    }
  }

  private func start(_ scene: Scene, using random: inout SeededGenerator) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: scene.key(Bool.random(using: &random) ? "Left" : "Right")
    case 1: scene.pager.go(to: .random(in: 0..<12, using: &random))
    case 2: scene.tapTab(.random(in: 0..<6, using: &random))
    default:
      let way = Double.random(in: -300...300, using: &random)
      scene.swipe(from: 400, to: 400 + way, in: .random(in: 0.03...0.2, using: &random))
    }
  }

  private func interrupt(
    _ scene: Scene, _ kind: Interruption, using random: inout SeededGenerator
  ) {
    let index = Int.random(in: 0..<12, using: &random)
    switch kind {
    case .tap:
      guard let tab = scene.pager.strip.frame(ofTab: index)?.center else { return }
      scene.press(tab.x, tab.y)
      scene.release(tab.x, tab.y)
    case .key: scene.key(["Left", "Right", "Home", "End"][index % 4])
    case .wheelClick: scene.wheel(x: index % 2 == 0 ? 1 : -1)
    case .touchpad:
      // At rest it moves the pages at once, as it should.
      if scene.pager.phase == .settling { scene.wheel(x: index % 2 == 0 ? 0.63 : -0.63) }
    case .grab: scene.press(400)
    case .call: scene.pager.go(to: index)
    case .callThrough: scene.pager.go(to: index, jump: .through)
    case .look: scene.pager.look = Looks.all[index % Looks.all.count]
    case .insert:
      let fresh = PageDescriptor(
        id: PageID("fresh \(scene.time)"), title: "Fresh", type: "Probe")
      var pages = (0..<scene.pager.source.count).map(scene.pager.source.descriptor(at:))
      pages.insert(fresh, at: min(index, pages.count))
      scene.pager.apply(PageList(pages))
    }
  }
}
