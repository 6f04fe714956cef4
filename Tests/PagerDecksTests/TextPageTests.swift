import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@testable import PagerDecks

@MainActor @Suite struct TextPageTests {
  @Test(arguments: ["\n", "\r", "\r\n"])
  func `marks and empty lines part a text into paragraphs`(end: String) {
    let lines = [
      "# Title", "", "One line", "  and another.", "", "## More", "Body", "- first", "  of all",
      "- second", "",
    ]
    let text = lines.joined(separator: end)

    #expect(
      TextParagraph.paragraphs(of: text) == [
        TextParagraph(kind: .title, text: "Title"),
        TextParagraph(kind: .body, text: "One line and another."),
        TextParagraph(kind: .heading, text: "More"),
        TextParagraph(kind: .body, text: "Body"),
        TextParagraph(kind: .item, text: "first of all"),
        TextParagraph(kind: .item, text: "second"),
      ])
  }

  @Test(arguments: ["", "\n\n", "   \n\t"])
  func `a text without words has no paragraphs`(text: String) throws {
    #expect(TextParagraph.paragraphs(of: text).isEmpty)
    #expect(try Album(Self.page(text)).pageTexts.isEmpty)
  }

  @Test(arguments: [600.0, 960, 1920, 3840])
  func `lines are as long as the eye likes`(width: Double) throws {
    let album = try Album(DemoDeck.full, start: 6, size: Size(width: width, height: 900))
    let lines = album.pageTexts.filter { $0.font == TextStyle.body }.map(\.text.count)

    #expect(lines.max() ?? 0 <= 72)
    #expect(lines.max() ?? 0 >= 45)
  }

  @Test func `all baselines of a text lie in one rhythm`() throws {
    let album = try Album(DemoDeck.full, start: 6)
    let tops = album.pageLayers.flatMap { layer in
      layer.commands.flatMap(\.texts).filter { $0.font == TextStyle.body }
        .map { $0.origin.y + Double(layer.frame.y) }
    }

    #expect(tops.count > 10)
    for (from, to) in zip(tops, tops.dropFirst()) {
      #expect((to - from).truncatingRemainder(dividingBy: TextStyle.line / 2) == 0)
    }
  }

  @Test func `only paragraphs that are about to be seen are laid out`() throws {
    let text = (1...5_000).map { "Paragraph \($0) of very many." }.joined(separator: "\n\n")
    let album = try Album(Self.page(text))
    let list = try #require(album.view("Page") as? ListView)

    #expect(list.rowCount == 5_000)
    #expect((0..<5_000).count { list.view(ofRow: $0) != nil } < 40)

    album.command(.scrollToEnd)
    album.run(2)
    #expect(list.contentOffset == list.maximumOffset)
    #expect(album.pageTexts.last?.text == "Paragraph 5000 of very many.")
  }

  private static func page(_ text: String) -> PageList {
    PageList([
      PageDescriptor(id: "Page", title: "Page", type: "About", parameters: ["text": .string(text)])
    ])
  }
}
