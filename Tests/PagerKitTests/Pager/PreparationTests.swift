import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@MainActor
@Suite struct PreparationTests {
  private let door = Door()
  private let warnings = Recorder()

  private func scene(_ count: Int = 3) -> Scene {
    Scene(
      source: NumberedPages(count: count, type: "Probe"),
      registry: .probes { [door] page in
        page.content.background = .black
        page.preparation = { try await door.pass() }
      },
      services: PageServices(warn: { [warnings] in warnings.lines.append($0) }))
  }

  private func texts(_ scene: Scene) -> [String] {
    scene.pageLayers.words
  }

  @Test func `a page that is not ready shows its title and swaps in without moving`() async {
    let scene = scene()
    scene.advance(to: 0)
    #expect(texts(scene) == ["Page 1"])
    let frame = scene.pageLayers.map(\.frame)

    await door.open()
    scene.advance(to: 0.1)

    #expect(texts(scene).isEmpty)
    #expect(scene.pageLayers.map(\.frame) == frame)
    #expect(scene.recorder.count(.created) == 1)
    #expect(scene.wake == .never)
  }

  @Test func `a page that fails becomes an error page whose button tries again`() async {
    door.failures = 1
    let scene = scene()
    await door.open()
    scene.advance(to: 0.1)

    #expect(texts(scene).contains("unreadable"))
    #expect(warnings.lines == ["page \"Page 1\": unreadable"])
    #expect(scene.faults.isEmpty && scene.faultsAtRest.isEmpty)

    clickRetry(scene)
    await door.open()
    scene.advance(to: 0.2)

    #expect(texts(scene).isEmpty)
    #expect((scene.pager.page("Page 1") as? ProbePage) != nil)
    #expect(scene.recorder.count(.created) - scene.recorder.count(.evicted) == 1)
    #expect(scene.faults.isEmpty && scene.faultsAtRest.isEmpty)
  }

  private func clickRetry(_ scene: Scene) {
    for y in stride(from: 60.0, to: 600, by: 10) {
      scene.move(400, y, isHeld: false)
      guard scene.stage.cursor == .pointingHand else { continue }
      return scene.click(400, y)
    }
    Issue.record("there is no button")
  }

  @Test func `a page that is let go while it prepares is told to stop`() async {
    let scene = scene()
    scene.pager.cache = PageCachePolicy(radius: 0, count: 1)
    for _ in 0..<5 { await Task.yield() }
    scene.pager.go(to: 2, animated: false)
    scene.advance(to: 0.1)

    await door.open()

    #expect(door.isCancelled)
    #expect(scene.pager.livePageCount == 1)
    #expect(scene.faults.isEmpty && scene.faultsAtRest.isEmpty)
  }

  @Test func `a page that is left before it is ready stops, and is made again`() async {
    let scene = scene(9)
    scene.pager.cache = PageCachePolicy(radius: 8, count: 9, prefetches: false)
    for _ in 0..<5 { await Task.yield() }

    scene.pager.go(to: 1, animated: false)
    scene.advance(to: 0.1)
    #expect(scene.pager.page("Page 1") != nil)
    scene.pager.go(to: 2, animated: false)
    scene.advance(to: 0.2)
    #expect(scene.pager.page("Page 1") == nil)
    #expect(scene.pager.page("Page 2") != nil)

    await door.open()
    #expect(door.isCancelled)
    scene.pager.go(to: 0, animated: false)
    scene.advance(to: 0.3)
    #expect(texts(scene) == ["Page 1"])
    await door.open()
    scene.advance(to: 0.4)
    #expect(texts(scene).isEmpty)
    #expect(scene.pager.page("Page 3") != nil)
    #expect(scene.faults.isEmpty && scene.faultsAtRest.isEmpty)
  }

  @Test func `a page that is let go before it is ready comes back as it was left`() async throws {
    let scene = scene(9)
    scene.pager.cache = PageCachePolicy(radius: 1, count: 3, prefetches: false)
    await door.open()
    scene.advance(to: 0.1)
    (scene.pager.page("Page 1") as? ProbePage)?.state = 42
    func go(_ index: Int, at time: Double) {
      scene.pager.go(to: index, animated: false)
      scene.advance(to: time)
    }

    go(5, at: 0.2)
    go(0, at: 0.3)
    #expect(scene.pager.isPreparing)
    go(5, at: 0.4)
    #expect(scene.pager.page("Page 1") == nil)
    go(0, at: 0.5)

    #expect((scene.pager.page("Page 1") as? ProbePage)?.state == 42)
    await door.open()
  }

