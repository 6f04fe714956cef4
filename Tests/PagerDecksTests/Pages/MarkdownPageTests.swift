import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@testable import PagerDecks

@MainActor @Suite(.timeLimit(.minutes(20))) struct MarkdownPageTests {
  /// Each construct of CommonMark and of its extensions, and the words that must be seen.
  nonisolated private static let constructs: [(text: String, words: String)] = [
    ("", "There is no text."), ("plain", "plain"), ("two  \nlines", "two lines"),
    ("back\\\nslash", "back slash"), ("\tcode", "code"), ("    a\n\n    b", "a b"),
    ("# h", "h"), ("###### h ######", "h"), ("#hash", "#hash"), ("\\# no", "# no"),
    ("Setext\n===", "Setext"), ("Setext\n---", "Setext"), ("---", ""), ("* * *", ""),
    ("> quote\ncontinued", "quote continued"), (">> deep", "deep"), ("> # h", "h"),
    ("> ```\n> code\n> ```", "code"), ("- a\n- b", "a b"), ("+ a", "a"),
    ("1) a\n2) b", "1. a 2. b"),
    ("- a\n  - b\n    - c", "a b c"), ("- a\n\n  b", "a b"), ("-\n- a", "a"),
    ("10. ten", "10. ten"),
    ("0. zero", "0. zero"), ("- [ ] open", "open"), ("- [x] done", "✓ done"),
    ("```swift\nlet a = 1\n```", "let a = 1"), ("~~~\n```\n~~~", "```"), ("```\nopen", "open"),
    ("`code`", "code"), ("`` a`b ``", "a`b"), ("`open", "`open"), ("*em*", "em"), ("_em_", "em"),
    ("**strong**", "strong"), ("***both***", "both"), ("a_b_c", "a_b_c"), ("~~struck~~", "struck"),
    ("*a **b** c*", "a b c"), ("[link](http://a.b)", "link"), ("[link](<a b> 'title')", "link"),
    ("[ref]\n\n[ref]: http://a", "ref"), ("[a][b]\n\n[b]: /c \"t\"", "a"), ("[none]", "[none]"),
    ("<http://auto.link>", "http://auto.link"), ("www.bare.org", "www.bare.org"),
    ("<me@mail.org>", "me@mail.org"), ("![alt *text*](none.png)", "alt text"),
    ("![two\\\nlines](none.png)", "two lines"), ("a ![alt](b.png) c", "a alt c"),
    ("[![badge](b.png)](http://c)", "badge"),
    ("&copy; &#65; &unknown;", "© A &unknown;"), ("a<b>c</b>", "ac"),
    ("<div>\nhtml\n</div>", "html"),
    ("<!-- comment -->", ""), ("<script>x</script>", ""), ("<style>x</style>\nafter", "after"),
    ("a<br/>b", "a b"),
    ("|a|b|\n|-|-|\n|c|d|", "a b c d"), ("|a|\n|:-:|\n|`x|`|", "a `x"), ("|no table", "|no table"),
    ("a\n***\nb", "a b"), ("\\*not em\\*", "*not em*"), ("日本語の文章です。", "日本語の文章です。"),
    ("שלום *עולם*", "שלום עולם"), ("😀 **👩‍👩‍👧**", "😀 👩‍👩‍👧"),
  ]

  private static func opening(
    _ text: String, size: Size = Size(width: 800, height: 600)
  ) async throws -> Shelf {
    let shelf = try Shelf("markdown", ["text": .string(text)], size: size)
    await shelf.settle()
    await (shelf.page as? MarkdownPage)?.finishLoading()
    shelf.run(0.1)
    return shelf
  }

  private func list(_ shelf: Shelf) throws -> MarkdownList {
    try #require(shelf.page?.view.subviews.compactMap { $0 as? MarkdownList }.first)
  }

  /// The words that are seen, in the order of lines and then from the left.
  private func words(_ shelf: Shelf) -> String {
    shelf.texts.flatMap { $0.split(separator: " ") }.filter { $0 != "Page" }
      .joined(separator: " ")
  }

  @Test(arguments: constructs)
  func `each construct makes a page with its words`(text: String, words: String) async throws {
    let shelf = try await Self.opening(text)

    let seen = Set(self.words(shelf).split(separator: " "))
    #expect(!shelf.hasFailed)
    #expect(!shelf.texts.contains { $0.contains(where: \.isNewline) })
    #expect(Set(words.split(separator: " ")).subtracting(seen).isEmpty, "\(seen)")
  }

  @Test(arguments: [1.0, 30, 120, 320, 1200, 3000])
  func `every width has a layout, and no line is wider than its column`(
    width: Double
  ) async throws {
    let text = Self.constructs.map(\.text).joined(separator: "\n\n")
    let shelf = try await Self.opening(text, size: Size(width: width, height: 600))
    let list = try list(shelf)
    let column = TextStyle.column(forWidth: list.contentWidth, FixedTextEngine())

    for row in 0..<list.rowCount where column.width > 40 {
      let layout = try #require(list.layout(of: row))
      for text in layout.texts {
        let end = text.origin.x + FixedTextEngine().width(of: text.text, in: text.font)
        #expect(end <= column.maxX + 1 || text.text.count == 1, "\(text.text)")
      }
      #expect(layout.height.isFinite && layout.height >= 0)
    }
  }

  @Test func `lines of running text hold 45 to 72 characters`() async throws {
    let text = Array(repeating: "plain words of a paragraph", count: 60).joined(separator: " ")
    for width in [960.0, 1400, 2600] {
      let shelf = try await Self.opening(text, size: Size(width: width, height: 900))
      let counts = shelf.texts.dropLast().map(\.count)
      #expect(counts.allSatisfy { (45...72).contains($0) }, "\(counts)")
    }
  }

  @Test func `all lines of running text lie in one rhythm`() async throws {
    let words = Array(repeating: "plain *words* and **more**", count: 40).joined(separator: " ")
    let text =
      "# Title\n\n\(words)\n\n## Next\n\n- a\n- b\n\n> \(words)\n\n```\ncode\n```\n\n\(words)"
    let shelf = try await Self.opening(text, size: Size(width: 900, height: 2000))
    let places = shelf.layers.flatMap { layer in
      layer.commands.flatMap(\.texts).filter { $0.font == MarkdownStyle.body }
        .map { $0.origin.y + Double(layer.frame.y) }
    }

    let first = try #require(places.first)
    #expect(places.count > 20)
    for place in places {
      #expect((place - first).truncatingRemainder(dividingBy: MarkdownStyle.beat) == 0)
    }
  }

  @Test(arguments: [1, 2, 3, 7, 90])
  func `code has as much room above as below`(count: Int) async throws {
    let text = "```\n" + String(repeating: "code\n", count: count) + "```\n\nend"
    let shelf = try await Self.opening(text, size: Size(width: 900, height: 3000))
    let list = try list(shelf)
    let layouts = try (0..<list.rowCount - 1).map { try #require(list.layout(of: $0)) }

    let first = try #require(layouts.first)
    let last = try #require(layouts.last)
    let metrics = FixedTextEngine().metrics(of: MarkdownStyle.code)
    let rise = (MarkdownStyle.codeLine - metrics.lineHeight) / 2 + metrics.ascent
    let top = try #require(first.texts.first).origin.y - rise
    let end = try #require(last.texts.last).origin.y - rise + MarkdownStyle.codeLine
    let above = top - (try #require(first.fills.first)).shape.bounds.minY
    let below = try #require(last.fills.first).shape.bounds.maxY - end
    #expect(abs(above - below) < 0.01 && above >= MarkdownStyle.padding)
  }

  @Test func `links tell where they lead, and open with Ctrl only`() async throws {
    let shelf = try await Self.opening("[web](https://a.org) and [script](javascript:x)")
    let link = try #require(shelf.runs.first { $0.text == "web" })
    let layer = try #require(shelf.layers.first { $0.commands.flatMap(\.texts).contains(link) })
    let point = (link.origin.x + 4, link.origin.y + Double(layer.frame.y) - 4)

    shelf.hover(point.0, point.1)
    #expect(shelf.stage.cursor == .pointingHand)
    #expect(shelf.reading.contains("https://a.org"))
    shelf.click(point.0, point.1)
    #expect(shelf.opened.isEmpty)
    shelf.click(point.0, point.1, .control)
    #expect(shelf.opened == ["https://a.org"])
    shelf.click(point.0 + 80, point.1, .control)
    #expect(shelf.opened.count == 1)
  }

  @Test func `a picture in a link leads where the link does`() async throws {
    let shelf = try await Self.opening("words [![badge](none.png)](https://a.org) words")
    let layout = try #require(try list(shelf).layout(of: 1))

    let (source, area) = try #require(layout.picture)
    #expect(source == "none.png")
    #expect(layout.link(at: Point(x: area.midX, y: area.midY)) == "https://a.org")
  }

  nonisolated private static let addresses: [(String, Bool)] = [
    ("https://a.b/c?d#e", true), ("http://a", true), ("mailto:a@b", true), ("HTTPS://A", true),
    ("javascript:alert(1)", false), ("file:///etc/passwd", false), ("data:text/html,x", false),
    ("a.md", false), ("https://a b", false), ("--help", false), ("http://a\u{7F}", false),
  ]

  @Test(arguments: addresses)
  func `only addresses of the web and of mail are opened as such`(link: String, isOpened: Bool) {
    #expect((MarkdownLink.address(link) != nil) == isOpened)
  }

  nonisolated private static let files: [(String, String?)] = [
    ("a%20b.md", "a b.md"), ("a.md#part", "a.md"), ("x/y.png?raw", "x/y.png"), ("100%", "100%"),
    ("%zz", "%zz"), ("a:b", nil), ("#top", nil), ("file:///a", nil),
  ]

  @Test(arguments: files)
  func `files are named as in an address`(link: String, path: String?) {
    #expect(MarkdownLink.file(link) == path)
  }

  @Test func `files outside the folder are neither shown nor opened`() async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("deck")
    try folder.write(TestPictures.png(4, 4), to: "secret.png")
    try folder.write(TestPictures.png(40, 20), to: "deck/near.png")
    let text =
      "![a](../secret.png)\n\n![b](near.png)\n\n![c](/etc/hostname)\n\n![d](http://x/y.png)"
    let path = try folder.write(text, to: "deck/a.md")
    let services = FileReader().added(
      to: PageServices(decodePicture: { picture, detail, _ in
        try TestPictures.decode(picture, detail)
      }))
    let whole = PictureDetail.whole(width: 100, height: 100)

    #expect(throws: FileFailure.self) {
      try services.resolveFile(folder("deck") + "/../secret.png", folder("deck"))
    }
    #expect(
      try services.resolveFile(folder("deck/near.png"), folder("deck")) == folder("deck/near.png"))
    await #expect(throws: FileFailure.self) {
      _ = try await services.loadPicture(folder("deck"), whole) { 0 }
    }
    #expect(try await services.loadPicture(folder("deck/near.png"), whole) { 0 }.width == 40)
    #expect(path.hasSuffix("a.md"))
  }

  /// A page by itself, and what it warned of.
  private static func page(
    _ text: String, work: @escaping PageServices.Working
  ) -> (page: MarkdownPage, warnings: () -> [String]) {
    var warnings: [String] = []
    var services = PageServices(warn: { warnings.append($0) })
    services.work = work
    let descriptor = PageDescriptor(
      id: "Page", title: "Page", type: "markdown", parameters: ["text": .string(text)])
    let page = MarkdownPage(context: PageContext(descriptor: descriptor, services: services))
    _ = page.view
    return (page, { warnings })
  }

  @Test func `a text is taken apart where slow work is done`() async throws {
    var count = 0
    let (page, _) = Self.page("text") { _, work in
      count += 1
      work { false }
    }

    try await page.prepare()

    #expect(count == 1 && !page.needsPreparation)
  }

  @Test func `a text that is not wanted any more is not taken apart`() async {
    let (page, _) = Self.page("text") { _, work in work { true } }

    await #expect(throws: CancellationError.self) { try await page.prepare() }
    #expect(page.needsPreparation)
  }

  @Test func `a page that was let go warns of nothing`() async {
    let (page, warnings) = Self.page(String(repeating: "a <?", count: 2000)) { _, work in
      work { false }
      withUnsafeCurrentTask { $0?.cancel() }
    }
    let preparing = Task { try await page.prepare() }

    await #expect(throws: CancellationError.self) { try await preparing.value }
    #expect(warnings().isEmpty && page.needsPreparation)
  }

  @Test func `the place is kept while the page is away`() async throws {
    let text = (1...300).map { "## Heading \($0)\n\nText.\n" }.joined(separator: "\n")
    let shelf = try await Self.opening(text)
    try list(shelf).scroll(toRow: 300)
    shelf.run(0.5)
    let seen = try list(shelf).visibleRows

    await shelf.leaveAndReturn()

    #expect(try list(shelf).visibleRows == seen)
    #expect(seen.lowerBound == 300)
  }

  @Test func `of a long text only what is seen is laid out`() async throws {
    let text = (1...3000).map { "Paragraph \($0).\n" }.joined(separator: "\n")
    let shelf = try await Self.opening(text)
    let list = try list(shelf)

    #expect(list.rowCount == 3000)
    #expect((0..<3000).count { list.view(ofRow: $0) != nil } < 60)
  }

  nonisolated private static let columns: [([Double], Double, [Double])] = [
    ([100.0, 50], 200.0, [100.0, 50]), ([300, 300], 200, [100, 100]),
    ([20, 300], 200, [20, 180]), ([], 10, []),
  ]

  @Test(arguments: columns)
  func `columns that want too much share what is left`(
    wanted: [Double], room: Double, widths: [Double]
  ) {
    #expect(MarkdownColumns.shared(wanted, room: room) == widths)
  }
}
