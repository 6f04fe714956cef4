import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@MainActor
@Suite struct PressTests {
  @Test(arguments: [(PointerEvent.Device.mouse, 6.0), (.finger(0), 10)])
  func `the pages follow from the point at which the slop is passed`(
    device: PointerEvent.Device, slop: Double
  ) {
    let scene = Scene(count: 3)
    scene.press(600, device: device)

    scene.move(600 - slop, device: device)
    #expect(scene.pager.phase == .idle)

    scene.move(600 - slop - 1, device: device)
    #expect(scene.pager.phase == .dragging)
    #expect(scene.pager.offset == 1)

    scene.move(400, device: device)
    #expect(scene.pager.offset == 200 - slop)
  }

  @Test func `the axis is chosen once and an exact tie is vertical`() {
    let tie = Scene(count: 2)
    tie.press(600)
    tie.move(540, 240)
    tie.move(200, 240)
    tie.release(200, 240)
    #expect(tie.pager.offset == 0)
    #expect(tie.pager.phase == .idle)

    let slanted = Scene(count: 2)
    slanted.press(600)
    slanted.move(540, 275)
    slanted.move(200, 0)
    #expect(slanted.pager.offset == 394)
  }

  @Test func `a view that takes vertical drags gets those, and the pager the horizontal ones`() {
    let scene = Scene.probes { $0.takesDrags = .vertical }
    scene.swipe(from: 500, to: 500, in: 0.1)
    scene.press(500)
    scene.move(490, 340)
    scene.move(300, 400)
    scene.release(300, 400)
    #expect(
      scene.probe()?.notes.filter { $0 != "hover" } == [
        "began", "moved", "moved", "moved", "ended",
      ])
    #expect(scene.probe()?.drags.last?.translation == 94)
    #expect(scene.pager.offset == 0)

    scene.press(500)
    scene.move(300, 310)
    #expect(scene.pager.phase == .dragging)
    #expect(scene.probe()?.drags.count == 5)
  }

  @Test func `a press that stays within the slop is one click, shown as pressed meanwhile`() {
    let scene = Scene.probes { $0.takesClicks = true }

    scene.press(400)
    scene.move(403)
    scene.release(403)

    #expect(scene.probe()?.notes == ["pressed", "unpressed", "clicked", "hover"])
    #expect(scene.probe()?.clicks.first?.point == Point(x: 403, y: 256))
    #expect(scene.pager.offset == 0)
  }

  @Test func `a drag from something clickable presses it no more and clicks nothing`() {
    let scene = Scene.probes { $0.takesClicks = true }

    scene.swipe(from: 700, to: 200, in: 0.5, hold: 0.15)
    scene.rest()

    #expect(scene.probe()?.notes.prefix(2) == ["pressed", "unpressed"])
    #expect(scene.probe()?.clicks.isEmpty == true)
    #expect(scene.pager.target == 1)
  }

  @Test func `letting go far away without a move between is no click`() {
    let scene = Scene.probes { $0.takesClicks = true }

    scene.press(400)
    scene.release(430)
    scene.rest()

    #expect(scene.probe()?.clicks.isEmpty == true)
    #expect(scene.pager.target == 0)
  }

  @Test func `letting go beside the view is no click`() {
    let scene = Scene(count: 3)
    let tab = scene.pager.strip.frame(ofTab: 1)
    scene.press(tab?.midX ?? 0, 42)
    scene.move(tab?.midX ?? 0, 47)
    scene.release(tab?.midX ?? 0, 47)

    #expect(scene.pager.target == 0)
  }

  @Test func `a press on a title that is dragged off it selects nothing`() {
    let scene = Scene(count: 3)
    let first = scene.pager.strip.frame(ofTab: 1)?.maxX ?? 0

    scene.press(first - 1, 20)
    scene.move(first + 60, 20)
    scene.release(first + 60, 20)

    #expect(scene.pager.target == 0)
  }

  @Test func `other buttons and other fingers change nothing in a drag`() {
    let scene = Scene(count: 3)
    scene.press(600, device: .finger(0))
    scene.move(400, device: .finger(0))
    let offset = scene.pager.offset

    scene.press(100, device: .finger(1))
    scene.move(700, device: .finger(1))
    scene.press(100, button: .right)
    scene.press(100, button: .forward)
    scene.move(10, isHeld: false)
    scene.release(700, device: .finger(1))
    scene.wheel(x: 3)

    #expect(scene.pager.phase == .dragging)
    #expect(scene.pager.offset == offset)
  }

  @Test func `letting go another button leaves the drag alone`() {
    let scene = Scene(count: 3)
    scene.press(600)
    scene.move(400)

    scene.press(400, button: .right)
    scene.release(400, button: .right)

    #expect(scene.pager.phase == .dragging)
  }

  @Test(arguments: [(400.0, 0), (100, 1)])
  func `a move with no button held ends the drag by position, without inertia`(
    end: Double, page: Int
  ) {
    let scene = Scene(count: 3)
    scene.press(600)
    scene.drag(from: 600, to: end, in: 0.05)

    scene.move(end - 10, isHeld: false)
    #expect(scene.pager.phase == .settling)
    scene.move(300)
    scene.rest()

    #expect(scene.pager.phase == .idle && scene.pager.target == page)
  }

  @Test(arguments: [WindowEvent.Kind.focusLost, .hidden])
  func `a window that loses the pointer settles by position`(kind: WindowEvent.Kind) {
    let near = Scene(count: 3)
    near.press(700)
    near.drag(from: 700, to: 400, in: 0.05)
    near.window(kind)
    near.rest()
    #expect(near.pager.target == 0)

    let far = Scene(count: 3)
    far.press(700)
    far.drag(from: 700, to: 200, in: 0.05)
    far.window(kind)
    far.move(100)
    far.rest()
    #expect(far.pager.target == 1)
    #expect(far.faultsAtRest.isEmpty)
  }

  @Test func `Esc in a drag goes back to the page of the press`() {
    let scene = Scene(count: 3)
    scene.press(700)
    scene.drag(from: 700, to: 100, in: 0.3)

    scene.key("Escape")
    scene.move(50)
    scene.release(50)
    scene.rest()

    #expect(scene.pager.target == 0)
    #expect(scene.recorder.count(.didAppear) == 2)
    #expect(scene.recorder.pages(.selected) == [0])
  }

  @Test func `the fourth and fifth button turn pages`() {
    let scene = Scene(count: 3)

    scene.press(400, button: .forward)
    scene.rest()
    #expect(scene.pager.target == 1)

    scene.press(400, button: .back)
    scene.rest()
    #expect(scene.pager.target == 0)
  }
}
