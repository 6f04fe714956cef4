import PagerGraphics
import PagerTestSupport
import Testing

@testable import PagerSDL

@Suite struct CopyPlanTests {
  private func list(_ frames: [PixelRect], width: Int = 40, height: Int = 30) -> DisplayList {
    let bounds = PixelRect(x: 0, y: 0, width: width, height: height)
    return DisplayList(
      width: width, height: height, scale: 1, background: .white,
      layers: frames.enumerated().map { number, frame in
        Layer(
          id: LayerID(owner: number), revision: 0, frame: frame, clip: bounds, background: .red,
          commands: [])
      })
  }

  @Test func `a layer that is covered is not copied`() {
    let full = PixelRect(x: 0, y: 0, width: 40, height: 30)
    let plan = CopyPlan(list([full, full]), regions: [full])

    #expect(plan.copies == [CopyPlan.Copy(layer: 1, rect: full)])
    #expect(plan.background.isEmpty)
  }

  @Test(arguments: 0..<100)
  func `each pixel comes from its front-most layer, once`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let frames = (0..<5).map { _ in PixelRect.random(using: &random) }
    let regions = (0..<3).map { _ in PixelRect.random(using: &random) }
    let list = list(frames)

    let plan = CopyPlan(list, regions: regions)

    var seen = [Int: Int]()
    for copy in plan.copies { copy.rect.forEach { seen[$0, default: -2] += copy.layer + 2 } }
    for rect in plan.background { rect.forEach { seen[$0, default: -2] += 1 } }
    var expected = [Int: Int]()
    for region in regions.map({ $0.intersection(list.bounds) }) {
      region.forEach { pixel in
        expected[pixel] = frames.lastIndex { $0.holds(pixel) } ?? -1
      }
    }
    #expect(seen == expected)
  }
}

extension PixelRect {
  fileprivate static func random(using random: inout SeededGenerator) -> PixelRect {
    PixelRect(
      x: .random(in: -10...45, using: &random), y: .random(in: -10...35, using: &random),
      width: .random(in: 0...30, using: &random), height: .random(in: 0...30, using: &random))
  }

  /// Calls `body` with a number for each pixel.
  fileprivate func forEach(_ body: (Int) -> Void) {
    for row in y..<maxY { for column in x..<maxX { body(1000 * row + column) } }
  }

  fileprivate func holds(_ pixel: Int) -> Bool {
    (x..<maxX).contains(pixel % 1000) && (y..<maxY).contains(pixel / 1000)
  }
}
