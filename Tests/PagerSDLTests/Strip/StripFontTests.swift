import PagerCore
import PagerGraphics
import PagerKit
import PagerSDL
import PagerTestSupport
import Testing

/// The strip with the system's fonts.
@MainActor @Suite struct StripFontTests {
  private let warnings = Warnings()
  private let titles = ["Red", "Blue", "绿色", "Yellow 黄", "橘"]

  private func bench(
    _ titles: [String], _ look: Look, width: Double = 900, scale: Double = 1, start: Int = 1
  ) throws -> StripBench {
    try StripBench(
      titles, look: look, width: width, scale: scale, start: start, warnings: warnings)
  }

  private func columns(_ bench: StripBench, _ tab: Int) throws -> Range<Int> {
    let frame = try #require(bench.strip.frame(ofTab: tab)).pixels(atScale: bench.stage.scale)
    return max(0, frame.x)..<max(1, frame.maxX)
  }

  // MARK: Scaling

  @Test(arguments: [Looks.scale, Looks.slider], [1, 1.25, 1.5, 2])
  func `titles grow without a jump of their ink`(look: Look, scale: Double) throws {
    let bench = try bench(titles, look, scale: scale)
    for tab in [1, 2] {
      var inks: [InkSum] = []
      for step in 0...91 {
        bench.drag(to: 1 + Double(step) / 91)
        let picture = bench.picture()
        let columns = try columns(bench, tab)
        inks.append(InkSum(picture, columns: columns, rows: picture.height - Int(4 * scale)))
      }
      for (before, after) in zip(inks, inks.dropFirst()) {
        #expect(abs(after.x - before.x) <= 0.15 && abs(after.y - before.y) <= 0.15)
        let growth = tab == 2 ? after.amount / before.amount : before.amount / after.amount
        #expect(growth >= 0.98 && growth <= 1.03)
      }
    }
  }

  @Test(arguments: [Looks.scale, Looks.slider], [1, 1.25, 1.5, 2])
  func `titles at rest are the pixels that SDL_ttf draws`(look: Look, scale: Double) throws {
    let bench = try bench(titles, look, scale: scale)
    let engine = try warnings.engine()
    let picture = bench.picture()

    for (tab, run) in bench.titles.enumerated() {
      let q = tab == 1 ? 1.0 : 0
      #expect(run.font.size == (q == 1 ? look.titleSize * look.titleScale : look.titleSize))
      let raster = engine.raster(of: run.text, in: run.font, scale: scale)
      let x = Int((run.origin.x * scale).rounded())
      let y = Int((run.origin.y * scale).rounded())
      for piece in raster.pieces {
        guard case .mask(let mask) = piece.content else { continue }
        for (index, byte) in mask.bytes.enumerated() where byte > 0 {
          let column = x + piece.x + index % mask.width
          let row = y + piece.y + index / mask.width
          let rest = UInt32(255 - byte)
          let red: UInt32 = q == 1 ? 255 : rest
          #expect(picture[column, row] == 0xFF00_0000 | red << 16 | rest << 8 | rest)
        }
      }
    }
  }

  // MARK: Places

  @Test(arguments: Looks.all, [1, 1.25, 1.5, 2])
  func `Latin and Chinese titles look centred in the strip`(look: Look, scale: Double) throws {
    let bench = try bench(["HEIGHT", "OK", "国", "中国"], look, scale: scale)
    let picture = bench.picture()
    // Without the marks at the strip's foot.
    let foot = Int((look.name == "illusion" ? 1 : 8) * scale)

    for tab in [0, 2, 3] {
      let ink = InkSum(picture, columns: try columns(bench, tab), rows: picture.height - foot)
      let rows = try #require(ink.rows)
      let above = rows.lowerBound
      let below = picture.height - 1 - rows.upperBound
      #expect(abs(above - below) <= Int((2 * scale).rounded()), "\(look.name), tab \(tab)")
    }
  }

