import CSDL2
import PagerKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension SDLLoop {
  /// Whether it is time for a frame, or for something that the stage waits for.
  var isDue: Bool {
    let lead = wake == .now ? pacer.lead : 0
    return deadline.map { SDLClock.now >= $0 - lead } ?? false
  }

  /// When the stage must be asked again at the latest; nothing when only an event can matter.
  private var deadline: Double? {
    switch wake {
    case .now: followsHand ? pacer.handSlot : pacer.slot
    case .at(let time): max(time, pacer.slot)
    case .never: nil
    }
  }

  /// All events that are there; waits for them, or until the deadline, when there are none.
  func nextEvents() -> [SDL_Event] {
    if isDue || mayIdle {
      let ready = pumpedEvents()
      guard ready.isEmpty, !isDue, !doIdleWork() else { return ready }
    }
    // This takes in by itself what is there.
    guard let first = waitForEvent() else { return [] }
    return [first] + pumpedEvents()
  }

  private func pumpedEvents() -> [SDL_Event] {
    SDL_PumpEvents()
    var events: [SDL_Event] = []
    var event = SDL_Event()
    while takeEvent(&event) { events.append(event) }
    return events
  }

  private func takeEvent(_ event: inout SDL_Event) -> Bool {
    SDL_PeepEvents(
      &event, 1, SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == 1
  }

  /// Whether there is idle work, and nothing else is to be done.
  ///
  /// While something moves nothing is idle: the work waits until the pages rest, on purpose.
  private var mayIdle: Bool { wake != .now && !isDue && stage.hasIdleWork }

  /// Does one piece of idle work, at one time, whatever it takes.
  private func doIdleWork() -> Bool {
    guard mayIdle else { return false }
    let did = atOneTime {
      window.onStep?(.idle(stage.time))
      return timed { stage.performIdleWork() }
    }
    // It may have changed what is seen.
    if stage.needsFrame { wake = .now }
    return did
  }

  private func waitForEvent() -> SDL_Event? {
    var event = SDL_Event()
    guard let deadline else { return count(SDL_WaitEvent(&event) == 1) ? event : nil }
    let milliseconds = (deadline - SDLClock.now) * 1000
    guard milliseconds > 0 else { return nil }
    // A frame comes that much too early, or sleeps for the rest; what else is waited for may come as
    // much too late.
    let rounding: FloatingPointRoundingRule = wake == .now ? .down : .up
    let whole = Int32(min(milliseconds.rounded(rounding), 1e9))
    guard whole > 0 else { return sleep(seconds: milliseconds / 1000) }
    return count(SDL_WaitEventTimeout(&event, whole) == 1) ? event : nil
  }

  private func sleep(seconds: Double) -> SDL_Event? {
    var time = timespec(tv_sec: 0, tv_nsec: Int(seconds * 1e9))
    nanosleep(&time, nil)
    return nil
  }

  private func count(_ isEvent: Bool) -> Bool {
    if isEvent {
      window.statistics.eventWakes += 1
    } else {
      window.statistics.timedWakes += 1
    }
    return isEvent
  }
}
