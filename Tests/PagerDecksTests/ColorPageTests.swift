import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@testable import PagerDecks

@MainActor @Suite struct ColorPageTests {
  @Test func `a page tells what happens to it, the newest last`() throws {
    let album = try Album(DemoDeck.colors)
    let names = ["created", "viewDidLoad", "willAppear", "didAppear"]

    #expect(album.texts.map(\.text).filter(names.contains) == names)
    #expect(album.texts.map(\.text).contains("红"))
    #expect(album.texts.map(\.text).contains("Red"))
  }

  @Test func `a page that was let go remembers what happened before`() throws {
    let album = try Album(DemoDeck.colors)

    album.go(to: 1)
    album.go(to: 0)

    let names = album.texts.map(\.text).filter { $0.contains("Appear") || $0.contains("Disappear") }
    #expect(
      names == ["willAppear", "didAppear", "willDisappear", "didDisappear"]
        + ["willAppear", "didAppear"])
  }

  @Test func `times count from the making of the page`() throws {
    let album = try Album(DemoDeck.colors)

    album.go(to: 1)

    #expect(album.texts.map(\.text).first { $0.hasSuffix(" s") } == "0.00 s")
  }

  @Test(arguments: PageColor.allCases, [false, true])
  func `every text can be read on its ground`(color: PageColor, isDark: Bool) throws {
    let source: PageList = ["Title": color.rawValue]
    let album = try Album(source, theme: isDark ? .dark : .light)
    let background = try #require(album.pager.page("Title")?.background)
    let paper = HistoryPanel(color: background, entries: []).paper
    let texts = album.texts

    // Heading and caption come first; the rest stands on the panel.
    #expect(texts.count == 2 + 1 + 2 * 4)
    for run in texts.prefix(2) { #expect(run.color.contrast(to: background) >= leastContrast) }
    for run in texts.dropFirst(2) { #expect(run.color.contrast(to: paper) >= leastContrast) }
  }

  @Test(arguments: [
    Size(width: 0, height: 0), Size(width: 1, height: 1), Size(width: 40, height: 400),
    Size(width: 400, height: 80), Size(width: 320, height: 480), Size(width: 3840, height: 2160),
  ])
  func `a page of any size draws nothing beside itself`(size: Size) throws {
    let album = try Album(DemoDeck.colors, size: size)

    for run in album.texts {
      #expect(run.origin.x >= 0)
      #expect(run.origin.x + FixedTextEngine().width(of: run.text, in: run.font) <= size.width + 1)
    }
  }

  @Test func `the dark theme deepens the colour`() throws {
    let (light, dark) = try (Album(DemoDeck.colors), Album(DemoDeck.colors, theme: .dark))
    let backgrounds = [light, dark].compactMap { $0.pager.page("红")?.background }

    #expect(backgrounds.first == PageColor.red.color)
    #expect(backgrounds[1].luminance < backgrounds[0].luminance)
  }

  @Test func `a page made by its class alone is grey`() {
    let page = ColorPage(
      context: PageContext(descriptor: PageDescriptor(id: "a", title: "A", type: "Color")))

    #expect(page.background == Color(hex: 0x455A64))
  }
}
