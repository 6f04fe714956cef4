import PagerCore
import PagerDriver
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@MainActor
@Suite struct DriverTests {
  @Test func `a pager opens on its first frame and then asks for nothing`() {
    let driver = Self.driver()

    driver.run(until: 5)

    #expect(driver.time == 5)
    #expect(
      driver.log.map(\.event) == [.selected, .created, .viewDidLoad, .willAppear, .didAppear])
    #expect(driver.isAtRest)
    #expect(driver.counts.wakes < 5)
    #expect(driver.counts.presented == 1)
    #expect(driver.faults == [])
  }

  @Test func `after rest there are no wake-ups, frames or presents`() {
    let driver = Self.driver()
    driver.tapTab(1)
    let rested = driver.runUntilRest()
    let before = driver.counts

    driver.run(for: 2)

    #expect(rested)
    #expect(driver.counts == before)
    #expect(driver.pager?.offset == 800)
  }

  @Test func `frames lie on the grid and do not repeat`() {
    let driver = Self.driver(hz: 60)
    driver.run(until: 0.1)
    driver.tapTab(2)
    driver.runUntilRest()

    let ticks = driver.frames.map { $0.time * 60 }

    #expect(ticks.allSatisfy { abs($0 - $0.rounded()) < 1e-6 })
    #expect(zip(ticks, ticks.dropFirst()).allSatisfy { $0 < $1 })
    #expect(ticks.count > 20)
  }

  @Test func `a drag follows the mouse, and its release turns the page`() {
    let driver = Self.driver()
    driver.press(at: Point(x: 700, y: 300))
    driver.move(to: Point(x: 400, y: 300), duration: 0.3)

    #expect(driver.pager?.offset == 294)

    driver.move(to: Point(x: 200, y: 300), duration: 0.3)
    driver.run(for: 0.2)
    driver.release()
    driver.runUntilRest()

    #expect(driver.pager?.target == 1)
    #expect(driver.faults == [])
  }

  @Test func `keys, wheel, commands and calls reach the pager`() {
    let driver = Self.driver()
    driver.key("Right")
    driver.runUntilRest()
    driver.wheel(Vector(dx: 1, dy: 0), at: Point(x: 400, y: 300))
    driver.runUntilRest()
    driver.perform(.turn(-1))
    driver.runUntilRest()
    driver.select(2)
    driver.runUntilRest()

    let reasons = driver.log.filter { $0.event == .selected }.map(\.reason)

    #expect(reasons == [.start, .key, .wheel, .key, .program])
    #expect(driver.pager?.target == 2)
  }

  @Test func `a press that is held is no rest`() {
    let driver = Self.driver()
    driver.press(at: Point(x: 700, y: 300))
    driver.move(to: Point(x: 400, y: 300), duration: 0.1)

    #expect(!driver.runUntilRest(limit: 1))
    #expect(driver.pager?.phase == .dragging)
  }

  @Test func `idle work is done once nothing moves`() {
    let driver = Self.driver(prefetches: true)

    driver.run(until: 1)

    #expect(driver.log.count { $0.event == .created } == 2)
    #expect(driver.isAtRest)
  }

  @Test func `a broken promise is reported with the event that broke it`() throws {
    let driver = Self.driver()
    driver.checksContracts = true
    driver.run(until: 0.1)
    let pager = try #require(driver.pager)

    pager.onLog?(PagerLogEntry(.didAppear, page: 2, id: "Page 3", time: 0))
    driver.run(for: 0.1)
    driver.key("F3")

    #expect(driver.faults.first == "Page 3: didAppear after nothing")
    #expect(driver.faults.last?.hasPrefix("after key(") == true)
    #expect(driver.faults.last?.contains("at rest on Page 1, but") == true)
  }

  @Test func `of the frames of long the latest are kept`() {
    let driver = Self.driver()
    driver.keptFrames = 10
    for index in [1, 2, 1, 0] {
      driver.select(index)
      driver.runUntilRest()
      #expect(driver.frames.count <= 20)
      #expect(driver.frames.last?.position == Double(index))
    }

    #expect(driver.counts.drawn > 40)
    #expect(driver.frames.count >= 10)
  }
}

extension DriverTests {
  /// Three pages in a window of 800 × 600 points.
  static func driver(hz: Double = 60, prefetches: Bool = false, count: Int = 3) -> Driver {
    let registry = PageRegistry()
    try? registry.register(Page.self, as: "Plain")
    let pager = PagerController(
      source: NumberedPages(count: count, type: "Plain"), registry: registry)
    pager.cache.prefetches = prefetches
    let root = FillView()
    root.addSubview(pager)
    return Driver(root: root, pager: pager, text: FixedTextEngine(), frameInterval: 1 / hz)
  }
}
