import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@MainActor @Suite struct StripAppearanceTests {
  private let six = ["Red", "Blue", "Green", "黄色", "Purple", "Orange"]
  private let forty = (1...40).map { "Title \($0)" }

  // MARK: Contrast

  /// The contrast of two opaque colours.
  ///
  /// Source: WCAG 2.2, relative luminance.
  private func contrast(_ first: Color, _ second: Color) -> Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
    }
    // x^2.4 by Newton's method on y⁵ = x¹².
    func power(_ x: Double) -> Double {
      let wanted = (0..<12).reduce(1.0) { product, _ in product * x }
      return (0..<60).reduce(1.0) { y, _ in y - (y - wanted / (y * y * y * y)) / 5 }
    }
    func luminance(_ color: Color) -> Double {
      0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
    let (a, b) = (luminance(first) + 0.05, luminance(second) + 0.05)
    return max(a, b) / min(a, b)
  }

  /// What a title may stand on: the strip, with and without the pointer on it, and an indicator
  /// below.
  private func grounds(_ look: Look, _ theme: Theme, _ q: Double) -> [Color] {
    let hovered = theme.stripBackground.mixed(
      with: theme.hover.withAlpha(1), by: theme.hover.alpha * (1 - q))
    let below = look.indicators.filter { $0.layer == .under && !$0.cutsTitles }
    return [theme.stripBackground, hovered] + below.map { $0.paint.color(in: theme) }
  }

  @Test func `the contrast of black and white is 21`() {
    #expect(abs(contrast(.black, .white) - 21) < 0.01)
    #expect(abs(contrast(.red, .white) - 4) < 0.01)
  }

  @Test(arguments: Looks.all)
  func `titles can be read at every place of the pages, in both themes`(look: Look) {
    for theme in [Theme.light, .dark] {
      let bench = StripBench(six, look: look, width: 900, start: 1, theme: theme)
      for step in 0...20 {
        bench.drag(to: 1 + Double(step) / 20)
        for (tab, run) in bench.titles.enumerated() {
          for ground in grounds(look, theme, bench.strip.selectedness(ofTab: tab)) {
            // The articles' red on white, and on the way to it.
            let isRed = run.color.red > 0 && run.color.green == 0 && run.color.blue == 0
            #expect(contrast(run.color, ground) >= (isRed ? 3.99 : 4.5), "\(look.name), \(step)")
          }
        }
      }
    }
  }

  @Test func `titles can be read inside the pill`() {
    #expect(contrast(.white, Theme.light.accentFill) >= 3.99)
    #expect(contrast(Theme.dark.onAccent, Theme.dark.accentFill) >= 4.5)
  }

  // MARK: Places

  @Test(arguments: Looks.all, [1, 1.25, 1.5, 2])
  func `titles at rest share a baseline and stand in the middle of their tabs`(
    look: Look, scale: Double
  ) throws {
    let bench = StripBench(six, look: look, width: 900, scale: scale, start: 2)

    #expect(Set(bench.titles.filter { $0.font.size == look.titleSize }.map(\.origin.y)).count == 1)
    for (tab, run) in bench.titles.enumerated() {
      let cell = try #require(bench.strip.frame(ofTab: tab))
      let width = bench.stage.text.width(of: run.text, in: run.font)
      let left = run.origin.x - cell.minX
      let right = cell.maxX - run.origin.x - width
      #expect(abs(left - right) * scale <= 1 + 1e-6)
    }
  }

  @Test(arguments: [1, 1.25, 1.5, 2])
  func `titles of a strip that scrolls move together`(scale: Double) {
    let titles = (1...40).map { String(repeating: "i", count: 6 + $0 % 3) + " \($0)" }
    let bench = StripBench(titles, look: Looks.underline, scale: scale, start: 20)
    var distances: Set<[Int]> = []

    for step in 0...60 {
      bench.drag(to: 20 + Double(step) / 150)
      let runs = bench.titles.filter { titles[19...22].contains($0.text) }
      let columns = runs.map { $0.origin.x * scale }
      #expect(columns.allSatisfy { abs($0 - $0.rounded()) < 1e-6 })
      distances.insert(zip(columns, columns.dropFirst()).map { Int(($1 - $0).rounded()) })
    }

    #expect(distances.count == 1)
  }

  // MARK: Edges

  private func fades(_ bench: StripBench) -> [(edge: Rect, strength: Double)] {
    bench.commands.compactMap { command in
      guard case .horizontalGradient(let edge, let from, let to) = command, edge.height > 2 else {
        return nil
      }
      return (edge, max(from.alpha, to.alpha))
    }
  }

  @Test func `a strip fades where it goes on, and only there`() {
    let bench = StripBench(forty, look: Looks.underline)

    #expect(fades(bench).map(\.edge.minX) == [456])
    bench.rest(at: 20)
    #expect(fades(bench).map(\.edge.minX) == [0, 456])
    #expect(fades(bench).allSatisfy { $0.strength == 1 && $0.edge.width == 24 })
    bench.rest(at: 39)
    #expect(fades(bench).map(\.edge.minX) == [0])
    #expect(fades(StripBench(["A", "B"], look: Looks.underline)).isEmpty)
  }

  @Test func `a fade comes gradually`() {
    let bench = StripBench(forty, look: Looks.underline, start: 2)
    var strengths: [Double] = []

    for step in 0...200 {
      bench.drag(to: 2 + Double(step) / 200)
      strengths.append(fades(bench).first { $0.edge.minX == 0 }?.strength ?? 0)
    }

    #expect(strengths.contains { $0 > 0 && $0 < 1 } && strengths.last == 1)
    #expect(zip(strengths, strengths.dropFirst()).allSatisfy { $1 >= $0 && $1 - $0 < 0.05 })
  }

  @Test(arguments: [1, 1.5]) func `the line below the strip is whole under a fade`(scale: Double) {
    for theme in [Theme.light, .dark] {
      let bench = StripBench(
        forty, look: Looks.underline, scale: scale, start: 20, theme: theme)
      let picture = bench.picture()

      let foot = (0..<picture.width).map { picture[$0, picture.height - 1] & 0xFF_FFFF }

      #expect(Set(foot.prefix(30) + foot.suffix(30)) == [theme.stripSeparator.hex])
    }
  }

  // MARK: Under the pointer

  @Test func `a tab under the pointer shows the place of the pill`() throws {
    let bench = StripBench(six, look: Looks.block, width: 900)
    let cell = try #require(bench.strip.frame(ofTab: 2))

    bench.hover(x: cell.midX)

    let pill = Rect(x: cell.minX, y: 6, width: cell.width, height: 32)
    #expect(bench.fills(Theme.light.hover) == [.roundedRect(pill, radius: 8)])
  }

  @Test func `a tab under the pointer has a block of its own where there is no pill`() throws {
    let bench = StripBench(six, look: Looks.scale, width: 900)
    let cell = try #require(bench.strip.frame(ofTab: 1))

    bench.hover(x: cell.midX)

    let block = cell.inset(by: Insets(top: 4, left: 2, bottom: 4, right: 2))
    #expect(bench.fills(Theme.light.hover) == [.roundedRect(block, radius: 8)])
    bench.hover(x: 899)
    #expect(bench.fills(Theme.light.hover).isEmpty)
  }

  @Test(arguments: Looks.all) func `the pointer does not mark the selected tab`(look: Look) throws {
    let bench = StripBench(six, look: look, width: 900, start: 1)
    let cell = try #require(bench.strip.frame(ofTab: 1))

    bench.hover(x: cell.midX)
    let atRest = bench.commands
    bench.hover(x: 2000)

    #expect(atRest == bench.commands)
  }

  // MARK: Settings

  @Test func `equal tabs fill the strip, also where they give way to unequal ones`() throws {
    for titles in [["A", "B", "C"], ["A", "A title too long for its share", "C"]] {
      for look in [Looks.slider, Looks.worm, Looks.illusion] {
        let bench = StripBench(titles, look: look, width: 620)
        let frames = try titles.indices.map { try #require(bench.strip.frame(ofTab: $0)) }
        #expect(frames.first?.minX == 0 && frames.last?.maxX == 620)
        #expect(bench.titles.map(\.text) == titles)
      }
    }
  }

  @Test(arguments: [StripAlignment.leading, .center, .trailing])
  func `an alignment that a user sets is drawn`(alignment: StripAlignment) throws {
    var look = Looks.underline
    look.strip.alignment = alignment
    let bench = StripBench(["Aa", "Bb"], look: look)

    let start = try #require(bench.strip.frame(ofTab: 0)?.minX)
    #expect(start == [.leading: 0, .center: 192, .trailing: 384][alignment])
    #expect(bench.titles.first.map { abs($0.origin.x - start - 16.5) <= 0.5 } == true)
  }

  @Test(arguments: [2, 6, 40, 1000], [200.0, 1600])
  func `only what is seen is drawn, and all of it`(count: Int, width: Double) {
    for look in Looks.all {
      let titles = (0..<count).map { $0 % 7 == 3 ? "A title of sixty characters \($0)" : "\($0)" }
      let bench = StripBench(titles, look: look, width: width, start: count / 2)
      let seen = titles.indices.filter { tab in
        bench.strip.frame(ofTab: tab).map { $0.maxX > 0 && $0.minX < width } ?? false
      }
      #expect(bench.titles.count == seen.count)
      #expect(bench.commands.count <= 3 * seen.count + 10)
    }
  }
}
