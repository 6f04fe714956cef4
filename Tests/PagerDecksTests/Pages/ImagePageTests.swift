import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@testable import PagerDecks

@MainActor @Suite(.timeLimit(.minutes(20))) struct ImagePageTests {
  private static func opening(_ width: Int, _ height: Int) async throws -> Shelf {
    try await Shelf.opening(TestPictures.png(width, height), as: "image", name: "a.png")
  }

  private func image(_ shelf: Shelf) throws -> ImageView {
    try #require(shelf.page?.view.subviews.compactMap { $0 as? ImageView }.first)
  }

  /// The one picture that is drawn, and where.
  private func drawing(_ shelf: Shelf) -> (picture: Picture, rect: Rect)? {
    func find(_ command: DrawCommand) -> (Picture, Rect)? {
      switch command {
      case .picture(let picture, let rect): (picture, rect)
      case .clip(_, let commands): commands.lazy.compactMap(find).first
      default: nil
      }
    }
    return shelf.layers.flatMap(\.commands).lazy.compactMap(find).first
  }

  @Test func `a picture is fitted with a line about it`() async throws {
    let shelf = try await Self.opening(1600, 400)

    let drawn = try #require(drawing(shelf))
    #expect(drawn.rect.width == 800)
    #expect(drawn.rect.height == 200)
    #expect(shelf.texts == ["1,600 × 400 pixels"])
  }

  @Test func `what is shown first has exactly the pixels that it is shown in`() async throws {
    let shelf = try await Self.opening(10_000, 9_000)

    let drawn = try #require(drawing(shelf))

    #expect(drawn.rect.size == Size(width: 587, height: 528))
    #expect((drawn.picture.width, drawn.picture.height) == (587, 528))
  }

  @Test func `a small picture is not enlarged`() async throws {
    #expect(try drawing(await Self.opening(20, 10))?.rect.size == Size(width: 20, height: 10))
  }

  @Test func `keys and the wheel with Ctrl make it larger, 0 shows all of it`() async throws {
    let shelf = try await Self.opening(1600, 400)

    shelf.command(.zoom(1))
    #expect(try image(shelf).place.zoom == 1.25)
    shelf.wheel(0, 1, .control)
    #expect(try image(shelf).place.zoom == 1.5625)
    shelf.command(.zoom(-9))
    #expect(try image(shelf).place.zoom == 1)
    shelf.command(.zoom(60))
    #expect(try image(shelf).place.zoom == 16)
    shelf.command(.resetZoom)
    #expect(try image(shelf).place == ImagePlace())
  }

  @Test func `a zoomed picture is dragged, and at its edge the page`() async throws {
    let shelf = try await Self.opening(1600, 400)
    shelf.command(.zoom(3))

    shelf.drag(from: Point(x: 700, y: 300), by: Vector(dx: -5000, dy: 0))
    let atEnd = try #require(drawing(shelf)).rect
    #expect(shelf.pager.target == 0)
    #expect(abs(atEnd.maxX - 800) <= 1)
    shelf.drag(from: Point(x: 700, y: 300), by: Vector(dx: -600, dy: 0))
    #expect(shelf.pager.target == 1)
  }

  @Test func `the zoom is kept while the page is away`() async throws {
    let shelf = try await Self.opening(1600, 400)
    shelf.command(.zoom(2))

    await shelf.leaveAndReturn()

    #expect(try image(shelf).place.zoom == 1.5625)
  }

  @Test func `no more is kept than the page shows, with some room to grow`() async throws {
    let shelf = try await Self.opening(10_000, 9_000)
    let page = try #require(shelf.page)

    // The note takes 28 points of 556.
    #expect(shelf.decoded == [.whole(width: 1200, height: 834)])
    #expect(try image(shelf).levels.first?.width == 927)
    await settle(shelf)
    #expect(page.cost > 4 * 927 * 834)
    #expect(page.cost < 6_000_000)
  }

  @Test func `a picture that is zoomed is decoded where it is seen`() async throws {
    let shelf = try await Self.opening(10_000, 9_000)
    let page = try #require(shelf.page)
    await settle(shelf)
    let before = page.cost

    shelf.command(.zoom(6))
    await settle(shelf)

    let drawn = try #require(drawing(shelf))
    guard case .part(let part, let width, let height) = shelf.decoded.last else {
      Issue.record("no part was decoded")
      return
    }
    #expect((drawn.picture.width, drawn.picture.height) == (part.width, part.height))
    #expect(part.width > 800 && part.width <= 1200 && part.height <= 900)
    #expect(abs(Double(width) / Double(height) - 10 / 9) < 0.01)
    // One pixel of it is one of the window's.
    #expect(abs(drawn.rect.width - Double(part.width)) < 0.001)
    #expect(page.cost > before && page.cost < before + 4 * 1200 * 900)

    shelf.command(.resetZoom)
    await settle(shelf)
    #expect(page.cost == before)
  }

  @Test func `until a part is decoded the smaller picture is shown, larger`() async throws {
    let shelf = try await Self.opening(10_000, 9_000)
    await settle(shelf)

    shelf.command(.zoom(6))

    let drawn = try #require(drawing(shelf))
    #expect(drawn.picture.width == 927)
    #expect(drawn.rect.width > 927)
    #expect(shelf.page?.isLoading == true)
    await settle(shelf)
    #expect(shelf.page?.isLoading == false)
  }

  @Test func `moving on within what is decoded decodes nothing, beyond it something`() async throws
  {
    let shelf = try await Self.opening(10_000, 9_000)
    shelf.command(.zoom(6))
    await settle(shelf)
    let count = shelf.decoded.count

    shelf.drag(from: Point(x: 400, y: 300), by: Vector(dx: 100, dy: 0))
    #expect(shelf.decoded.count == count && shelf.page?.isLoading == false)
    shelf.drag(from: Point(x: 100, y: 300), by: Vector(dx: 650, dy: 0))
    await settle(shelf)
    #expect(shelf.decoded.count == count + 1)
  }

  @Test func `a picture of no more pixels than are kept is decoded once`() async throws {
    let shelf = try await Self.opening(1200, 300)

    shelf.command(.zoom(9))
    await settle(shelf)

    #expect(shelf.decoded.count == 1)
  }

  @Test(arguments: 0..<40)
  func `a part holds what is seen and lies within the picture`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let (width, height) = (Int.random(in: 1...9000, using: &generator), 5000)
    let seen = PixelRect(
      x: Int.random(in: 0..<width, using: &generator), y: 4000, width: 3000, height: 700
    ).intersection(PixelRect(x: 0, y: 0, width: width, height: height))

    let detail = ImageDetail.part(around: seen, width: width, height: height)

    let extent = detail.extent(ofWidth: 9000, height: 5000)
    #expect(extent?.part.intersection(seen) == seen)
    #expect((extent?.part.width ?? 0) * (extent?.part.height ?? 0) <= 8_400_000)
    #expect(detail.extent(ofWidth: width - 1, height: 5000) == nil)
  }

  /// Waits until nothing is decoded any more.
  private func settle(_ shelf: Shelf) async {
    while shelf.page?.isLoading == true { await Task.yield() }
    for _ in 0..<20 { await Task.yield() }
    shelf.run(0.1)
  }

  nonisolated private static let refused: [([UInt8], String)] = [
    (TestPictures.png(100_000, 100_000), "more than can be shown"),
    ([], "is empty"), (Array("no picture".utf8), "is no picture of a known kind"),
  ]

  @Test(arguments: refused)
  func `what cannot be decoded says so in one line, and warns once`(
    bytes: [UInt8], reason: String
  ) async throws {
    let shelf = try await Shelf.opening(bytes, as: "image")

    #expect(shelf.hasFailed)
    #expect(shelf.reading.contains(reason))
    #expect(shelf.warnings.count == 1)
  }

  @Test(arguments: 0..<60)
  func `the point under the pointer stays there while it is zoomed`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let size = Size(
      width: .random(in: 1...5000, using: &generator),
      height: .random(in: 1...5000, using: &generator))
    let page = Size(width: 800, height: 600)
    var place = ImagePlace()
    for _ in 0..<30 {
      let point = Point(
        x: .random(in: 0...800, using: &generator), y: .random(in: 0...600, using: &generator))
      let old = place.frame(of: size, in: page)
      place.zoom(by: .random(in: 0.5...2, using: &generator), at: point, size, in: page)
      let new = place.frame(of: size, in: page)

      #expect(new.minX <= max(0.001, (page.width - new.width) / 2 + 0.001))
      let isFree = new.minX < -1 && new.maxX > 801 && old.width > 800
      guard isFree else { continue }
      let share = (point.x - old.minX) / old.width
      #expect(abs(new.minX + share * new.width - point.x) < 0.01)
    }
  }

  @Test(arguments: [(7, 5), (1, 1), (3, 9), (10, 10)])
  func `averaging keeps the mean colour`(width: Int, height: Int) throws {
    let pixels = (0..<100).map { UInt32($0) * 2 | 0xFF00_0000 }
    let picture = try #require(Picture(width: 10, height: 10, pixels: pixels))

    let small = try #require(picture.averaged(toWidth: width, height: height))

    let mean = small.pixels.reduce(0.0) { $0 + Double($1 & 0xFF) } / Double(small.pixels.count)
    #expect(abs(mean - 99) < 1)
    #expect(small.pixels.allSatisfy { $0 >> 24 == 255 })
  }

  @Test func `halvings end with a small picture`() throws {
    let picture = try #require(
      Picture(width: 1000, height: 300, pixels: Array(repeating: .max, count: 300_000)))

    #expect(picture.halvings().map(\.width) == [1000, 500, 250, 125])
    #expect(picture.averaged(toWidth: 1001, height: 300) == nil)
    #expect(picture.averaged(toWidth: 0, height: 300) == nil)
  }
}
