import Dispatch
import Synchronization

extension TextBuffer {
  /// Lets go of the text on another thread: to hand the memory of 100 MB back takes the system
  /// longer than a frame.
  mutating func release() {
    guard byteCount > 1 << 20 else { return }
    var old = TextBuffer()
    swap(&old, &self)
    let last = Released(buffer: old)
    old = TextBuffer()
    DispatchQueue.global(qos: .utility).async { last.release() }
  }
}

/// The last who holds a text.
private final class Released: Sendable {
  private let state: Mutex<TextBuffer>

  init(buffer: consuming TextBuffer) {
    state = Mutex(buffer)
  }

  func release() {
    state.withLock { $0 = TextBuffer() }
  }
}
