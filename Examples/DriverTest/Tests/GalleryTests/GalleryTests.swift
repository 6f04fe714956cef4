import PagerCore
import PagerDriver
import PagerGraphics
import PagerKit
import Testing

/// A page with a button that counts.
final class CounterPage: Page {
  private(set) var count = 0

  override func loadView() -> View { Button("More") { [unowned self] in count += 1 } }
}

/// A pager in a window that is none, on a clock that is a number: nothing waits, and each run is
/// like the one before.
@MainActor @Suite struct GalleryTests {
  private let pager: PagerController
  private let driver: Driver

  init() throws {
    let registry = PageRegistry()
    try registry.register(CounterPage.self, as: "Counter")
    let pages: PageList = ["One": "Counter", "Two": "Counter", "Three": "Counter"]
    pager = PagerController(source: pages, registry: registry)
    driver = Driver(root: pager, text: EvenText(), size: Size(width: 800, height: 600))
  }

  @Test func `a flick turns one page, and tells so once`() {
    driver.flick(from: Point(x: 600, y: 300), to: Point(x: 400, y: 300), duration: 0.1)

    #expect(driver.runUntilRest(limit: 1.5))
    #expect(pager.target == 1)
    #expect(driver.log.filter { $0.event == .didAppear }.map(\.page) == [0, 1])
    #expect(driver.faults.isEmpty)
  }

  @Test func `a drag that is held still goes back`() {
    driver.press(at: Point(x: 600, y: 300))
    driver.move(to: Point(x: 300, y: 300), duration: 0.2)
    #expect(pager.offset == 294)
    driver.run(for: 0.15)
    driver.release()
    driver.runUntilRest()

    #expect(pager.target == 0)
  }

  @Test func `keys, wheel and titles turn pages, whatever the window's size`() {
    driver.key("Right")
    driver.runUntilRest()
    driver.resize(to: Size(width: 500, height: 400))
    driver.wheel(Vector(dx: 1, dy: 0))
    driver.runUntilRest()
    #expect(pager.target == 2)

    driver.tapTab(0)
    driver.runUntilRest()
    #expect(pager.target == 0)
    #expect(driver.counts.presented > 30)
  }

  @Test func `a script says the same in a line each`() throws {
    let script = try Script(
      parsing: """
        {"t":0,"drag":[700,200,300],"hold":100}
        {"t":"half","tapTab":2}
        {"t":"rest","call":"select(0)"}
        """)

    try driver.play(script)
    driver.runUntilRest()

    #expect(driver.log.filter { $0.event == .selected }.map(\.page) == [0, 1, 2, 0])
  }
}
