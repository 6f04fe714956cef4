import PagerGraphics
import Testing

@testable import PagerCore

@Suite struct LooksTests {
  @Test func `every look has its own name, which finds it`() {
    #expect(Set(Looks.all.map(\.name)).count == Looks.all.count)
    for look in Looks.all {
      #expect(Looks.named(look.name) == look)
    }
  }

  @Test func `the looks are those that are promised, and underline is the standard`() {
    let promised = [
      "scale", "slider", "worm", "illusion", "underline", "elastic", "triangle", "block",
    ]

    #expect(Set(Looks.all.map(\.name)) == Set(promised))
    #expect(Looks.standard.name == "underline")
  }

  @Test(arguments: Looks.all)
  func `a summary is one short line`(look: Look) {
    #expect(!look.summary.isEmpty && look.summary.count <= 60)
    #expect(!look.summary.contains("\n"))
  }

  @Test func `an unknown name is none, and its neighbour is told`() {
    #expect(Looks.named("slidr") == nil)
    #expect(Looks.nearestName(to: "slidr") == "slider")
    #expect(Looks.nearestName(to: "zzz") == nil)
  }

  // MARK: Titles

  @Test(arguments: [Looks.scale, Looks.slider, Looks.worm], [0, 0.01, 0.25, 0.5, 0.99, 1])
  func `the red looks colour a title rgb(q, 0, 0) in the light theme`(look: Look, q: Double) {
    #expect(look.titleColor(at: q, in: .light) == Color(red: q, green: 0, blue: 0))
  }

  @Test(arguments: Looks.all)
  func `a title that is not selected can be read in both themes`(look: Look) {
    for theme in [Theme.light, .dark] {
      let color = look.titleColor(at: 0, in: theme)
      #expect(color == theme.text || color == theme.secondaryText)
    }
  }

  @Test(arguments: Looks.all)
  func `scale and colour stay at their ends beyond 0 and 1`(look: Look) {
    #expect(look.titleScale(at: -2) == 1 && look.titleScale(at: .nan) == 1)
    #expect(look.titleScale(at: 3) == look.titleScale)
    #expect(look.titleColor(at: 3, in: .dark) == look.selectedColor.color(in: .dark))
  }

  @Test func `half selected is half scaled`() {
    #expect(abs(Looks.scale.titleScale(at: 0.5) - 1.15) < 1e-12)
    #expect(abs(Looks.scale.measuredTitleSize - 22.1) < 1e-12)
  }

  // MARK: Presets

  @Test(arguments: [
    (Looks.scale, 17.0, 1.3, 44.0, 0.40), (Looks.slider, 15, 1.1, 40, 0.265),
    (Looks.worm, 15, 1.1, 40, 0.40), (Looks.illusion, 20, 1, 44, 0.331),
    (Looks.underline, 15, 1, 44, 0.40),
  ])
  func `the presets have the sizes and times of their models`(
    look: Look, size: Double, scale: Double, height: Double, response: Double
  ) {
    #expect(look.titleSize == size && look.titleScale == scale)
    #expect(look.stripHeight == height && look.tapResponse == response)
  }

  @Test func `the illusion's titles change only inside the pill`() throws {
    let look = Looks.illusion
    let pill = try #require(look.indicators.first)

    #expect(look.titleColor(at: 1, in: .light) == look.titleColor(at: 0, in: .light))
    #expect(pill.cutsTitles && pill.layer == .under)
    #expect(look.cutColor.color(in: .light) == .white)
    #expect(pill.paint.color(in: .light) == .red)
  }

  @Test func `the illusion's pill is one cell wide and as high as the strip`() throws {
    let layout = StripLayout(
      count: 4, stripWidth: 800, settings: Looks.illusion.strip, estimatedTitleWidth: 60)
    let pill = try #require(Looks.illusion.indicators.first)

    let frame = try #require(pill.frame(at: 1.5, in: layout, stripHeight: 44))

    #expect(frame == Rect(x: 300, y: 0, width: 200, height: 44))
    #expect(pill.outline(in: frame) == .roundedRect(frame, radius: 10))
  }

  @Test func `scale shows no indicator`() {
    #expect(Looks.scale.indicators.isEmpty)
  }
}
