import PagerMotion

/// Which page is where: the one truth of a pager, as a value that takes inputs and times and tells
/// events.
///
/// It has no clock, no view and no page object.
///
/// Positions are in pages on the route, distances of input in points, times in seconds. A time
/// before the last one counts as the last one; a value that is no finite number is refused.
public struct PagerModel: Sendable {
  /// The pages in order.
  public internal(set) var source: any PageSource
  /// What moves how.
  ///
  /// It may change at any time: pages that are beyond an end they may no longer be pulled past
  /// return to it at once, and a motion ends when motion is reduced.
  public var settings: PagerSettings {
    didSet { takeOver(settings, insteadOf: oldValue) }
  }
  /// The pages that are side by side now.
  public internal(set) var route: Route
  /// The place on the route: 1.5 is half way between its slots 1 and 2.
  public internal(set) var position = 0.0
  /// The identity of the selected page: where the motion will end.
  ///
  /// Nothing without pages.
  public internal(set) var target: PageID?
  /// The deck index of the selected page.
  public internal(set) var targetIndex: Int?
  /// The page of the last rest.
  public internal(set) var settled: PageID?
  /// Whether the pager is seen: its window is shown and it is attached.
  public internal(set) var isShown = false
  /// The width of the viewport and of each page, in points; not negative.
  public internal(set) var viewportWidth = 0.0
  /// Device pixels a point.
  public internal(set) var pixelScale = 1.0
  /// The latest time that was handed in, in seconds.
  public internal(set) var time = 0.0

  var travel = Travel.rest
  var lifecycle = LifecycleMachine()
  var events: [PagerEvent] = []
  var pendingSelections: [Int] = []
  var lastSelection = 0
  /// The last width that was above 0, in points: a window of no width forgets it.
  var knownWidth = 1.0

  /// Creates a pager that is not shown yet, on page `start`, clamped to the pages there are.
  public init(source: any PageSource, start: Int = 0, settings: PagerSettings = PagerSettings()) {
    self.source = source
    self.settings = settings
    route = Route(deckCount: source.count)
    guard source.count > 0 else { return }
    let index = min(max(start, 0), source.count - 1)
    position = Double(index)
    setTarget(index, reason: .start)
    settled = target
  }
}

// MARK: - State

extension PagerModel {
  /// What the pager is doing.
  public var phase: PagerPhase {
    switch travel {
    case .rest: .idle
    case .drag: .dragging
    case .snap, .fade: .settling
    }
  }

  /// Whether the position changes with time alone.
  public var isMoving: Bool { phase == .settling }

  /// The distance from one page to the next, in points.
  public var pitch: Double { viewportWidth + gap }

  /// The place on the route in points: exactly k·pitch at rest on page k.
  public var offset: Double { position * pitch }

  /// The speed of the position, in pages a second; 0 at rest and in a drag.
  public var velocity: Double {
    guard case .snap(let snap) = travel else { return 0 }
    let elapsed = time - snap.start
    let place = snap.motion.position(at: elapsed)
    return bounded(place) == place ? snap.motion.velocity(at: elapsed) : 0
  }

  /// The deck index of the route's page nearest to the position; nothing without pages.
  public var currentIndex: Int? {
    nearestSlot.flatMap(route.index(atSlot:))
  }

  /// The two pages between which the pager is; nothing without pages.
  ///
  /// Exactly on a page it begins there, on the last one it ends there.
  public var segment: RunningSegment? {
    guard let limits = route.limits else { return nil }
    if case .fade(let fade) = travel, let targetIndex {
      return RunningSegment(from: fade.from.index, to: targetIndex, progress: fadeProgress(fade))
    }
    let place = min(max(position, limits.lowerBound), limits.upperBound)
    let slot = Int(min(place.rounded(.down), max(limits.upperBound - 1, limits.lowerBound)))
    guard let from = route.index(atSlot: slot) else { return nil }
    let to = route.index(atSlot: slot + 1) ?? from
    let progress = route.shownProgress(place - Double(slot), from: slot)
    return RunningSegment(from: from, to: to, progress: to == from ? 0 : progress)
  }

  /// The place on the strip, in titles; 0 without pages.
  public var stripPosition: Double { segment?.stripPosition ?? 0 }

  /// The speed of the place on the strip, in titles a second: in a jump that of many pages at once.
  public var stripVelocity: Double {
    guard let segment, segment.from != segment.to else { return velocity }
    let slope = route.isDeck ? 1 : route.shownSlope(at: position)
    return velocity * slope * Double(segment.to - segment.from)
  }

  /// How far the pages are pulled beyond an end, in pages; negative before the first one.
  public var overscroll: Double {
    guard let limits = route.limits else { return 0 }
    return position - min(max(position, limits.lowerBound), limits.upperBound)
  }

  /// The events since the last call, in order.
  public mutating func takeEvents() -> [PagerEvent] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }
}

// MARK: - Helpers of all extensions

extension PagerModel {
  var nearestSlot: Int? {
    guard let limits = route.limits else { return nil }
    return Int(min(max(position, limits.lowerBound), limits.upperBound).rounded())
  }

  func fadeProgress(_ fade: Travel.Fade) -> Double {
    guard settings.fadeDuration > 0, settings.fadeDuration.isFinite else { return 1 }
    return min(max((time - fade.start) / settings.fadeDuration, 0), 1)
  }

  /// The pixels from one page to the next; in a window of no width those of the last one.
  var pixelPitch: Double { (knownWidth + gap) * pixelScale }

  private var gap: Double {
    settings.spacing > 0 && settings.spacing.isFinite ? settings.spacing : 0
  }

  /// Whether the pages may be beyond an end.
  var allowsOverscroll: Bool { settings.bounces && !settings.reducesMotion }

  /// The position, or the end beyond which it may not be.
  func bounded(_ position: Double) -> Double {
    guard !allowsOverscroll, let limits = route.limits else { return position }
    return min(max(position, limits.lowerBound), limits.upperBound)
  }

  /// Makes the page at `index` the selected one and tells it; `false` if it was that already.
  @discardableResult
  mutating func setTarget(_ index: Int, reason: SelectionReason) -> Bool {
    let id = source.identity(at: index)
    targetIndex = index
    guard id != target else { return false }
    endPendingSelections(.superseded)
    target = id
    events.append(.selected(id, index: index, reason: reason))
    return true
  }

  mutating func endPendingSelections(_ outcome: SelectionOutcome) {
    for selection in pendingSelections { events.append(.selectionEnded(selection, outcome)) }
    pendingSelections.removeAll()
  }

  mutating func sendLifecycle() {
    for event in lifecycle.takeEvents() { events.append(.lifecycle(event.step, event.page)) }
  }
}
