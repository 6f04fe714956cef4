import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@MainActor @Suite struct StretchingLineTests {
  private let tolerance = 0.01

  nonisolated private static let equal = ["Aa", "Bb", "Cc", "Dd"]
  nonisolated private static let unequal = [
    "A", "A rather long title", "Cc", "Three words here", "E", "Another that is long",
  ]

  /// The edges of the line between the middles of two tabs, written out from the article's formula
  /// and its symmetric twin.
  private func edges(
    _ look: Look, from start: Double, to end: Double, _ p: Double
  ) -> (left: Double, right: Double) {
    let way = end - start
    let even = start - 7.5 + way * p
    return look.name == "slider"
      ? (even, even + 15 + way * min(p, 1 - p))
      : (start - 7.5 + way * max(0, 2 * p - 1), start + 7.5 + way * min(1, 2 * p))
  }

  private func line(_ bench: StripBench) throws -> Rect {
    guard case .roundedRect(let rect, let radius) = try #require(bench.fills(.red).first) else {
      throw Missing.line
    }
    #expect(radius == 1)
    return rect
  }

  private enum Missing: Error { case line }

  /// Drags from one neighbour to the other in hundredths.
  private func drag(
    _ bench: StripBench, rightwards: Bool, _ check: (Double) throws -> Void
  ) rethrows {
    for step in 0...100 {
      bench.drag(to: 1 + Double(rightwards ? step : 100 - step) / 100)
      try check(bench.pager.position - 1)
    }
  }

  @Test(arguments: [Looks.slider, Looks.worm], [equal, unequal])
  func `the line is where its formula says, both ways`(look: Look, titles: [String]) throws {
    for rightwards in [true, false] {
      let bench = StripBench(titles, look: look, width: 420, start: rightwards ? 1 : 2)

      try drag(bench, rightwards: rightwards) { p in
        let first = try #require(bench.strip.frame(ofTab: 1)).midX
        let second = try #require(bench.strip.frame(ofTab: 2)).midX
        let wanted = edges(look, from: first, to: second, p)
        let drawn = try line(bench)
        #expect(abs(drawn.minX - wanted.left) <= tolerance)
        #expect(abs(drawn.maxX - wanted.right) <= tolerance)
        #expect(drawn.minY == 38 && drawn.height == 2)
        #expect(bench.strip.indicatorFrames == [drawn])
      }
    }
  }

  @Test(arguments: [Looks.slider, Looks.worm], [1, 1.25, 1.5, 2])
  func `the line's pixels are where its formula says`(look: Look, scale: Double) throws {
    let bench = StripBench(Self.equal, look: look, width: 420, scale: scale, start: 1)

    try drag(bench, rightwards: true) { p in
      let picture = bench.picture()
      // The row below the line's rounded ends.
      let row = picture.height - 2
      let shares = (0..<picture.width).map { Double(255 - bench.blue(picture, $0, row)) / 255 }
      let first = try #require(shares.firstIndex(of: 1))
      let last = try #require(shares.lastIndex(of: 1))
      let left = Double(first) - shares[..<first].reduce(0, +)
      let right = Double(last + 1) + shares[(last + 1)...].reduce(0, +)
      let wanted = edges(look, from: 157.5, to: 262.5, p)
      #expect(abs(left - wanted.left * scale) <= 0.5)
      #expect(abs(right - wanted.right * scale) <= 0.5)
      #expect(shares[first...last].allSatisfy { $0 == 1 })
    }
  }

  @Test func `worm is alike in both directions, slider is not`() throws {
    func widths(_ look: Look) throws -> [Double] {
      let bench = StripBench(Self.equal, look: look, width: 420, start: 1)
      return try [0.2, 0.8].map { p in
        bench.drag(to: 1 + p)
        return try line(bench).midX
      }
    }

    let worm = try widths(Looks.worm)
    let slider = try widths(Looks.slider)

    #expect(abs(worm[0] + worm[1] - 420) < tolerance)
    #expect(slider[0] + slider[1] - 420 > 20)
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 3])
  func `a line's long edges are sharp at every scale`(scale: Double) throws {
    for look in [Looks.slider, Looks.underline, Looks.elastic] {
      let bench = StripBench(Self.equal, look: look, width: 420, scale: scale, start: 1)
      let picture = bench.picture()
      let line = try #require(bench.strip.indicatorFrames.first)
      let middle = Int(line.midX * scale)

      let column = (0..<picture.height).suffix(Int(6 * scale)).map { picture[middle, $0] }

      #expect(column.allSatisfy { $0 == 0xFFFF_FFFF || $0 == 0xFFFF_0000 })
      #expect(column.last == 0xFFFF_0000 && column.first == 0xFFFF_FFFF)
    }
  }
}

extension StripBench {
  fileprivate func blue(_ picture: Bitmap, _ x: Int, _ y: Int) -> UInt32 {
    picture[x, y] & 0xFF
  }
}
