import PagerTestSupport
import Testing

@testable import PagerCore

@Suite struct ParkingTests {
  private func layout(_ parking: Parking, count: Int = 20, width: Double = 400) -> StripLayout {
    StripLayout(
      count: count, stripWidth: width,
      settings: StripSettings(widths: .fixed(100), parking: parking),
      estimatedTitleWidth: 50)
  }

  @Test(arguments: 0..<200)
  func `the selected tab is seen whole at every parked offset`(seed: Int) {
    let layout = StripLayout.random(seed: seed)

    for old in [-1e9, layout.maximumOffset / 3, 1e9] {
      let hidden = (0..<layout.count).filter {
        let cell = layout.cell(at: $0)
        let offset = layout.parkedOffset(old: old, position: Double($0))
        return offset > cell.minX + 1e-9 || offset + layout.stripWidth < cell.maxX - 1e-9
      }
      #expect(hidden.isEmpty)
    }
  }

  @Test(arguments: 0..<200)
  func `both limits keep within the content, and in order`(seed: Int) {
    let layout = StripLayout.random(seed: seed)

    let faulty = layout.positions.filter {
      let (lo, hi) = layout.parking(at: $0)
      return !(lo >= 0 && lo <= hi && hi <= layout.maximumOffset)
    }

    #expect(faulty.isEmpty)
  }

  @Test(arguments: 0..<200)
  func `a small step of the position moves both limits little`(seed: Int) {
    let layout = StripLayout.random(seed: seed)
    // A limit moves at most three tabs and gaps a page.
    let steepest = 3 * (layout.stripWidth + layout.settings.spacing + 1)

    let jumps = layout.positions.filter {
      let (lo, hi) = layout.parking(at: $0)
      let (nextLo, nextHi) = layout.parking(at: $0 + 1e-4)
      return max(abs(nextLo - lo), abs(nextHi - hi)) > steepest * 1e-4
    }

    #expect(jumps.isEmpty)
  }

  @Test(arguments: [
    (Parking.center, 650.0), (.pivot(0.5), 650), (.pivot(0.25), 750), (.pivot(0), 800),
    (.pivot(1), 500), (.margin(60), 740), (.margin(390), 500),
  ])
  func `a single resting place follows its rule`(parking: Parking, offset: Double) {
    let (lo, hi) = layout(parking).parking(at: 8)

    #expect(lo == offset && hi == offset)
  }

  @Test func `one neighbour visible leaves the strip alone while both neighbours are seen`() {
    let layout = layout(.oneNeighborVisible)

    let (lo, hi) = layout.parking(at: 8)

    #expect(lo == layout.cell(at: 9).maxX - 400)
    #expect(hi == layout.cell(at: 7).minX)
    #expect([0, 650, 1_500].map { layout.parkedOffset(old: $0, position: 8) } == [600, 650, 700])
  }

  @Test func `at the ends one neighbour visible asks for the tab itself`() {
    let layout = layout(.oneNeighborVisible)

    #expect(layout.parking(at: 0) == (0, 0))
    #expect(layout.parking(at: 19) == (1_600, 1_600))
  }

  @Test func `where three tabs do not fit both neighbours are cut alike`() {
    let layout = layout(.oneNeighborVisible, width: 240)

    let (lo, hi) = layout.parking(at: 8)

    #expect(lo == 730 && hi == 730)
  }

  @Test(arguments: [-0.5, -1e308, 19.5, 1e308])
  func `a position beyond the ends counts as the end`(position: Double) {
    let layout = layout(.center)

    #expect(layout.parking(at: position) == layout.parking(at: position < 0 ? 0 : 19))
  }

  @Test func `between tabs far apart the limits change evenly`() {
    let layout = layout(.center)

    let (lo, hi) = layout.parking(from: 15, to: 5, progress: 0.25)

    #expect(lo == 1_350 - 250 && hi == lo)
  }

  @Test func `tabs that fit never move`() {
    let layout = layout(.center, count: 3)

    #expect(layout.parkedOffset(old: 200, position: 2) == 0)
  }

  @Test func `without tabs both limits are 0`() {
    #expect(layout(.center, count: 0).parking(at: 3) == (0, 0))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `what is no number leaves the offset finite`(value: Double) {
    let layout = layout(.oneNeighborVisible)

    #expect(layout.parkedOffset(old: value, position: 8) == 600)
    #expect(layout.parkedOffset(old: 650, position: value).isFinite)
  }
}
