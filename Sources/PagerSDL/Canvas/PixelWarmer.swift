import PagerGraphics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Has the system hand out the memory of a window's pixels, on a thread, while other things are done.
///
/// The first frame would wait for it otherwise, 4 KB by 4 KB. A system that does not know how lets it
/// wait.
nonisolated final class PixelWarmer: ThreadWork {
  /// Whether the system did it.
  private(set) var isDone = false

  private let start: UnsafeMutableRawPointer
  private let count: Int
  /// `MADV_POPULATE_WRITE`, since Linux 5.14; not every C library has a name for it.
  private static let populate: Int32 = 23

  /// Will warm the pixels of `bitmap`, which must stay where they are until the thread has ended.
  init(_ bitmap: Bitmap) {
    start = UnsafeMutableRawPointer(bitmap.base)
    count = 4 * bitmap.stride * bitmap.height
  }

  override func carryOut() {
    #if os(Linux)
      let page = Int(sysconf(Int32(_SC_PAGESIZE)))
      let first = start.alignedUp(toMultipleOf: page)
      let length = (count - (first - start)) / page * page
      isDone = length > 0 && madvise(first, length, Self.populate) == 0
    #endif
  }
}
