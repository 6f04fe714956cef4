import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@testable import PagerDecks

@MainActor @Suite struct DemoDeckTests {
  /// The demo deck with pictures that are painted at once, but for what is read away from the
  /// window.
  nonisolated static let pages = PageList(
    DemoDeck.full.pages.filter { $0.type != "markdown" }.map { page in
      var page = page
      if page.type == "Pictures" { page.parameters["rows"] = .number(2) }
      return page
    })
  nonisolated static let sizes = [
    Size(width: 0, height: 0), Size(width: 1, height: 1), Size(width: 30, height: 700),
    Size(width: 700, height: 60), Size(width: 320, height: 240), Size(width: 480, height: 360),
    Size(width: 960, height: 640), Size(width: 1920, height: 1080),
  ]

  @Test(arguments: pages.pages.indices, sizes)
  func `every page fits windows of every size`(page: Int, size: Size) throws {
    let album = try Album(Self.pages, start: page, size: size, scale: 1.5)

    for run in album.pageTexts {
      #expect(run.origin.x >= 0)
      #expect(run.origin.x + FixedTextEngine().width(of: run.text, in: run.font) <= size.width + 2)
    }
    #expect(album.run(0.1) == .never)
    let hasRoom = size.width >= 320 && size.height >= 240
    #expect(!hasRoom || !album.pageTexts.isEmpty)
  }

  @Test(arguments: pages.pages.indices, [1, 1.5, 2])
  func `every text can be read in both themes, also when the theme changes`(
    page: Int, scale: Double
  ) throws {
    let album = try Album(Self.pages, start: page, scale: scale)
    album.click(480, 200)

    for _ in 0..<3 {
      let texts = album.pageLayers.flatMap { Ground($0).texts }
      #expect(!texts.isEmpty)
      for (run, ground) in texts {
        #expect(run.color.contrast(to: ground) >= leastContrast, "\(run.text)")
      }
      album.press("T")
    }
  }

  @Test func `the theme of the coloured pages changes with all others`() throws {
    let album = try Album(DemoDeck.colors)
    let light = try #require(album.pageLayers.first?.background)

    album.press("T")
    let dark = try #require(album.pageLayers.first?.background)
    album.press("T")

    #expect(dark.luminance < light.luminance)
    #expect(album.pageLayers.first?.background == light)
  }

  @Test(arguments: [6, 7])
  func `a page that was let go comes back to the line it was left at`(page: Int) throws {
    let album = try Album(Self.pages, start: page)
    album.command(.scrollPages(1))
    album.run(1)
    album.command(.scrollLines(2))
    album.run(1)
    let texts = album.pageTexts
    let place = try #require(
      (album.view(Self.pages.pages[page].title) as? ListView)?.scrollPlace)

    album.go(to: 0)
    #expect(album.pager.livePageCount == 1)
    album.go(to: page)

    let list = try #require(album.view(Self.pages.pages[page].title) as? ListView)
    #expect(place.row ?? 0 > 0)
    #expect(list.scrollPlace == place)
    #expect(album.pageTexts.map(\.text).contains(texts[texts.count / 2].text))
  }
}
