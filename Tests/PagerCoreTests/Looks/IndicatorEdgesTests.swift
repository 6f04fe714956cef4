import Testing

@testable import PagerCore

@Suite struct IndicatorEdgesTests {
  private let hundredths = (0...100).map { Double($0) / 100 }

  @Test(arguments: IndicatorEdges.allCases)
  func `each edge leads from 0 to 1 without turning back`(edges: IndicatorEdges) {
    let shares = hundredths.map { edges.shares(at: $0) }

    #expect(edges.shares(at: 0) == (0, 0))
    #expect(edges.shares(at: 1) == (1, 1))
    for (now, next) in zip(shares, shares.dropFirst()) {
      #expect(now.left <= next.left && now.right <= next.right)
      #expect(next.left - now.left <= 0.0201 && next.right - now.right <= 0.0201)
    }
  }

  @Test(arguments: IndicatorEdges.allCases)
  func `the left edge never runs ahead of the right one on the way right`(edges: IndicatorEdges) {
    for p in hundredths {
      let (left, right) = edges.shares(at: p)
      #expect(left <= right)
    }
  }

  @Test(arguments: [IndicatorEdges.linear, .worm, .elastic])
  func `head and tail swap roles on the way back`(edges: IndicatorEdges) {
    for p in hundredths {
      let (there, back) = (edges.shares(at: p), edges.shares(at: 1 - p))
      #expect(abs(there.right - (1 - back.left)) < 1e-12)
    }
  }

  @Test(arguments: [(IndicatorEdges.slider, 0.25, 0.5), (.worm, 0, 0.5), (.linear, 0.25, 0.25)])
  func `a quarter of the way is told by each rule`(
    edges: IndicatorEdges, left: Double, right: Double
  ) {
    #expect(edges.shares(at: 0.25) == (left, right))
  }

  @Test func `elastic edges follow the sine`() {
    let (left, right) = IndicatorEdges.elastic.shares(at: 1.0 / 3)

    #expect(abs(right - 0.5) < 1e-12)
    #expect(abs(left - (1 - 0.75.squareRoot())) < 1e-12)
  }

  @Test(arguments: [(-1.0, 0.0), (2, 1), (.nan, 0)])
  func `progress outside of 0 to 1 counts as the end`(progress: Double, share: Double) {
    for edges in IndicatorEdges.allCases {
      #expect(edges.shares(at: progress) == (share, share))
    }
  }
}
