import PagerCore
import PagerGraphics
import PagerTestSupport
import Testing

@testable import PagerKit

@MainActor
@Suite struct SliderTests {
  private let slider = Slider(0.5)
  private let scene: Scene

  init() {
    // The thumb is 22 pt wide and has a way of 200 pt.
    slider.frame = Rect(x: 300, y: 100, width: 222, height: 30)
    let slider = slider
    let registry = PageRegistry.probes { page in
      if page.context.descriptor.parameters["number"]?.number == 2 {
        page.content.addSubview(slider)
      }
    }
    scene = Scene(source: NumberedPages(count: 3, type: "Probe"), registry: registry, start: 1)
  }

  private let y = 44.0 + 115

  @Test func `it keeps its drags, and the pages stay`() {
    var values: [Double] = []
    slider.onChange = { values.append($0) }
    scene.press(411, y)
    scene.drag(from: 411, to: 465, y: y, in: 0.2)
    #expect(abs(slider.value - 0.74) < 1e-9)
    #expect(values.last == slider.value)

    scene.drag(from: 465, to: 790, y: y, in: 0.2)
    #expect(slider.value == 1)
    #expect(scene.pager.offset == 800)
    scene.release(790, y)
    scene.rest()
    #expect(scene.pager.target == 1)
  }

  @Test func `a click brings the thumb, Esc gives a drag up`() {
    scene.click(361, y)
    #expect(abs(slider.value - 0.25) < 1e-9)

    scene.press(361, y)
    scene.drag(from: 361, to: 450, y: y, in: 0.2)
    scene.key("Escape")
    scene.release(450, y)

    #expect(abs(slider.value - 0.25) < 1e-9)
  }

  @Test func `with the keyboard the arrows move it and turn no page`() {
    scene.stage.focus(slider)
    scene.key("Right")
    #expect(abs(slider.value - 0.55) < 1e-9)
    scene.key("Left")
    scene.key("Left")
    #expect(abs(slider.value - 0.45) < 1e-9)
    scene.key("End")
    #expect(slider.value == 1)
    scene.key("Home")
    #expect(slider.value == 0)
    #expect(scene.pager.target == 1)

    scene.stage.isMirrored = true
    scene.key("Left")
    #expect(abs(slider.value - 0.05) < 1e-9)
  }

  @Test(arguments: [(-1.0, 0.0), (7, 1), (.nan, 0.5), (.infinity, 1), (0.3, 0.3)])
  func `a value that is set is clamped and told to nobody`(value: Double, expected: Double) {
    slider.onChange = { _ in Issue.record("it was told") }

    slider.value = value

    #expect(slider.value == expected)
  }
}
