import PagerGraphics
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Has the system hand out the memory of pixels, on a thread, while other things are done.
///
/// The first frame would wait for it otherwise, 4 KB by 4 KB: for as long as it takes to paint. A
/// system that does not know how lets it wait. Pages of 2 MB would do as well, but a system that has
/// none at hand makes room for them in the middle of a frame.
nonisolated final class PixelWarmer: ThreadWork {
  /// Whether the system did it for all of them.
  private(set) var isDone = false

  private let bitmaps: [Bitmap]
  private let isStopped = Atomic(false)
  /// `MADV_POPULATE_WRITE`, since Linux 5.14; not every C library has a name for it.
  private static let populate: Int32 = 23
  /// So many bytes at a time: meanwhile no other thread of the program can map or unmap memory.
  private static let step = 64 << 10

  /// Will warm the pixels of `bitmaps`, in this order.
  ///
  /// They are only named to the system, never read or written. A window that changes before its first
  /// frame may have given its memory back by then: the system refuses, or hands out other memory of
  /// the program a little early.
  init(_ bitmaps: [Bitmap]) {
    self.bitmaps = bitmaps
  }

  /// Leaves the rest as it is; to be called from any thread.
  func stop() {
    isStopped.store(true, ordering: .relaxed)
  }

  override func carryOut() {
    isDone = bitmaps.allSatisfy(warm)
  }

  private func warm(_ bitmap: Bitmap) -> Bool {
    #if os(Linux)
      let start = UnsafeMutableRawPointer(bitmap.base)
      let page = Int(sysconf(Int32(_SC_PAGESIZE)))
      let first = start.alignedUp(toMultipleOf: page)
      let length = (4 * bitmap.stride * bitmap.height - (first - start)) / page * page
      return stride(from: 0, to: length, by: Self.step).allSatisfy { offset in
        !isStopped.load(ordering: .relaxed)
          && madvise(first + offset, min(Self.step, length - offset), Self.populate) == 0
      }
    #else
      return false
    #endif
  }
}
