import PagerCore
import Testing

@Suite struct PageSourceTests {
  @Test func `a list finds each page by its identity`() {
    let list = PagerModel.letters("abc")

    #expect(list.count == 3)
    for index in 0..<3 { #expect(list.index(of: list.identity(at: index)) == index) }
    #expect(list.index(of: "d") == nil)
    #expect(list.title(at: 1) == "b" && list.descriptor(at: 1).type == "Text")
  }

  @Test func `an identity that is taken gets a number and the others keep theirs`() {
    let list: PageList = ["a": "X", "a": "Y", "b": "X", "a": "Z"]

    #expect(list.pages.map(\.id) == ["a", "a 2", "b", "a 3"])
    #expect(list.pages.map(\.title) == ["a", "a", "b", "a"])
    #expect(list.pages.map(\.type) == ["X", "Y", "X", "Z"])
    for index in 0..<4 { #expect(list.index(of: list.identity(at: index)) == index) }
  }

  @Test func `a name that looks like a numbered one is still unique`() {
    let list: PageList = ["a": "X", "a 2": "X", "a": "X", "a 2": "X"]

    #expect(Set(list.pages.map(\.id)).count == 4)
  }

  @Test func `a hundred thousand pages of one name are numbered as fast as others`() {
    let page = PageDescriptor(id: "a", title: "a", type: "X")
    let list = PageList(Array(repeating: page, count: 100_000))

    #expect(list.pages.last?.id == "a 100000")
  }

  @Test func `numbered pages know each other without being stored`() {
    let pages = NumberedPages(count: 1_000_000, type: "Color")

    #expect(pages.identity(at: 0) == "Page 1" && pages.title(at: 999_999) == "Page 1000000")
    for index in [0, 1, 499_999, 999_999] {
      #expect(pages.index(of: pages.identity(at: index)) == index)
    }
    #expect(pages.descriptor(at: 41).parameters["number"]?.number == 42)
  }

  @Test(arguments: [
    "Page 0", "Page 1000001", "Page -1", "Page +1", "Page 01", "Page ", "Page", "page 1",
    "Page 99999999999999999999", "",
  ])
  func `no other name is a numbered page`(name: String) {
    #expect(NumberedPages(count: 1_000_000, type: "Color").index(of: PageID(name)) == nil)
  }

  @Test func `fewer than no pages are none`() {
    #expect(NumberedPages(count: -3, type: "Color").count == 0)
  }

  @Test func `the last of as many pages as there can be is reached without a trap`() {
    let pages = NumberedPages(count: .max, type: "Color")
    var model = PagerModel(source: pages, start: pages.count - 2)
    model.setViewport(width: 300, pixelScale: 1, at: 0)
    model.setShown(true, at: 0)

    model.select(pages.count - 1, at: 0)
    model.advance(to: 0.1)
    #expect(model.visiblePages.count == 2)

    model.advance(to: 5)
    #expect(model.currentIndex == pages.count - 1 && model.phase == .idle)
  }

  @Test func `values are told apart by kind`() {
    #expect(PageValue.string("x").string == "x" && PageValue.string("x").number == nil)
    #expect(PageValue.number(2).number == 2 && PageValue.number(2).string == nil)
  }
}
