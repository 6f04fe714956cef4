import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@testable import PagerDecks

/// Pictures within a text: when they are decoded, kept and looked for again.
@MainActor @Suite(.timeLimit(.minutes(20))) struct MarkdownPicturesTests {
  /// A text with a picture of 4000 × 1000 pixels that was loaded.
  private func withPicture() async throws -> Shelf {
    let folder = try TemporaryFolder()
    try folder.write(TestPictures.png(4000, 1000), to: "p.png")
    return try await opening("![p](p.png)", in: folder)
  }

  /// The page of a text in `folder`, whose pictures were asked for.
  private func opening(_ text: String, in folder: TemporaryFolder) async throws -> Shelf {
    let path = try folder.write(text, to: "a.md")
    let shelf = try Shelf("markdown", ["source": .string(path)], in: folder)
    await shelf.settle()
    await finishLoading(shelf)
    return shelf
  }

  private func finishLoading(_ shelf: Shelf) async {
    await (shelf.page as? MarkdownPage)?.finishLoading()
    shelf.run(0.1)
  }

  /// Makes the window twice as fine: pictures may be twice as wide.
  private func refine(_ shelf: Shelf) async {
    shelf.stage.handle(
      .window(WindowEvent(.resized(Size(width: 800, height: 600), scale: 2), time: shelf.time)))
    shelf.run(0.1)
    await finishLoading(shelf)
  }

  private func list(_ shelf: Shelf) throws -> MarkdownList {
    try #require(shelf.page?.view.subviews.compactMap { $0 as? MarkdownList }.first)
  }

  @Test func `a picture takes its place once it is there, and nothing above moves`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(TestPictures.png(400, 100), to: "p.png")
    let words = Array(repeating: "words", count: 30).joined(separator: " ")
    let path = try folder.write("# T\n\n\(words)\n\n![p](p.png)\n\nend", to: "a.md")
    let shelf = try Shelf("markdown", ["source": .string(path)], in: folder)
    await shelf.settle()
    let before = shelf.runs.first?.origin

    await (shelf.page as? MarkdownPage)?.finishLoading()
    shelf.run(0.2)

    #expect(try list(shelf).pictures["p.png"]?.width == 400)
    #expect(shelf.runs.first?.origin == before)
    #expect(shelf.warnings.isEmpty)
  }

  @Test func `pictures that are far away are let go, and their places stay`() async throws {
    let folder = try TemporaryFolder()
    let names = (1...45).map { "\($0).png" }
    for name in names { try folder.write(TestPictures.png(4000, 4000), to: name) }
    let text = names.map { "![p](\($0))\n" }.joined(separator: "\n")
    let path = try folder.write(text, to: "a.md")
    let shelf = try Shelf("markdown", ["source": .string(path)], in: folder)
    await shelf.settle()
    let list = try list(shelf)
    for row in 0..<45 {
      list.scroll(toRow: row)
      shelf.run(0.1)
      await (shelf.page as? MarkdownPage)?.finishLoading()
    }
    shelf.run(0.1)

    #expect(try #require(shelf.page).cost < 80 << 20)
    #expect(list.pictures["1.png"] == nil)
    list.scroll(toRow: 0)
    shelf.run(0.1)
    let height = list.frame(ofRow: 0).height
    #expect(shelf.page?.isLoading == true)
    // One that comes near again may be asked for after another one.
    for _ in 0..<5 {
      await finishLoading(shelf)
    }
    #expect(list.pictures["1.png"] != nil)
    #expect(list.frame(ofRow: 0).height == height)
    #expect(shelf.page?.isLoading == false)
  }

  @Test func `a picture is asked for anew when it may be wider`() async throws {
    let shelf = try await withPicture()
    let narrow = try #require(try list(shelf).pictures["p.png"]?.width)

    await refine(shelf)

    #expect(try list(shelf).pictures["p.png"]?.width == 2 * narrow)
    #expect(shelf.decoded.count == 2)
  }

  @Test func `a picture stays when it cannot be had wider`() async throws {
    let shelf = try await withPicture()
    let list = try list(shelf)
    let (picture, area) = (try #require(list.pictures["p.png"]), list.frame(ofRow: 0))

    shelf.failNextDecoding(with: TestPictures.Unreadable())
    await refine(shelf)

    #expect(list.pictures["p.png"] == picture)
    #expect(abs(list.frame(ofRow: 0).height - area.height) < MarkdownStyle.beat)
    #expect(shelf.decoded.count == 2 && shelf.warnings.count == 1)
  }

  @Test(arguments: ["p.png", "pics/p.png", "pics/more/p.png"])
  func `a picture that was missing is shown when its file comes`(name: String) async throws {
    let folder = try TemporaryFolder()
    let shelf = try await opening("![p](\(name))", in: folder)
    let list = try list(shelf)
    let height = list.frame(ofRow: 0).height

    try folder.makeFolder("pics/more")
    try folder.write(TestPictures.png(400, 100), to: name)
    while list.pictures[name] == nil {
      await Task.yield()
      shelf.run(0.02)
    }
    shelf.run(0.1)

    #expect(list.frame(ofRow: 0).height > height)
    #expect(shelf.warnings.count == 1)
  }

  @Test
  func `a picture that cannot be shown is shown when its file is better`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("no picture", to: "p.png")
    let shelf = try await opening("![p](p.png)", in: folder)
    let list = try list(shelf)

    try folder.write(TestPictures.png(400, 100), to: "p.png")
    while list.pictures["p.png"] == nil {
      await Task.yield()
      shelf.run(0.02)
    }

    #expect(list.pictures["p.png"]?.width == 400)
  }

  @Test func `a picture whose file is better before its fault is known is shown, too`() async throws
  {
    let folder = try TemporaryFolder()
    let (path, better) = (folder("p.png"), TestPictures.png(500, 100) + [0])
    try folder.write(TestPictures.png(400, 100), to: "p.png")
    let text = try folder.write("![p](p.png)", to: "a.md")
    let shelf = try Shelf("markdown", ["source": .string(text)], in: folder)

    shelf.failNextDecoding(with: TestPictures.replacing(path, with: better))
    await shelf.settle()
    let list = try list(shelf)
    while list.pictures["p.png"] == nil {
      await Task.yield()
      await finishLoading(shelf)
    }

    #expect(list.pictures["p.png"]?.width == 500)
  }

  @Test func `a picture comes later when too much else is read`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(TestPictures.png(400, 100), to: "p.png")
    let path = try folder.write("![p](p.png)", to: "a.md")
    let shelf = try Shelf("markdown", ["source": .string(path)], in: folder)
    let page = try #require(shelf.page as? MarkdownPage)
    page.patience = .zero
    shelf.failNextDecoding(with: CrowdedQueue())

    await shelf.settle()
    await page.finishLoading()

    #expect(try list(shelf).pictures["p.png"]?.width == 400)
    #expect(shelf.decoded.count == 2 && shelf.warnings.isEmpty)
  }
}
