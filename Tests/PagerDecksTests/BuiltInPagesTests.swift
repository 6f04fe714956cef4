import PagerCore
import PagerGraphics
import PagerKit
import Testing

@testable import PagerDecks

@MainActor @Suite struct BuiltInPagesTests {
  @Test func `the pages of the demo deck are known by name`() throws {
    let registry = PageRegistry()
    try BuiltInPages.register(in: registry)

    #expect(DemoDeck.colors.pages.map(\.title) == ["红", "蓝", "绿", "黄", "紫", "橘"])
    #expect(DemoDeck.colors.pages.map(\.type) == PageColor.allCases.map(\.rawValue))
    #expect(DemoDeck.full.pages.allSatisfy { registry.knows($0.type) })
    #expect(registry.names.starts(with: PageColor.allCases.map(\.rawValue) + ["Numbered"]))
    #expect(Set(registry.names).isSuperset(of: BuiltInPages.declarations.map(\.name)))
  }

  @Test func `the demo deck has a page of each type, of files where some are given`() {
    func shown(_ pages: PageList) -> Set<String> { Set(pages.pages.map(\.type)) }
    let known = Set(BuiltInPages.declarations.map(\.name))

    #expect(known.subtracting(shown(DemoDeck.full)) == ["image", "file"])
    let all = DemoDeck.full(picture: "a.png", file: "b.bin")
    #expect(known.isSubset(of: shown(all)))
    #expect(all.pages.suffix(2).map { $0.parameters["source"]?.string } == ["a.png", "b.bin"])
    #expect(shown(DemoDeck.full(picture: nil, file: nil)) == shown(DemoDeck.full))
  }

  @Test func `the formatted text of the demo deck is all there`() async throws {
    let page = try #require(DemoDeck.full.pages.first { $0.type == "markdown" })
    let shelf = try Shelf("markdown", page.parameters, size: Size(width: 800, height: 3000))
    await shelf.settle()

    #expect(shelf.warnings.isEmpty)
    for words in ["A formatted text", "✓", "further.", "pictures that can be zoomed", "FOLDER"] {
      #expect(shelf.reading.contains(words), "\(words)")
    }
  }

  @Test(arguments: PageColor.allCases)
  func `each name makes a page of its own colour`(color: PageColor) throws {
    let registry = PageRegistry()
    try BuiltInPages.register(in: registry)
    let descriptor = PageDescriptor(id: "page", title: "Page", type: color.rawValue)

    let page = try registry.makePage(for: PageContext(descriptor: descriptor))

    #expect(page.background == color.color)
  }

  @Test func `names that are taken are refused`() throws {
    let registry = PageRegistry()
    try registry.register(Page.self, as: "Green")

    #expect(throws: RegistryFailure.taken("Green")) { try BuiltInPages.register(in: registry) }
  }

  @Test(arguments: [(0, "1", "Page 1"), (6, "7", "Page 7"), (999_999, "1000000", "Page 1000000")])
  func `a numbered page shows its number`(index: Int, number: String, title: String) throws {
    let source = DemoDeck.numbered(1_000_000)
    let album = try Album(source)

    album.go(to: index)

    #expect(album.texts.prefix(2).map(\.text) == [number, title])
  }

  @Test func `numbered pages take the colours in turn`() throws {
    let colors = (1...7).map { number in
      NumberedPage(
        context: PageContext(descriptor: DemoDeck.numbered(7).descriptor(at: number - 1))
      ).background
    }

    #expect(colors == (PageColor.allCases + [.red]).map { Optional($0.color) })
  }
}
