import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@MainActor @Suite struct ShortcutsOverlayTests {
  private let scene = Scene(count: 4)
  private var stage: Stage { scene.stage }

  private func press(_ key: Key, _ modifiers: Modifiers = []) {
    stage.handle(.key(KeyEvent(key, modifiers: modifiers, time: stage.time)))
  }

  private func click(_ x: Double, _ y: Double) {
    for kind in [PointerEvent.Kind.down, .up] {
      stage.handle(
        .pointer(
          PointerEvent(kind, at: Point(x: x, y: y), isHeld: kind == .down, time: stage.time)))
    }
  }

  @Test func `the key + is drawn as one`() {
    press("F1")
    let texts = stage.displayList().layers.words
    #expect(texts.contains("+") && texts.contains("−") && texts.contains("0"))
  }

  @Test(arguments: [
    KeyBinding.Chord("F1"), .init("?"), .init("?", .shift), .init("/", .shift),
  ])
  func `the shortcuts are shown over everything, and closed by the same key`(
    chord: KeyBinding.Chord
  ) {
    let before = stage.displayList().layers

    press(chord.key, chord.modifiers)
    let layers = stage.displayList().layers
    #expect(Array(layers.prefix(before.count)) == before)
    #expect(
      layers.dropFirst(before.count).texts
        .contains { $0.text == "Shortcuts" })

    press(chord.key, chord.modifiers)
    #expect(stage.displayList().layers == before)
    #expect(stage.advance(to: stage.time + 1) == .never)
  }

  @Test func `no key turns pages behind the shortcuts; Esc closes them first`() {
    press("F1")
    for key: Key in ["Right", "End", "3", "Space", "PageDown"] { press(key) }
    stage.handle(
      .pointer(PointerEvent(.down, at: .zero, button: .forward, time: stage.time)))
    #expect(scene.pager.target == 0)

    press("Escape")
    #expect(stage.overlay == nil)
    press("Right")
    #expect(scene.pager.target == 1)
  }

  @Test func `a click beside the panel closes it, one on it does not`() {
    press("F1")
    _ = stage.displayList()
    click(400, 300)
    #expect(stage.overlay != nil)

    click(3, 3)
    #expect(stage.overlay == nil)
    #expect(scene.pager.target == 0)
  }

  @Test func `a wheel over the shortcuts reaches no page`() {
    press("F1")
    for x in [3.0, 400] {
      stage.handle(
        .wheel(WheelEvent(Vector(dx: 3, dy: 0), at: Point(x: x, y: 300), time: stage.time)))
    }

    #expect(scene.pager.target == 0)
    #expect(scene.pager.phase == .idle)
  }

  @Test func `a drag is let go when the shortcuts open`() {
    stage.handle(.pointer(PointerEvent(.down, at: Point(x: 600, y: 300), time: 1)))
    stage.handle(.pointer(PointerEvent(.move, at: Point(x: 500, y: 300), time: 1.1)))
    #expect(scene.pager.phase == .dragging)

    press("F1")
    stage.handle(.pointer(PointerEvent(.move, at: Point(x: 100, y: 300), time: 1.2)))

    #expect(scene.pager.phase != .dragging)
    #expect(scene.pager.target == 0)
  }

  @Test func `what is about the window passes the shortcuts`() {
    var commands: [PagerCommand] = []
    stage.onCommand = { commands.append($0) }

    press("F1")
    press("F11")
    press("Q", .control)

    #expect(commands == [.toggleFullScreen, .quit])
  }

  @Test(arguments: [
    Size(width: 0, height: 0), Size(width: 1, height: 1), Size(width: 90, height: 40),
    Size(width: 320, height: 240), Size(width: 1920, height: 1080),
  ])
  func `the panel fits windows of every size and scrolls where it is low`(size: Size) {
    press("F1")
    stage.handle(.window(WindowEvent(.resized(size, scale: 2), time: 0)))
    let list = stage.displayList()
    stage.handle(.command(.scrollToEnd, time: 0))
    scene.run(until: 2)

    #expect(list.layers.isEmpty == size.isEmpty)
    #expect(stage.advance(to: 3) == .never)
    #expect(scene.pager.target == 0)
  }
}
