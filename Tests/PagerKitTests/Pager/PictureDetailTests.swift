import PagerGraphics
import PagerKit
import Testing

@Suite struct PictureDetailTests {
  @Test(
    arguments: [
      (.whole(width: 100, height: 100), 100, 50), (.whole(width: 50, height: 100), 50, 25),
      (.whole(width: 1000, height: 10), 20, 10), (.whole(width: 1000, height: 1000), 100, 50),
      (.whole(width: 0, height: -3), 1, 1),
    ] as [(PictureDetail, Int, Int)])
  func `a whole picture keeps its proportions and never grows`(
    detail: PictureDetail, width: Int, height: Int
  ) throws {
    let extent = try #require(detail.extent(ofWidth: 100, height: 50))

    #expect((extent.width, extent.height) == (width, height))
    #expect(extent.part == PixelRect(x: 0, y: 0, width: width, height: height))
  }

  @Test(arguments: [
    (PixelRect(x: 0, y: 0, width: 80, height: 40), 80, true),
    (PixelRect(x: 79, y: 39, width: 1, height: 1), 80, true),
    (PixelRect(x: 79, y: 39, width: 2, height: 1), 80, false),
    (PixelRect(x: 0, y: 0, width: 0, height: 1), 80, false),
    (PixelRect(x: 0, y: 0, width: 1, height: 1), 101, false),
  ])
  func `a part lies within a picture that does not grow`(
    part: PixelRect, width: Int, isThere: Bool
  ) {
    let detail = PictureDetail.part(part, width: width, height: 40)

    #expect((detail.extent(ofWidth: 100, height: 50) != nil) == isThere)
    if isThere { #expect(detail.extent(ofWidth: 100, height: 50)?.part == part) }
  }
}
