import PagerCore
import PagerDecks
import PagerGraphics
import PagerKit
import Testing

/// Pagers held at a position for a picture.
@MainActor @Suite struct ShownPositionTests {
  @Test(arguments: [(1.37, 1.37), (0.5, 0.5), (4.999, 4.999), (3, 3), (-2, 0), (17, 5)])
  func `the pages are held at the position, within the deck`(asked: Double, got: Double) throws {
    let album = try Album(DemoDeck.colors)

    album.pager.show(position: asked)
    _ = album.stage.advance(to: 10)

    #expect(abs(album.pager.position - got) < 1e-9)
    #expect(album.pager.brokenInvariants().isEmpty)
  }

  @Test(arguments: [0, 2])
  func `a whole number is a rest on that page`(index: Int) throws {
    let album = try Album(DemoDeck.colors)

    album.pager.show(position: Double(index))

    #expect(album.pager.phase == .idle)
    #expect(album.pager.offset == Double(index) * 960)
    #expect(album.pager.target == index)
  }

  @Test(arguments: [Double.nan, .infinity])
  func `what is no number changes nothing`(position: Double) throws {
    let album = try Album(DemoDeck.colors)
    let before = album.stage.displayList()

    album.pager.show(position: position)

    #expect(album.stage.displayList() == before)
  }

  @Test func `without pages nothing happens`() throws {
    let album = try Album(PageList([]))

    album.pager.show(position: 1)

    #expect(album.pager.target == nil)
  }

  @Test func `the window is called by deck and page`() throws {
    let album = try Album(DemoDeck.colors)
    #expect(album.stage.title == "红")

    album.pager.name = "Colours"
    album.go(to: 1)

    #expect(album.stage.title == "Colours — 蓝")
  }
}
