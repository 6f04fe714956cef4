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
    let now = SDLClock.now
    return switch wake {
    case .now: pacer.isDue(at: now, followsHand: followsHand)
    case .at(let time): now >= max(time, pacer.slot)
    case .never: false
    }
  }

  /// When the stage must be asked again at the latest; nothing when only an event can matter.
  private var deadline: Double? {
    switch wake {
    case .now: followsHand ? pacer.handSlot : pacer.slot
    case .at(let time): max(time, pacer.slot)
    case .never: nil
    }
  }

  /// The events that came by now or, where nothing is due, while it waited for the first of them or
  /// for the deadline.
  func nextEvents() -> [SDL_Event] {
    guard isDue || mayIdle else { return awaitedEvents() }
    let ready = pumpedEvents()
    guard ready.isEmpty, !isDue, !doIdleWork() else { return ready }
    return awaitedEvents()
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

  // SDL's waiting takes in by itself what is there.
  private func awaitedEvents() -> [SDL_Event] {
    var event = SDL_Event()
    guard let deadline else { return events(SDL_WaitEvent(&event) == 1 ? event : nil) }
    let milliseconds = (deadline - SDLClock.now) * 1000
    guard milliseconds > 0 else { return pumpedEvents() }
    // A frame comes that much too early, or sleeps for the rest; what else is waited for may come as
    // much too late.
    let rounding: FloatingPointRoundingRule = wake == .now ? .down : .up
    let whole = Int32(min(milliseconds.rounded(rounding), 1e9))
    guard whole > 0 else { return events(afterSeconds: milliseconds / 1000) }
    return events(SDL_WaitEventTimeout(&event, whole) == 1 ? event : nil)
  }

  private func events(afterSeconds seconds: Double) -> [SDL_Event] {
    var time = timespec(tv_sec: 0, tv_nsec: Int(seconds * 1e9))
    nanosleep(&time, nil)
    return pumpedEvents()
  }

  /// The event that ended a wait, and those after it; none when it was the time.
  private func events(_ first: SDL_Event?) -> [SDL_Event] {
    guard let first else {
      window.statistics.timedWakes += 1
      return []
    }
    window.statistics.eventWakes += 1
    return [first] + pumpedEvents()
  }
}
