import PagerCore
import PagerGraphics
import PagerKit
import Testing

@testable import PagerDecks

@MainActor @Suite(.timeLimit(.minutes(20))) struct PlainTextPageTests {
  private func list(_ shelf: Shelf) throws -> TextList {
    try #require(shelf.page?.view.subviews.compactMap { $0 as? TextList }.first)
  }

  @Test func `a file of many lines shows its first ones, and its last ones at the end`()
    async throws
  {
    let text = (1...5000).map { "line \($0)" }.joined(separator: "\n")
    let shelf = try await Shelf.opening(Array(text.utf8), as: "text")

    #expect(shelf.texts.first == "line 1")
    #expect(try list(shelf).rowCount == 5000)
    #expect(shelf.texts.count < 80)
    shelf.command(.scrollToEnd)
    #expect(shelf.texts.contains("line 5000"))
    #expect(shelf.warnings.isEmpty)
  }

  @Test func `TXT-02 a line of 100,000 letters is broken, and its end is reached`() async throws {
    let text = String(repeating: "W", count: 99_999) + "Z"
    let shelf = try await Shelf.opening(Array(text.utf8), as: "text")

    shelf.command(.scrollToEnd)

    #expect(shelf.texts.contains { $0.hasSuffix("Z") })
    #expect(shelf.runs.allSatisfy { Double($0.text.count) * $0.font.size / 2 <= 800 })
    #expect(try #require(shelf.page).cost < 64 << 20)
  }

  @Test func `TXT-05 a bad byte shows as one mark, with a note and one warning`() async throws {
    let shelf = try await Shelf.opening([0x61, 0xFF, 0x62], as: "text")

    #expect(shelf.texts.contains("a\u{FFFD}b"))
    #expect(shelf.reading.contains("UTF-8"))
    #expect(shelf.warnings.count == 1)
    #expect(shelf.warnings.first?.hasSuffix("is not all UTF-8") == true)
  }

  @Test func `UTF-16 is read, and said to be`() async throws {
    let shelf = try await Shelf.opening([0xFF, 0xFE, 0x68, 0, 0x69, 0], as: "text")

    #expect(shelf.texts.contains("hi"))
    #expect(shelf.reading.contains("UTF-16"))
  }

  @Test func `bytes that are no text are shown as any file`() async throws {
    let shelf = try await Shelf.opening([0x7F, 0x45, 0x4C, 0x46, 0, 1], as: "text")

    #expect(shelf.reading.contains("ELF program"))
    #expect(shelf.reading.contains("7f 45 4c 46 00 01"))
  }

  @Test func `an empty file says so`() async throws {
    #expect(try await Shelf.opening([], as: "text").texts == ["Page", "The file is empty."])
  }

  @Test func `lines that are not broken go on beyond the edge and are scrolled sideways`()
    async throws
  {
    let text = String(repeating: "0123456789", count: 50)
    let shelf = try await Shelf.opening(
      Array(text.utf8), as: "text", ["wrap": .bool(false)])
    #expect(try list(shelf).heightOfRows == 1)

    shelf.wheel(10, 0)
    #expect(try list(shelf).leftOffset == 480)
    shelf.drag(from: Point(x: 400, y: 300), by: Vector(dx: 5000, dy: 0))
    #expect(try list(shelf).leftOffset == 0)
    #expect(shelf.pager.target == 0)
    shelf.drag(from: Point(x: 600, y: 300), by: Vector(dx: -300, dy: 0))
    #expect(shelf.pager.target == 0)
    shelf.command(.turn(1))
    #expect(shelf.pager.target == 1)
  }

  @Test func `clicks select words, lines and more, which can be copied`() async throws {
    let shelf = try await Shelf.opening(Array("one two\nthree\tfour\nfive".utf8), as: "text")
    let left = 32.0

    shelf.click(left + 30, 70, count: 2)
    shelf.command(.copy)
    shelf.click(left + 3, 90, count: 3)
    shelf.command(.copy)
    shelf.click(left + 200, 110, .shift)
    shelf.command(.copy)
    shelf.command(.selectAll)
    shelf.command(.copy)
    shelf.click(left, 70)
    shelf.command(.copy)

    #expect(
      shelf.copied == [
        "two", "three\tfour", "three\tfour\nfive", "one two\nthree\tfour\nfive",
      ])
  }

  @Test func `what is copied of a parted line is whole`() async throws {
    let text = String(repeating: "word ", count: 4000)
    let shelf = try await Shelf.opening(Array(text.utf8), as: "text")

    shelf.click(60, 100, count: 3)
    shelf.command(.copy)

    #expect(shelf.copied == [text])
  }

  @Test func `the place is the same when the page comes back`() async throws {
    let text = (1...5000).map { "line \($0)" }.joined(separator: "\n")
    let shelf = try await Shelf.opening(Array(text.utf8), as: "text")
    try list(shelf).scroll(toRow: 4000)
    shelf.run(1)
    let (page, seen) = (try #require(shelf.page), try list(shelf).visibleRows)

    await shelf.leaveAndReturn()

    #expect(shelf.page !== page)
    #expect(try list(shelf).visibleRows == seen)
    #expect(seen.lowerBound == 4000)
  }

  @Test func `text of the deck itself needs no file`() throws {
    let shelf = try Shelf("text", ["text": .string("hi\n\tthere"), "tab": .number(2)])
    #expect(shelf.texts.prefix(2) == ["hi", "  there"])
  }
}

extension TextList {
  /// How many lines the rows that are seen take together.
  fileprivate var heightOfRows: Int {
    visibleRows.reduce(0) { $0 + (layout(of: $1)?.lineCount ?? 0) }
  }
}