  @Test(arguments: Looks.all, [1, 1.25, 1.5, 2])
  func `baselines are equal, and so are the margins of each title`(
    look: Look, scale: Double
  ) throws {
    let bench = try bench(titles + ["Ω漢😀", "e\u{301}gjq"], look, scale: scale)
    let engine = try warnings.engine()
    engine.pixelScale = scale

    for (tab, run) in bench.titles.enumerated() where tab != 1 {
      let cell = try #require(bench.strip.frame(ofTab: tab))
      let width = engine.width(of: run.text, in: run.font)
      #expect(abs((run.origin.y - bench.titles[0].origin.y) * scale) <= 1)
      let margins = (run.origin.x - cell.minX, cell.maxX - run.origin.x - width)
      #expect(abs(margins.0 - margins.1) * scale <= 1 + 1e-6)
    }
  }

  // MARK: Texts

  @Test(arguments: Looks.all, [1, 1.25, 1.5, 2])
  func `titles that fit are whole at every scale`(look: Look, scale: Double) throws {
    let titles = ["红", "蓝", "绿", "黄", "紫", "橘", "Mixed 漢😀", "👨‍👩‍👧🇰🇷", "Ấ e\u{301}", "שלום"]

    #expect(try bench(titles, look, scale: scale).titles.map(\.text) == titles)
  }

  @Test(arguments: Looks.all)
  func `titles without width have a tab that can be tapped, and draw nothing`(look: Look) throws {
    let titles = ["", " ", "\u{200B}", "\u{200D}", "Ok"]
    let bench = try bench(titles, look, width: 480, start: 4)

    for tab in 0..<4 {
      let frame = try #require(bench.strip.frame(ofTab: tab))
      #expect(frame.width >= 48)
      bench.tap(tab)
      for _ in 0..<10 { bench.advance(by: 0.1) }
      #expect(bench.pager.target == tab)
      #expect(!bench.titles.contains { $0.text.isEmpty })
    }
    #expect(warnings.lines.isEmpty)
  }

  @Test(arguments: Looks.all)
  func `a title wider than any strip ends with an ellipsis in its tab`(look: Look) throws {
    for count in [60, 300, 1025, 100_000] {
      let long = String(repeating: "W", count: count)
      let bench = try bench(["Home", long, "End"], look, width: 400)
      let frame = try #require(bench.strip.frame(ofTab: 1))
      let run = try #require(bench.titles.first { $0.text.contains("W") })
      #expect(frame.minX == 0 && frame.width == 400)
      #expect(run.text.hasSuffix("W…") && long.hasPrefix(run.text.dropLast()))
      let width = try warnings.engine().width(of: run.text, in: run.font)
      #expect(run.origin.x >= 0 && run.origin.x + width <= 400)
    }
  }

  @Test(arguments: ["🇰🇷", "👨‍👩‍👧", "e\u{301}"], [60.0, 27, 3])
  func `an ellipsis cuts no character in two`(character: String, room: Double) throws {
    var look = Looks.underline
    look.strip.widths = .fixed(room + 24)
    let full = String(repeating: character, count: 40)

    let bench = try bench([full, "Ok"], look, start: 0)

    let shown = bench.titles.map(\.text).first { $0 != "Ok" && $0 != "…" } ?? ""
    let kept = shown.hasSuffix("…") ? String(shown.dropLast()) : shown
    #expect(full.hasPrefix(kept) && Array(full).starts(with: Array(kept)))
    #expect(try warnings.engine().width(of: shown, in: Font(size: 15)) <= room + 0.01)
    #expect(room < 60 || !kept.isEmpty)
    #expect(shown.isEmpty || shown.hasSuffix("…"))
  }

  @Test func `missing characters are boxes and one warning each`() throws {
    let bench = try bench(["漢字", "Ω漢😀", "\u{E000}"], Looks.underline)

    _ = bench.picture()
    bench.drag(to: 1.5)
    let box = InkSum(bench.picture(), columns: try columns(bench, 2), rows: 40)

    #expect(box.amount > 5)
    #expect(warnings.lines == ["no font has the character U+E000"])
  }

  @Test func `control characters are drawn as spaces, a title stays one line`() throws {
    let bench = try bench(["a\nb", "a\tb", "a\u{0}b", "a\u{2028}b"], Looks.underline)

    let widths = (0..<4).compactMap { bench.strip.frame(ofTab: $0)?.width }

    #expect(Set(widths).count == 1)
    #expect(bench.titles.allSatisfy { !$0.text.contains("\n") })
    #expect(warnings.lines.isEmpty)
  }
}
