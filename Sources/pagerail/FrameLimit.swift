import PagerKit

/// Asks for one frame after the other, and tells when there were enough.
final class FrameLimit: Animating {
  private var left: Int
  private let reached: () -> Void

  /// Creates a limit that calls `reached` with the `count`th frame.
  init(_ count: Int, reached: @escaping () -> Void) {
    left = count
    self.reached = reached
  }

  /// Counts the frame that is about to be drawn.
  func advance(to time: Double) -> Wake {
    left -= 1
    guard left <= 0 else { return .now }
    reached()
    return .never
  }
}
