import CSDL2

/// The events that one pump delivered.
nonisolated struct EventBatch {
  /// Events of a batch whose stamps are further apart than this were stamped when they happened.
  ///
  /// SDL stamps them when it pumps them, all within a millisecond or two.
  private static let leastSpread: UInt32 = 2

  /// The events, of which only the last change of size is left.
  private(set) var events: [SDL_Event] = []
  /// Whether the window may be on another display than before.
  let tellsOfDisplay: Bool

  /// Creates a batch of `events`, in order.
  init(_ events: [SDL_Event]) {
    // Asked before the last change of size takes the place of the others: it may be one of those.
    tellsOfDisplay = events.contains { $0.isWindow(SDL_WINDOWEVENT_DISPLAY_CHANGED) }
    let last = events.lastIndex(where: \.isSizeChange)
    self.events = events.enumerated().filter { index, event in
      !event.isSizeChange || index == last
    }.map(\.element)
  }

  /// Whether the stamps of its pointer events are those of the pump.
  var isStampedByPump: Bool {
    let stamps = events.filter(\.isOfPointer).map(\.common.timestamp)
    guard let first = stamps.first else { return true }
    // A difference that wraps around is still a small one.
    return stamps.allSatisfy { $0 &- first < EventBatch.leastSpread }
  }

  /// Whether it asks for all pixels anew.
  var asksForRepaint: Bool {
    events.contains { $0.isSizeChange || $0.isExposure || $0.isLossOfTextures }
  }

  /// Whether the renderer lost its textures.
  var tellsOfLostTextures: Bool {
    events.contains(where: \.isLossOfTextures)
  }

  /// Whether a hand moved that holds something: a finger, or the mouse with a button down.
  var tellsOfHand: Bool {
    events.contains { event in
      event.kind == SDL_FINGERMOTION || (event.kind == SDL_MOUSEMOTION && event.motion.state != 0)
    }
  }

  /// Whether something happened that a window nobody sees does not get.
  var tellsOfAttention: Bool {
    events.contains { event in
      event.isOfPointer || event.isExposure || event.isWindow(SDL_WINDOWEVENT_FOCUS_GAINED)
        || [SDL_KEYDOWN, SDL_MOUSEWHEEL].contains(event.kind)
    }
  }
}

nonisolated extension SDL_Event {
  /// Whether it is this event of the window.
  func isWindow(_ what: SDL_WindowEventID) -> Bool {
    kind == SDL_WINDOWEVENT && UInt32(window.event) == what.rawValue
  }

  /// Whether the window has another size, or its pixels may have.
  var isSizeChange: Bool {
    isWindow(SDL_WINDOWEVENT_SIZE_CHANGED) || isWindow(SDL_WINDOWEVENT_DISPLAY_CHANGED)
  }

  fileprivate var isExposure: Bool { isWindow(SDL_WINDOWEVENT_EXPOSED) }

  fileprivate var isLossOfTextures: Bool {
    [SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET].contains(kind)
  }

  fileprivate var isOfPointer: Bool {
    [
      SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_FINGERDOWN, SDL_FINGERMOTION,
      SDL_FINGERUP,
    ].contains(kind)
  }
}
