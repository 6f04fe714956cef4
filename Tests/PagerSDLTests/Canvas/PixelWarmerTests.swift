import Foundation
import PagerGraphics
import PagerTestSupport
import Testing

@testable import PagerSDL

/// Memory that is handed out ahead, and threads for such work.
@MainActor @Suite struct PixelWarmerTests {
  @Test func `warmed pixels are in memory, and what they were`() throws {
    let memory = try FreshMemory()
    memory.bitmap.base[0] = 0xFF12_3456
    #expect(!memory.isHandedOut)

    let warmer = WorkThread("pixels", PixelWarmer([memory.bitmap])).wait()

    // A system that cannot says so.
    #expect(warmer.isDone == memory.isHandedOut)
    #expect(memory.bitmap.base[0] == 0xFF12_3456)
  }

  @Test func `what is stopped leaves the rest as it is`() throws {
    let memory = try FreshMemory()
    let warmer = PixelWarmer([memory.bitmap])

    warmer.stop()
    warmer.carryOut()

    #expect(!warmer.isDone && !memory.isHandedOut)
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

  @Test func `the first large layer takes the memory that was warmed, the next ones others`() throws
  {
    _ = try LoopHarness(RecordingView())
    let options = SDLWindowOptions(size: Size(width: 400, height: 300))
    let window = try SDLWindow(title: "Test", options: options, text: FixedTextEngine())
    let fresh = window.renderer

    try #require(fresh.writesPixels)
    let reserve = try #require(fresh.reserve?.base)
    let small = fresh.layerPixels(width: 40, height: 30)
    let first = fresh.layerPixels(width: 400, height: 260)
    let second = fresh.layerPixels(width: 400, height: 260)

    #expect((first.width, first.height, first.stride) == (400, 260, 400))
    #expect(first.base == reserve)
    #expect(Set([small, first, second].map(\.base)).count == 3)
    #expect(fresh.reserve == nil)
    for bitmap in [small, first, second] { bitmap.fill(bitmap.bounds, with: .red) }
    #expect(first.hasSamePixels(as: second))
  }
}

/// Memory for pixels that nobody has touched.
private final class FreshMemory {
  let bitmap: Bitmap
  private let start: UnsafeMutableRawPointer
  private static let count = 8 << 20

  init() throws {
    let start = mmap(nil, Self.count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    self.start = try #require(start)
    bitmap = Bitmap(
      borrowing: self.start.bindMemory(to: UInt32.self, capacity: Self.count / 4), width: 2048,
      height: 1024, stride: 2048)
  }

  deinit {
    munmap(start, Self.count)
  }

  /// Whether all of its pages are in memory.
  var isHandedOut: Bool {
    var pages = [UInt8](repeating: 0, count: Self.count / Int(sysconf(Int32(_SC_PAGESIZE))))
    return mincore(start, Self.count, &pages) == 0 && pages.allSatisfy { $0 & 1 == 1 }
  }
}

/// Takes down which threads it was done on.
private nonisolated final class Noting: ThreadWork {
  private(set) var threads: [ObjectIdentifier] = []

  override func carryOut() {
    threads.append(ObjectIdentifier(Thread.current))
  }
}
