import PagerCore
import PagerGraphics
import PagerKit
import Testing

@testable import PagerDecks

@MainActor @Suite struct ListPageTests {
  static let pages: PageList = ["Page": "Rows", "Other": "Red"]

  @Test func `of a hundred thousand rows only those exist that are seen`() throws {
    let album = try Album(Self.pages)
    let list = try #require(album.view("Page") as? ListView)

    #expect(list.rowCount == 100_000)
    list.scroll(toRow: 73_210)
    album.run(1)

    let rows = list.visibleRows
    #expect(rows.lowerBound == 73_210)
    #expect((0..<100_000).count { list.view(ofRow: $0) != nil } < 30)
    #expect(Set(rows.map { list.frame(ofRow: $0).height }).count > 1)
    #expect(album.pageTexts.contains { $0.text == "73,211" })
  }

  @Test func `a click selects a row, which stays selected when the page comes back`() throws {
    let album = try Album(Self.pages)
    let list = try #require(album.view("Page") as? ListView)

    album.click(400, 44 + list.frame(ofRow: 1).midY)
    #expect(selected(in: list) == [1])
    album.click(400, 44 + list.frame(ofRow: 2).midY)
    #expect(selected(in: list) == [2])

    album.go(to: 1)
    album.go(to: 0)
    let again = try #require(album.view("Page") as? ListView)
    #expect(again !== list)
    #expect(selected(in: again) == [2])
  }

  @Test(arguments: [(-5.0, 0), (0, 0), (7, 7), (1e30, 1_000_000_000)])
  func `the parameter tells how many rows there are`(count: Double, rows: Int) throws {
    let page = PageDescriptor(
      id: "Page", title: "Page", type: "Rows", parameters: ["count": .number(count)])
    let album = try Album(PageList([page]))

    #expect((album.view("Page") as? ListView)?.rowCount == rows)
  }

  @Test func `a place is always the same one`() {
    let places = (1...200).map(Place.init)

    #expect(places == (1...200).map(Place.init))
    #expect(Set(places.map(\.name)).count > 180)
    #expect(Set(places.map(\.story.count)).count > 60)
  }

  @Test(arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (100_000, "100,000"), (1, "1")])
  func `thousands are parted by commas`(number: Int, text: String) {
    #expect(grouped(number) == text)
  }

  private func selected(in list: ListView) -> [Int] {
    list.visibleRows.filter { (list.view(ofRow: $0) as? PlaceRow)?.isSelected == true }
  }
}
