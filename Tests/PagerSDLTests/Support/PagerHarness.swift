import CSDL2
import PagerCore
import PagerKit
import PagerTestSupport

@testable import PagerSDL

/// A pager of five numbered pages in a real loop's window of 400 × 300 points.
@MainActor
final class PagerHarness {
  let pager: PagerController
  let harness: LoopHarness
  private(set) var log: [PagerLogEntry] = []

  init(scale: Double? = nil) throws {
    pager = PagerController(
      source: NumberedPages(count: 5, type: "Probe"), registry: .probes(), start: 1)
    harness = try LoopHarness(pager, scale: scale)
    pager.onLog = { [weak self] in self?.log.append($0) }
  }

  var loop: SDLLoop { harness.loop }
  var statistics: SDLStatistics { harness.window.statistics }

  /// Hands events over and waits until nothing moves.
  func push(_ events: SDL_Event...) {
    hand(events)
    harness.settle()
  }

  /// Hands events over in one pump, and draws no frame.
  func hand(_ events: [SDL_Event]) {
    loop.handle(EventBatch(events))
    loop.wake = .now
  }

  /// Waits until SDL counts so many milliseconds, as a window that has a clock to show.
  func wait(milliseconds: UInt64) {
    let now = SDL_GetTicks64()
    guard now < milliseconds else { return }
    harness.stage.start(Alarm(at: SDLClock.now + Double(milliseconds - now + 2) / 1000))
    loop.wake = .now
    harness.settle()
  }
}

/// Asks for a frame at a time.
private final class Alarm: Animating {
  private let time: Double

  init(at time: Double) {
    self.time = time
  }

  func advance(to now: Double) -> Wake { now < time ? .at(time) : .never }
}
