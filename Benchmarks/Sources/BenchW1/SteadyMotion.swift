import PagerKit
import PagerSDL

/// Moves between the first two pages, which were shown before, without an end: what a frame costs
/// when nothing new is to be painted.
final class SteadyMotion: Animating {
  private let pager: PagerController
  private let window: SDLWindow
  private var start: Double?
  private var turned = 0.0
  private var begin: (cpu: Double, presents: Int, dropped: Int, time: Double)?
  private static let warmUp = 2.0
  private static let end = 6.0
  private static let pause = 0.25

  init(_ pager: PagerController, _ window: SDLWindow) {
    self.pager = pager
    self.window = window
  }

  /// Turns back before the pages come to rest; measures once both are painted.
  func advance(to time: Double) -> Wake {
    let start = start ?? time
    self.start = start
    let elapsed = time - start
    if elapsed >= turned + Self.pause {
      turned = elapsed
      pager.go(to: pager.target == 0 ? 1 : 0)
    }
    if elapsed >= Self.warmUp, begin == nil {
      let loop = window.statistics
      begin = (usedCPU(), loop.presents, loop.droppedFrames, elapsed)
    }
    if elapsed >= Self.end { tell(elapsed) }
    return .at(start + turned + Self.pause)
  }

  /// Prints milliseconds of CPU a frame, frames a second, the share of frames left out, and the
  /// longest frame in milliseconds.
  private func tell(_ elapsed: Double) {
    guard let begin else { return }
    let loop = window.statistics
    let frames = loop.presents - begin.presents
    let dropped = Double(loop.droppedFrames - begin.dropped) / Double(max(1, frames))
    let cpu = (usedCPU() - begin.cpu) / Double(max(1, frames)) * 1000
    print(
      "@steady \(cpu) \(Double(frames) / (elapsed - begin.time)) \(dropped)"
        + " \(loop.longestFrame * 1000)")
    flush()
    window.quit()
  }
}
