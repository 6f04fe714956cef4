import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@MainActor
@Suite struct StageTests {
  @Test func `the pointer shows what can be clicked and dragged`() {
    let scene = Scene(count: 3)
    #expect(scene.stage.cursor == .arrow)

    scene.move(30, 20, isHeld: false)
    #expect(scene.stage.cursor == .pointingHand)

    scene.move(400, 300, isHeld: false)
    #expect(scene.stage.cursor == .dragsHorizontally)

    scene.window(.pointerLeft)
    #expect(scene.stage.cursor == .arrow)
  }

  @Test func `the title under the pointer is marked until the pointer leaves the window`() {
    let scene = Scene(count: 3)
    scene.advance(to: 0)
    let plain = scene.frame

    scene.move(30, 20, isHeld: false)
    scene.advance(to: 0)
    #expect(scene.frame != plain)

    scene.window(.pointerLeft)
    scene.advance(to: 0)
    #expect(scene.frame.layers.map(\.commands) == plain.layers.map(\.commands))
  }

  @Test func `a single page has nothing to drag`() {
    let scene = Scene(count: 1)

    scene.move(400, 300, isHeld: false)

    #expect(scene.stage.cursor == .arrow)
  }

  @Test func `keys reach a pager that is a part of the window only`() {
    let root = View()
    let pager = PagerController(
      source: NumberedPages(count: 3, type: "Probe"), registry: .probes())
    root.addSubview(pager)
    let stage = Stage(root: root, text: FixedTextEngine())
    stage.handle(
      .window(WindowEvent(.resized(Size(width: 400, height: 300), scale: 1), time: 0)))
    pager.frame = Rect(x: 10, y: 10, width: 300, height: 200)
    stage.handle(.window(WindowEvent(.shown, time: 0)))

    stage.handle(.key(KeyEvent("Right", time: 1)))

    #expect(pager.target == 1)
  }

  @Test func `commands that nobody takes go to the window`() {
    let scene = Scene(count: 1)
    var commands: [PagerCommand] = []
    scene.stage.onCommand = { commands.append($0) }

    scene.key("F11")
    scene.key("Q", .control)
    scene.key("W", .control)
    scene.key("F11", isRepeat: true)

    #expect(commands == [.toggleFullScreen, .quit, .closeWindow])
  }

  @Test func `scroll keys go to the page that is selected`() {
    let scene = Scene(
      source: NumberedPages(count: 3, type: "Probe"),
      registry: .probes { $0.content.takesCommands = true })
    func commands(_ page: Int) -> [PagerCommand]? {
      let id = scene.pager.source.identity(at: page)
      return (scene.pager.page(id) as? ProbePage)?.content.commands
    }

    scene.key("Down")
    scene.key("Right")
    scene.key("Space", .shift)

    #expect(commands(0) == [.scrollLines(1)])
    #expect(commands(1) == [.scrollPages(-1)])
  }

  @Test func `the window is called like the selected page`() {
    let scene = Scene(count: 3)
    #expect(scene.stage.title == "Page 1")

    scene.key("Right")
    #expect(scene.stage.title == "Page 2")

    let id = scene.pager.source.identity(at: 1)
    scene.pager.apply(PageList([PageDescriptor(id: id, title: "Other", type: "Probe")]))
    #expect(scene.stage.title == "Other")
  }

  @Test func `a time that goes back counts as now`() {
    let scene = Scene(count: 3)
    scene.key("Right")
    scene.run(for: 0.1)
    let position = scene.pager.position

    scene.advance(to: -5)
    scene.advance(to: .nan)

    #expect(scene.pager.position == position)
  }

  @Test(arguments: [
    Size(width: 0, height: 0), Size(width: 1, height: 1), Size(width: 9, height: 44),
  ])
  func `the smallest windows show what fits and come back`(size: Size) {
    let scene = Scene(count: 3, start: 1)

    scene.resize(size.width, size.height)
    scene.key("Right")
    scene.run(for: 2)
    scene.resize(800, 600)
    scene.rest()

    #expect(scene.pager.offset == 1600)
    #expect(scene.faultsAtRest.isEmpty)
    #expect(scene.coverageFaults.isEmpty)
  }

  @Test func `a size that is no number is refused`() {
    let scene = Scene(count: 3)

    scene.resize(.nan, 600)
    scene.resize(800, .infinity, scale: -1)

    #expect(scene.stage.size == Size(width: 800, height: 600))
    #expect(scene.stage.scale == 1)
  }

  @Test func `a resize keeps the position in pages and tells no page`() {
    let scene = Scene(count: 3)
    scene.press(700)
    scene.move(294)
    scene.log = []

    scene.resize(400, 300, scale: 2)

    #expect(scene.pager.position == 0.5)
    #expect(scene.log.isEmpty)
    #expect(scene.coverageFaults.isEmpty)
    scene.move(194)
    #expect(scene.pager.position == 0.75)
  }
}
