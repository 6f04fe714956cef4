import PagerGraphics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Memory for the pixels of a layer, in huge pages where it is large and the system has them.
///
/// Fresh memory is handed out when it is first written, which takes as long as painting if it comes
/// by 4 KB. What is left over beyond whole huge pages comes so.
final class PixelMemory {
  /// The pixels, of any content at first.
  let bitmap: Bitmap

  private let mapping: UnsafeMutableRawBufferPointer?
  private static let hugePage = 2 << 20

  /// Reserves memory for `width` × `height` pixels.
  init(width: Int, height: Int) {
    mapping = PixelMemory.map(4 * width * height)
    guard let start = mapping?.baseAddress else {
      bitmap = Bitmap(anyContentOfWidth: width, height: height)
      return
    }
    bitmap = Bitmap(
      borrowing: start.bindMemory(to: UInt32.self, capacity: width * height), width: width,
      height: height, stride: width)
  }

  isolated deinit {
    if let mapping { munmap(mapping.baseAddress, mapping.count) }
  }

  /// So many bytes from a huge page's start on; nothing if there is less than one to gain.
  private static func map(_ count: Int) -> UnsafeMutableRawBufferPointer? {
    #if os(Linux)
      guard count >= hugePage else { return nil }
      let whole = mmap(
        nil, count + hugePage, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      guard let whole, whole != MAP_FAILED else { return nil }
      let start = whole.alignedUp(toMultipleOf: hugePage)
      let head = start - whole
      if head > 0 { munmap(whole, head) }
      let used = UnsafeMutableRawBufferPointer(start: start, count: count)
      let end = (start + count).alignedUp(toMultipleOf: Int(sysconf(Int32(_SC_PAGESIZE))))
      let tail = whole + count + hugePage - end
      if tail > 0 { munmap(end, tail) }
      madvise(start, count / hugePage * hugePage, MADV_HUGEPAGE)
      return used
    #else
      return nil
    #endif
  }
}
