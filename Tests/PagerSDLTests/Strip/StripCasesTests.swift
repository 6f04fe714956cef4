import PagerCore
import PagerGraphics
import PagerKit
import PagerSDL
import PagerTestSupport
import Testing

/// What users of other strips reported, with the system's fonts.
@MainActor @Suite struct StripCasesTests {
  private let warnings = Warnings()

  @Test func `equal tabs add up to the strip without its insets`() throws {
    var look = Looks.illusion
    look.strip.insets = Insets(top: 0, left: 10, bottom: 0, right: 10)
    let bench = try StripBench(["A", "BB", "CCC"], look: look, width: 800, warnings: warnings)

    let frames = try (0..<3).map { try #require(bench.strip.frame(ofTab: $0)) }

    #expect(frames[0].minX == 10 && frames[2].maxX == 790)
    #expect(frames[0].maxX == frames[1].minX && frames[1].maxX == frames[2].minX)
    #expect(Set(frames.map { ($0.width * 100).rounded() }).count == 1)
  }

  @Test(arguments: Looks.all) func `a lone title has its indicator`(look: Look) throws {
    let bench = try StripBench(["Solo"], look: look, width: 800, start: 0, warnings: warnings)

    let cell = try #require(bench.strip.frame(ofTab: 0))

    for frame in bench.strip.indicatorFrames {
      #expect(frame.minX >= cell.minX && frame.maxX <= cell.maxX && frame.width >= 14)
    }
    #expect(bench.titles.map(\.text) == ["Solo"])
  }

  @Test(arguments: Looks.all)
  func `too many titles scroll, each whole, and each selected one in view`(look: Look) throws {
    let titles = (1...20).map { "New Tab \($0)" }
    let bench = try StripBench(titles, look: look, width: 400, start: 0, warnings: warnings)

    for tab in 0..<20 {
      bench.rest(at: tab)
      let frame = try #require(bench.strip.frame(ofTab: tab))
      #expect(frame.minX >= -1e-6 && frame.maxX <= 400 + 1e-6)
      #expect(bench.titles.allSatisfy { titles.contains($0.text) })
    }
  }

  @Test(arguments: Looks.all)
  func `a strip opens on a far page with its tab in view`(look: Look) throws {
    let titles = (1...20).map { "New Tab \($0)" }
    let bench = try StripBench(titles, look: look, width: 400, start: 15, warnings: warnings)

    let frame = try #require(bench.strip.frame(ofTab: 15))

    #expect(frame.minX >= -1e-6 && frame.maxX <= 400 + 1e-6)
    #expect(bench.strip.indicatorFrames.allSatisfy { abs($0.midX - frame.midX) < 1e-6 })
  }

  @Test func `a title that changes moves the tabs behind it and the indicator with it`() throws {
    func pages(_ inbox: String) -> PageList {
      PageList(
        ["Home", inbox, "Sent", "Trash"].map {
          PageDescriptor(id: PageID(String($0.prefix(4))), title: $0, type: "Page")
        })
    }
    let bench = try StripBench(
      ["Home", "Inbox", "Sent", "Trash"], look: Looks.underline, start: 1, warnings: warnings)
    bench.pager.reload(pages("Inbox"))
    let before = try (0..<4).map { try #require(bench.strip.frame(ofTab: $0)) }
    bench.drag(to: 1.25)

    bench.pager.apply(pages("Inbox (1234 unread)"))
    bench.advance(by: 1)

    let after = try (0..<4).map { try #require(bench.strip.frame(ofTab: $0)) }
    let growth = after[1].width - before[1].width
    #expect(growth > 50)
    #expect(abs(after[2].minX - before[2].minX - growth) < 0.01)
    #expect(abs(after[3].minX - before[3].minX - growth) < 0.01)
    let line = try #require(bench.strip.indicatorFrames.first)
    let wanted = 0.75 * (after[1].minX + 12) + 0.25 * (after[2].minX + 12)
    #expect(abs(line.minX - wanted) < 0.01)
    #expect(abs(bench.pager.position - 1.25) < 1e-9)
  }
}
