import PagerGraphics
import Testing

@testable import PagerSDL

@MainActor @Suite struct SDLTextEngineCachingTests {
  private let warnings = Warnings()

  @Test func `a line is drawn once`() throws {
    let engine = try warnings.engine()
    let first = engine.raster(of: "Red 红 😀", in: Font(size: 17), scale: 1)
    let second = engine.raster(of: "Red 红 😀", in: Font(size: 17), scale: 1)

    #expect(zip(first.masks, second.masks).allSatisfy { $0 === $1 })
    #expect(first.pictures == second.pictures)
  }

  @Test func `a picture is scaled once for all lines`() throws {
    let engine = try warnings.engine()

    let lines = ["😀", "Red 😀"].map { engine.raster(of: $0, in: Font(size: 17), scale: 1) }

    #expect(lines[0].pictures == lines[1].pictures)
  }

  @Test func `cached lines stay below their bound`() throws {
    let engine = try warnings.engine()

    for number in 0..<400 {
      _ = engine.raster(of: "Line \(number)", in: Font(size: 90), scale: 1)
      #expect(engine.cachedBytes <= 8 << 20)
    }

    #expect(engine.cachedBytes > 2 << 20)
  }

  @Test func `open fonts stay below their bound`() throws {
    let engine = try warnings.engine()

    for size in 10..<150 { _ = engine.width(of: "Red 红", in: Font(size: Double(size))) }

    #expect(engine.openFonts <= 64)
  }

  @Test func `a page of 1600 characters is drawn line by line`() throws {
    let engine = try warnings.engine()

    for row in 0..<40 {
      let scalars = (0..<40).compactMap { Unicode.Scalar(UInt32(0x4E00 + row * 40 + $0)) }
      let line = String(String.UnicodeScalarView(scalars))
      let raster = engine.raster(of: line, in: Font(size: 16), scale: 1)
      #expect(raster.masks.count == 1)
      #expect(abs(raster.advance - 640) <= 1)
    }

    #expect(warnings.lines.isEmpty)
  }

  @Test func `engines come and go without harm to each other`() throws {
    let staying = try warnings.engine()
    let before = staying.width(of: "Red 红", in: Font(size: 17))

    for _ in 0..<10 {
      let passing = try warnings.engine()
      #expect(passing.width(of: "Red 红", in: Font(size: 17)) == before)
    }

    #expect(Ink(staying.raster(of: "Blue 蓝", in: Font(size: 17), scale: 1)).weight > 50)
  }

  @Test func `a huge size and a senseless scale are bounded`() throws {
    let engine = try warnings.engine()

    for scale in [.nan, .infinity, -1, 0, 1e9] as [Double] {
      let raster = engine.raster(of: "Red", in: Font(size: 17), scale: scale)
      #expect(raster.advance.isFinite && raster.advance >= 0)
      #expect(raster.end <= 4096)
    }
  }
}
