import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@MainActor
@Suite struct WheelTests {
  @Test func `x turns pages, y belongs to the content, Shift turns it into x`() {
    let scene = Scene(count: 4)

    scene.wheel(y: -3)
    #expect(scene.pager.target == 0)
    scene.wheel(x: 1)
    scene.run(for: 1)
    #expect(scene.pager.target == 1)
    scene.wheel(y: -1, modifiers: .shift)
    scene.rest()

    #expect(scene.pager.target == 2)
    #expect(scene.recorder.entries.filter { $0.event == .selected }.map(\.reason).last == .wheel)
  }

  /// Moves a touchpad evenly by `points` in steps of 10 ms and returns before the silence.
  private func slide(_ scene: Scene, by points: Double, step: Double = 10.3) {
    for _ in 0..<Int(abs(points) / step) {
      scene.wheel(x: step / 10 * (points > 0 ? 1 : -1))
      scene.wait(0.01)
      scene.advance(to: scene.time)
    }
  }

  @Test func `a touchpad moves the pages with the fingers and a silence lets them go`() {
    let scene = Scene(count: 4)

    slide(scene, by: 260, step: 2.3)
    #expect(scene.pager.phase == .dragging)
    #expect(abs(scene.pager.position - (260 - 4) / 400) < 0.01)
    scene.rest()

    #expect(scene.pager.target == 1)
    #expect(scene.faults.isEmpty && scene.faultsAtRest.isEmpty)
  }

  @Test func `each gesture that goes all the way turns a page`() {
    let scene = Scene(count: 6)

    for page in 1...3 {
      slide(scene, by: 500)
      scene.run(for: 1)
      #expect(scene.pager.target == page)
    }
    slide(scene, by: 200, step: 2.3)
    #expect(scene.pager.position > 3.4)
  }

  @Test func `a gesture catches moving pages where they are`() {
    let scene = Scene(count: 4)
    scene.key("Right")
    scene.run(for: 0.15)
    var position = scene.pager.position

    for _ in 0..<20 {
      scene.wheel(x: 0.23)
      #expect(abs(scene.pager.position - position) < 0.1)
      position = scene.pager.position
      scene.wait(0.01)
      scene.advance(to: scene.time)
      #expect(abs(scene.pager.position - position) < 0.1)
      position = scene.pager.position
    }

    #expect(scene.pager.phase == .dragging)
  }

  @Test(arguments: [0.008, 0.05, 0.11])
  func `a release by silence begins at its deadline, whatever the frames`(frame: Double) {
    let scene = Scene(count: 4)
    slide(scene, by: 300, step: 2.3)
    let end = scene.time + 0.25
    let twin = Scene(count: 4)
    slide(twin, by: 300, step: 2.3)

    var time = scene.time
    while time + frame < end {
      time += frame
      scene.advance(to: time)
    }
    scene.advance(to: end)
    twin.run(until: end)

    #expect(abs(scene.pager.position - twin.pager.position) < 1e-9)
    #expect(scene.pager.phase == .settling)
  }

  @Test func `Esc gives up a touchpad's gesture`() {
    let scene = Scene(count: 4)
    slide(scene, by: 300, step: 2.3)

    scene.key("Escape")
    slide(scene, by: 30, step: 2.3)
    scene.rest()

    #expect(scene.pager.target == 0)
  }

  @Test func `a key in a touchpad's gesture wins`() {
    let scene = Scene(count: 6)
    slide(scene, by: 100, step: 2.3)

    scene.key("End")
    slide(scene, by: 100, step: 2.3)
    scene.rest()

    #expect(scene.pager.target == 5)
    #expect(scene.faultsAtRest.isEmpty)
  }
}
