/// Buffers that painters use for a moment; kept, so that a frame after the first allocates none.
///
/// Share one among the painters of a window.
public final class ScratchPixels {
  private var free: [UnsafeMutableBufferPointer<UInt32>] = []

  /// Creates an empty store.
  public init() {}

  deinit {
    for buffer in free { buffer.deallocate() }
  }

  /// Lends `count` pixels of any content for the time of `body`.
  ///
  /// Calls may be nested; each level has a buffer of its own, as large as its largest use.
  func lend(_ count: Int, _ body: (UnsafeMutablePointer<UInt32>) -> Void) {
    var buffer = free.popLast() ?? .allocate(capacity: max(1, count))
    if buffer.count < count {
      buffer.deallocate()
      buffer = .allocate(capacity: count)
    }
    if let base = buffer.baseAddress { body(base) }
    free.append(buffer)
  }
}
