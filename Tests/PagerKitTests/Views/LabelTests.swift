import PagerCore
import PagerGraphics
import PagerKit
import Testing

@Suite @MainActor struct LabelTests {
  private func origins(_ label: Label, scale: Double = 1) -> [Point] {
    ViewBench(label, width: 100, height: 60, scale: scale).texts().map(\.origin)
  }

  @Test func `a line stands at its place on a whole baseline`() {
    let label = Label("abcd", font: Font(size: 10))

    // The line is 20 wide and 10 high, with the baseline at 8 of them, in a view of 100 × 60.
    #expect(origins(label) == [Point(x: 0, y: 33)])
    label.alignment = .center
    #expect(origins(label) == [Point(x: 40, y: 33)])
    label.alignment = .trailing
    label.isCenteredVertically = false
    #expect(origins(label) == [Point(x: 80, y: 8)])
  }

  @Test(arguments: [1, 1.25, 1.5, 2])
  func `every baseline is a whole number of device pixels`(scale: Double) {
    let label = Label("a b c d e f", font: Font(size: 11.3), lineLimit: 0)
    label.frame = Rect(x: 0, y: 3.3, width: 10, height: 80)
    let root = View()
    root.addSubview(label)

    let texts = ViewBench(root, scale: scale).texts()

    #expect(texts.count > 3)
    for text in texts {
      let row = text.origin.y * scale
      #expect(abs(row - row.rounded()) < 1e-9)
    }
  }

  @Test func `lines may lie wider apart, each in the middle of its height`() {
    let label = Label("one two three", font: Font(size: 10), lineLimit: 0)
    label.lineHeight = 26
    label.isCenteredVertically = false
    let bench = ViewBench(label, width: 40, height: 60)

    #expect(label.height(forWidth: 40) == 52)
    #expect(bench.texts().map(\.origin.y) == [16, 42])
  }

  @Test func `its height grows with its lines`() {
    let label = Label("one two three", font: Font(size: 10), lineLimit: 0)
    #expect(label.height(forWidth: 40) == 0)

    let bench = ViewBench(label)

    #expect(label.height(forWidth: 100) == 10)
    #expect(label.height(forWidth: 40) == 20)
    label.text += "\nfour"
    #expect(label.height(forWidth: 40) == 30)
    #expect(bench.texts().map(\.text) == ["one two three", "four"])
  }

  @Test func `a label of one line has neither newlines nor controls`() {
    let label = Label("a\nb\u{1}c", font: Font(size: 10))

    #expect(ViewBench(label).texts().map(\.text) == ["a b c"])
  }

  @Test func `its colour is the theme's unless it has one`() {
    let label = Label("a")
    let bench = ViewBench(label)

    #expect(bench.texts().map(\.color) == [Theme.light.text])
    bench.stage.theme = .dark
    #expect(bench.texts().map(\.color) == [Theme.dark.text])
    label.color = .red
    #expect(bench.texts().map(\.color) == [.red])
  }

  @Test(arguments: [(0, 0), (1, 1), (0, 50)])
  func `no size traps`(width: Double, height: Double) {
    let label = Label("one two", lineLimit: 0)
    let bench = ViewBench(label, width: width, height: height)

    bench.frame()

    #expect(label.height(forWidth: width).isFinite)
  }
}