  @Test func `what does the work is told when other pages are wanted`() {
    var count = 0
    var services = PageServices()
    services.urgenciesDidChange = { count += 1 }
    let scene = Scene(
      source: NumberedPages(count: 9, type: "Probe"), registry: .probes(), services: services)
    scene.advance(to: 0)
    #expect(count == 1)

    scene.advance(to: 0.1)
    #expect(count == 1)
    scene.pager.go(to: 1, animated: false)
    scene.advance(to: 0.2)
    #expect(count > 1)
  }

  @Test func `a page that still loads something counts as one that gets ready`() async {
    let scene = scene()
    await door.open()
    scene.advance(to: 0.1)
    let page = scene.pager.page("Page 1") as? ProbePage
    #expect(!scene.pager.isPreparing)

    page?.loads = true

    #expect(scene.pager.isPreparing)
  }

  @Test func `work that a page asks for gives its outcome or its error`() async throws {
    let context = PageContext(
      descriptor: PageDescriptor(id: "a", title: "a", type: "Probe"))

    #expect(try await context.perform { _ in 7 } == 7)
    await #expect(throws: Unreadable.self) { try await context.perform { _ in throw Unreadable() } }
  }

  @Test func `a page that fails in motion keeps the contract`() async {
    door.failures = 9
    let scene = scene()
    scene.key("Right")
    scene.run(for: 0.1)

    await door.open()
    scene.rest()

    #expect(scene.faults.isEmpty && scene.faultsAtRest.isEmpty)
    #expect(scene.pager.target == 1)
  }

  @Test func `a factory that throws is called once a load and warned of once`() {
    var calls = [0, 0, 0]
    let scene = Scene(
      source: NumberedPages(count: 3, type: "Probe"),
      registry: .probes { page in
        let index = Int(page.context.descriptor.parameters["number"]?.number ?? 0) - 1
        calls[index] += 1
        if index == 2 || index == 1 && calls[1] < 3 { throw Unreadable() }
      },
      services: PageServices(warn: { [warnings] in warnings.lines.append($0) }))
    scene.pager.cache = PageCachePolicy(radius: 0, count: 1)

    for tab in [1, 2, 0, 1, 0, 1] {
      scene.tapTab(tab)
      scene.rest()
      #expect(scene.pager.target == tab)
      #expect(scene.faults.isEmpty && scene.faultsAtRest.isEmpty)
    }

    #expect(calls == [3, 3, 1])
    #expect(warnings.lines.count == 3)
    #expect(scene.pager.page("Page 2") is ProbePage)
    #expect(scene.recorder.count(.created) - scene.recorder.count(.evicted) == 1)
  }

  @Test func `an unknown type is an error page that names the nearest known one`() {
    let scene = Scene(source: PageList([PageDescriptor(id: "a", title: "a", type: "Prope")]))
    scene.advance(to: 0)

    #expect(texts(scene).joined().contains("Prope"))
    #expect(texts(scene).joined().contains("Probe"))
  }

  @Test func `a name is registered once`() {
    let registry = PageRegistry.probes()

    #expect(throws: RegistryFailure.taken("Probe")) {
      try registry.register(ProbePage.self, as: "Probe")
    }
    #expect(registry.names == ["Probe"])
    #expect(registry.knows("Probe") && !registry.knows("probe"))
  }

  @Test func `the moment at which a page is ready can be told, and be said`() async {
    let scene = scene()
    var told: [PageID] = []
    scene.pager.onPrepared = { told.append($0) }
    scene.pager.holdsPreparedPages = true
    scene.advance(to: 0)
    #expect(!scene.pager.endPreparation(of: "Page 1"))

    await door.open()
    #expect(scene.pager.isPrepared("Page 1"))
    #expect(told == [])
    #expect(scene.pager.isPreparing)

    #expect(scene.pager.endPreparation(of: "Page 1"))
    #expect(told == ["Page 1"])
    #expect(!scene.pager.isPreparing)
    #expect(!scene.pager.endPreparation(of: "Page 1"))
  }

  @Test func `pages that wait to be called ready are let go when none has to`() async {
    let scene = scene()
    door.failures = 1
    scene.pager.holdsPreparedPages = true
    scene.advance(to: 0)
    await door.open()
    scene.log = []
    #expect(scene.pager.isPreparing)

    scene.pager.holdsPreparedPages = false

    #expect(!scene.pager.isPreparing)
    #expect(scene.log.first == "willDisappear 0")
    #expect(scene.log.contains("evicted 0"))
    #expect(warnings.lines == ["page \"Page 1\": unreadable"])
  }
}
