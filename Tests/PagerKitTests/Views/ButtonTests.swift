import PagerCore
import PagerGraphics
import Testing

@testable import PagerKit

@Suite @MainActor struct ButtonTests {
  private let button = Button("Go", font: Font(size: 10))
  private let bench: ViewBench

  init() {
    let root = View()
    root.addSubview(button)
    button.frame = Rect(x: 10, y: 10, width: 60, height: 30)
    bench = ViewBench(root)
  }

  /// How many times the hover colour lies on the box.
  private var overlays: Int {
    bench.commands().count {
      if case .fill(_, let color) = $0 { color == Theme.light.hover } else { false }
    }
  }

  @Test func `a click does what the button is for`() {
    var clicks = 0
    button.action = { clicks += 1 }

    bench.click(20, 20)
    #expect(clicks == 1)

    button.isEnabled = false
    bench.click(20, 20)
    #expect(clicks == 1)
  }

  @Test(arguments: [(100.0, 20.0), (15, 39)])
  func `a press that becomes a drag or ends elsewhere is no click`(x: Double, y: Double) {
    var clicks = 0
    button.action = { clicks += 1 }

    bench.drag([(15, 20), (x, y)])

    #expect(clicks == 0)
    #expect(!button.isPressed)
  }

  @Test func `hover and press are seen, until the press becomes a drag`() {
    #expect(overlays == 0)
    bench.pointer(.move, 20, 20, isHeld: false)
    #expect(overlays == 1)
    #expect(bench.stage.cursor == .pointingHand)
    bench.pointer(.down, 20, 20)
    #expect(overlays == 2)
    bench.pointer(.move, 20, 30)
    #expect(overlays == 1)
    bench.pointer(.up, 20, 30)
    bench.pointer(.move, 100, 90, isHeld: false)
    #expect(overlays == 0)
  }

  @Test func `a button that is not enabled looks so and keeps the arrow`() {
    button.isEnabled = false
    bench.pointer(.move, 20, 20, isHeld: false)

    #expect(overlays == 0)
    #expect(bench.stage.cursor == .arrow)
    #expect(bench.texts().map(\.color) == [Theme.light.placeholderText])
  }

  @Test func `the title stands in the middle, shortened to its room`() {
    #expect(bench.texts().map(\.origin) == [Point(x: 35, y: 28)])
    #expect(button.fittingSize == Size(width: 38, height: 24))

    button.title = "Go to another place"
    #expect(bench.texts().map(\.text) == ["Go to an…"])
  }
}
