import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@MainActor
@Suite struct SelectionTests {
  /// Starts a selection and lets it get as far as it can without frames.
  private func start(_ scene: Scene, _ index: Int, animated: Bool = true) async
    -> Task<SelectionOutcome, Never>
  {
    let pager = scene.pager
    let task = Task { await pager.select(index, animated: animated) }
    for _ in 0..<5 { await Task.yield() }
    return task
  }

  @Test func `a selection ends when the pager rests on its page`() async {
    let scene = Scene(count: 3)
    let selection = await start(scene, 1)

    scene.rest()

    #expect(await selection.value == .settled)
    #expect(await scene.pager.select(1) == .settled)
    #expect(await scene.pager.select(2, animated: false) == .settled)
  }

  @Test func `a selection that another one replaces is superseded`() async {
    let scene = Scene(count: 3)
    let first = await start(scene, 1)
    let second = await start(scene, 2)

    scene.rest()

    #expect(await first.value == .superseded)
    #expect(await second.value == .settled)
  }

  @Test(arguments: [-1, 3, Int.max, Int.min])
  func `a page that does not exist is gone, and nothing changes`(index: Int) async {
    let scene = Scene(count: 3)
    scene.log = []

    #expect(await scene.pager.select(index) == .gone)
    #expect(scene.log.isEmpty)
  }

  @Test func `a page that is removed on the way is gone`() async {
    let scene = Scene(count: 3)
    let selection = await start(scene, 2)

    scene.pager.apply(NumberedPages(count: 2, type: "Probe"))

    #expect(await selection.value == .gone)
  }

  @Test func `a refused selection is logged and changes nothing`() async {
    let scene = Scene(count: 3)
    scene.pager.shouldSelect = { index, _ in index != 1 }
    scene.log = []

    #expect(await scene.pager.select(1) == .refused)
    scene.tapTab(1)
    scene.key("Right")

    #expect(scene.log == ["refused 1", "refused 1", "refused 1"])
    #expect(scene.recorder.entries.suffix(3).map(\.reason) == [.program, .tap, .key])
    #expect(scene.pager.target == 0)
  }

  @Test func `a drag to a refused page goes back`() {
    let scene = Scene(count: 3)
    scene.pager.shouldSelect = { index, _ in index != 1 }

    scene.swipe(from: 600, to: 300, in: 0.1)
    scene.rest()

    #expect(scene.pager.target == 0)
    #expect(scene.recorder.pages(.refused) == [1])
    #expect(scene.faults.isEmpty && scene.faultsAtRest.isEmpty)
  }

  @Test func `a selection ends when the pager leaves its window`() async {
    let scene = Scene(count: 3)
    let selection = await start(scene, 2)

    let elsewhere = View()
    elsewhere.addSubview(scene.pager)

    #expect(await selection.value == .settled)
    #expect(await scene.pager.select(1) == .settled)
  }

  @Test func `a selection ends when the window goes`() async {
    var stage: Stage?
    let pager = PagerController(
      source: NumberedPages(count: 3, type: "Probe"), registry: .probes())
    stage = Stage(root: pager, text: FixedTextEngine())
    stage?.handle(.window(WindowEvent(.resized(Size(width: 80, height: 90), scale: 1), time: 0)))
    stage?.handle(.window(WindowEvent(.shown, time: 0)))
    let selection = Task { await pager.select(2) }
    for _ in 0..<5 { await Task.yield() }

    stage = nil

    #expect(await selection.value == .settled)
  }

  /// What may come in the way of a selection of the third of three pages.
  enum Trouble: CaseIterable {
    case hidden
    case grabbedAndReverted
    case grabbedAndKept
    case reloaded
    case emptied
    case narrowed
    case stilled
    case endlessFade
  }

  @Test(
    arguments: zip(
      Trouble.allCases,
      [.settled, .superseded, .settled, .settled, .gone, .settled, .settled, .settled]
        as [SelectionOutcome]))
  func `a selection ends, whatever comes in its way`(trouble: Trouble, outcome: SelectionOutcome)
    async
  {
    let scene = Scene(count: 4)
    if trouble == .endlessFade {
      scene.pager.settings.fadeDuration = .infinity
      scene.pager.jump = .fade
    }
    let selection = await start(scene, 2)
    scene.run(for: 0.05)

    cause(trouble, in: scene)
    scene.run(for: 1.5)

    #expect(await selection.value == outcome)
    #expect(scene.faults.isEmpty)
  }

  private func cause(_ trouble: Trouble, in scene: Scene) {
    switch trouble {
    case .hidden: scene.window(.hidden)
    case .grabbedAndReverted:
      scene.press(400)
      scene.key("Escape")
    case .grabbedAndKept:
      scene.press(400)
      scene.move(0)
      scene.window(.focusLost)
      scene.key("3")
    case .reloaded: scene.pager.reload()
    case .emptied: scene.pager.apply(PageList([]))
    case .narrowed: scene.resize(0, 0)
    case .stilled: scene.stage.reducesMotion = true
    case .endlessFade: break
    }
  }

  @Test func `a pager that nobody holds is let go`() {
    weak var pager: PagerController?
    weak var page: Page?
    do {
      let scene = Scene(count: 3)
      scene.key("Right")
      scene.run(for: 0.1)
      pager = scene.pager
      page = scene.pager.page("Page 2")
      #expect(page != nil)
    }

    #expect(pager == nil)
    #expect(page == nil)
  }

  @Test(arguments: (3...38).map { 0.016 * Double($0) })
  func `two quick taps end on the second title`(delay: Double) {
    let scene = Scene(count: 3)
    scene.tapTab(1)
    scene.run(until: delay)
    scene.tapTab(2)
    scene.run(for: 1.5) { #expect(scene.coverageFaults.isEmpty) }

    #expect(scene.faults.isEmpty && scene.faultsAtRest.isEmpty)
    #expect(scene.pager.target == 2)
    #expect(scene.recorder.count(.didAppear, of: "Page 3") == 1)
    #expect(scene.recorder.count(.didAppear, of: "Page 2") <= 1)
    scene.tapTab(0)
    scene.rest()
    #expect(scene.pager.target == 0)
  }

  @Test(arguments: JumpPolicy.allCases)
  func `every way of jumping arrives and shows pages only`(jump: JumpPolicy) {
    let scene = Scene(count: 30)

    scene.pager.go(to: 20, jump: jump)
    scene.run(for: 1.5) { #expect(scene.coverageFaults.isEmpty) }

    #expect(scene.pager.target == 20)
    #expect(scene.faults.isEmpty && scene.faultsAtRest.isEmpty)
    if jump != .through { #expect(scene.recorder.pages(.created) == [0, 20]) }
  }
}
