import PagerMotion

/// What moves the position on the route.
enum Travel: Sendable, Equatable {
  /// Nothing: the pager rests on its target.
  case rest
  /// A hand holds the pages.
  case drag(Drag)
  /// A spring takes the position to a slot.
  case snap(Snap)
  /// The target appears over the page that was seen before, without a way.
  case fade(Fade)

  /// A drag in progress; positions are in pages and not yet held back by the rubber band.
  struct Drag: Sendable, Equatable {
    /// The page that the pager was on at the press.
    var start: PageID
    /// The position that belongs to the translation `base`.
    var anchor: Double
    /// The translation at which `anchor` was taken, in points.
    var base = 0.0
    /// The newest translation since the drag began, in points.
    var translation = 0.0
    /// What a selection at its end is put down to.
    var reason: SelectionReason
  }

  /// A spring that was let go at a time.
  struct Snap: Sendable, Equatable {
    /// The motion in pages.
    var motion: PageSnap
    /// The response of its spring, in seconds.
    var response: Double
    /// The time at which it began, in seconds.
    var start: Double
  }

  /// A page that gives way to another in place.
  struct Fade: Sendable, Equatable {
    /// The page that is going.
    var from: Route.Stop
    /// The time at which it began, in seconds.
    var start: Double
  }
}
