import CSDL2
import PagerGraphics
import Testing

@testable import PagerSDL

@MainActor @Suite struct SurfacePixelsTests {
  /// Lends a surface with padded rows and these pixels.
  private func view<Result>(
    _ columns: Int, _ pixels: [UInt32], _ body: (SurfacePixels) throws -> Result
  ) throws -> Result {
    let rows = pixels.count / columns
    let pitch = columns + 3
    var padded = [UInt32](repeating: 0xFFFF_FFFF, count: pitch * rows)
    for (index, pixel) in pixels.enumerated() {
      padded[index / columns * pitch + index % columns] = pixel
    }
    return try padded.withUnsafeMutableBytes { bytes in
      let surface = try #require(
        SDL_CreateRGBSurfaceWithFormatFrom(
          bytes.baseAddress, Int32(columns), Int32(rows), 32, Int32(pitch * 4),
          Uint32(SDL_PIXELFORMAT_ARGB8888.rawValue)))
      defer { SDL_FreeSurface(surface) }
      return try body(SurfacePixels(surface.pointee))
    }
  }

  @Test func `the coverage is the alpha, without the padding of the rows`() throws {
    let mask = try view(2, [0x00FF_FFFF, 0x80FF_FFFF, 0xFFFF_FFFF, 0x01FF_FFFF]) { $0.coverage() }

    #expect(mask.width == 2)
    #expect(mask.bytes == [0, 128, 255, 1])
  }

  @Test func `a mean is taken of premultiplied colours`() throws {
    let half = try view(2, [0xFFFF_0000, 0x0000_FF00]) { $0.averaged(columns: 1, rows: 1) }

    #expect(half?.pixels == [0x8080_0000])
  }

  @Test func `the same size keeps opaque pixels`() throws {
    let pixels: [UInt32] = [0xFF12_3456, 0xFFFF_FFFF, 0xFF00_0000, 0xFFAB_CDEF]
    let same = try view(2, pixels) { $0.averaged(columns: 2, rows: 2) }

    #expect(same?.pixels == pixels)
  }

  @Test func `a pixel that is cut counts by its share`() throws {
    let pixels: [UInt32] = [0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF]
    let two = try view(3, pixels) { $0.averaged(columns: 2, rows: 1) }

    #expect(two?.pixels == [0xFFAA_AAAA, 0xFFAA_AAAA])
  }

  @Test(arguments: [1, 2, 3, 5, 8, 13]) func `an even area stays even`(side: Int) throws {
    let gray = [UInt32](repeating: 0xFF40_8020, count: 49)
    let picture = try view(7, gray) { $0.averaged(columns: side, rows: side) }

    #expect(picture?.pixels == [UInt32](repeating: 0xFF40_8020, count: side * side))
  }

  @Test func `without area there is no picture`() throws {
    #expect(try view(1, [0xFFFF_FFFF]) { $0.averaged(columns: 0, rows: 4) } == nil)
  }
}
