import PagerCore
import PagerGraphics
import PagerKit
import Testing

@testable import PagerDecks

@MainActor @Suite struct PicturesPageTests {
  private func page(rows: Double) -> PicturesPage {
    PicturesPage(
      context: PageContext(
        descriptor: PageDescriptor(
          id: "Page", title: "Page", type: "Pictures", parameters: ["rows": .number(rows)])))
  }

  @Test func `the page is ready once its pictures are painted`() async throws {
    let page = page(rows: 20)
    #expect(page.needsPreparation)
    #expect(page.cost == 0)

    try await page.prepare()

    let grid = try #require(page.view as? PictureGrid)
    #expect(!page.needsPreparation)
    #expect(grid.pictures.map(\.title) == Painting.all.map(\.title))
    #expect(page.cost == Painting.all.count * 4 * 20 * 30)
  }

  @Test func `work that nobody waits for any more ends early`() async throws {
    let page = page(rows: 20)
    let work = Task { try await page.prepare() }
    work.cancel()
    try await work.value

    #expect(page.cost == 0)
  }

  @Test(arguments: Painting.all.indices)
  func `a painting is no plain area, and always the same`(index: Int) throws {
    let picture = try #require(Painting.all[index].picture(height: 40))

    #expect(picture.pixels == Painting.all[index].picture(height: 40)?.pixels)
    #expect(Set(picture.pixels).count > 50)
    #expect(picture.pixels.allSatisfy { $0 >> 24 == 255 })
  }

  @Test(arguments: [-3, 0, 1])
  func `a picture has at least two rows`(height: Int) {
    #expect(Painting.ridges.picture(height: height)?.height == 2)
  }

  @Test(arguments: [(310.0, 1), (560, 2), (950, 3), (1200, 3), (1910, 3)])
  func `pictures hang in as many columns as fit`(width: Double, columns: Int) {
    let layout = PictureGridLayout(count: 9, width: width)
    let lefts = Set((0..<9).map { layout.picture(at: $0).minX })

    #expect(lefts.count == columns)
  }

  @Test(arguments: stride(from: 0, through: 2000, by: 100).map(Double.init))
  func `pictures and titles share the wall`(width: Double) {
    let layout = PictureGridLayout(count: 7, width: width)
    let frames = (0..<7).flatMap { [layout.picture(at: $0), layout.caption(at: $0)] }

    for (index, frame) in frames.enumerated() {
      #expect(frame.isEmpty || (frame.minX >= 0 && frame.maxX <= width))
      #expect(frame.maxY <= layout.height)
      #expect(!frames.dropFirst(index + 1).contains { $0.intersects(frame) })
    }
  }
}
