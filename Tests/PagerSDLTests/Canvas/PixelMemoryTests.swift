import Foundation
import PagerGraphics
import Testing

@testable import PagerSDL

/// The memory of layers, and of a window's pixels.
@MainActor @Suite struct PixelMemoryTests {
  @Test(arguments: [(0, 0), (1, 1), (300, 200), (1024, 512), (1024, 513), (1921, 1083)])
  func `every pixel can be written, whatever the size`(width: Int, height: Int) {
    let memory = PixelMemory(width: width, height: height)
    let bitmap = memory.bitmap

    bitmap.fill(bitmap.bounds, with: .red)

    #expect(bitmap.width == width && bitmap.height == height)
    let pixels = UnsafeBufferPointer(start: bitmap.base, count: width * height)
    #expect(pixels.allSatisfy { $0 == 0xFF00_0000 | Color.red.hex })
  }

  @Test func `warmed pixels are in memory, and what they were`() {
    let memory = PixelMemory(width: 2000, height: 1000)
    let bitmap = memory.bitmap
    bitmap.base[0] = 0xFF12_3456
    #expect(!isInMemory(bitmap))

    let warmer = WorkThread("pixels", PixelWarmer(bitmap)).wait()

    // A system that cannot says so.
    #expect(warmer.isDone == isInMemory(bitmap))
    #expect(bitmap.base[0] == 0xFF12_3456)
  }

  @Test func `work is done on another thread before it is waited for, and once`() {
    let work = Noting()
    #expect(WorkThread("noting", work).wait() === work)
    #expect(work.threads.count == 1)
    #expect(work.threads.first != ObjectIdentifier(Thread.current))
  }

  @Test func `a thread that nobody waits for ends before its work goes`() {
    let work = Noting()
    _ = WorkThread("noting", work)

    #expect(work.threads.count == 1)
  }

  /// Whether all whole pages of the bitmap are in memory.
  private func isInMemory(_ bitmap: Bitmap) -> Bool {
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    let start = UnsafeMutableRawPointer(bitmap.base).alignedUp(toMultipleOf: page)
    let count = (4 * bitmap.width * bitmap.height - page) / page
    var pages = [UInt8](repeating: 0, count: count)
    return mincore(start, count * page, &pages) == 0 && pages.allSatisfy { $0 & 1 == 1 }
  }
}

/// Takes down which threads it was done on.
private nonisolated final class Noting: ThreadWork {
  private(set) var threads: [ObjectIdentifier] = []

  override func carryOut() {
    threads.append(ObjectIdentifier(Thread.current))
  }
}
