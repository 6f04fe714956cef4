/// What a case can expect; there is nothing else.
enum CaseKind: String, CaseIterable {
  // The state at one time: `at`, else at the end.

  /// Page, offset, indicator, titles and appeared page all agree on this index; `"any"` on one.
  case inSync
  /// This index is the selected one; `"none"` without pages.
  case selected
  /// The pages lie here, in points, give or take `tolerance`.
  case offset
  /// The place on the strip is this, in pages.
  case position
  /// The indicator lies on this tab; `"none"` is drawn.
  case indicator
  /// The list of the scene is scrolled so far.
  case listOffset
  /// The button of the scene was clicked so often.
  case clicks
  /// The button of the scene looks pressed, or not.
  case pressed
  /// The object of this page is the same that it was at `from`.
  case sameObject
  /// No object of these pages is left.
  case released
  /// An object of each of these pages is left.
  case alive
  /// More than half a pixel is seen of this page only.
  case onlyVisible
  /// The pages show these texts.
  case shows
  /// The factory was called so often for each page.
  case factoryCalls
  /// Nothing is held or moves from `at` to `until`, and the pages lie exactly.
  case rests
  /// The pages end on the page that was nearest at `from`.
  case settlesNearest

  /// The strip scrolls so far, in points.
  case stripRange
  /// The strip is scrolled so far, in points.
  case stripOffset
  /// The tabs lie edge to edge between these two places of the strip's content, equally wide.
  case tabsFill
  /// No tab begins before the one before it ends.
  case tabsOrdered
  /// This tab lies wholly within the strip.
  case tabInView
  /// This tab is at least (`atLeast`) or at most (`atMost`) so wide, in points.
  case tabWidth
  /// Its indicator is as wide as this tab.
  case indicatorFills
  /// The strip shows these titles whole.
  case titles
  /// The title of this tab is cut to whole characters and an ellipsis, within its tab; it is left
  /// out if that does not fit either.
  case titleCut
  /// This tab, and by as much those behind it, grew by at least `by` points since `from`.
  case tabGrew
  /// The indicator lies this share of the way (`share`) from this tab to the next.
  case indicatorBetween
  /// No tab or text lies further than this from where it was at `from`, in points.
  case layoutStays

  // What was told from `from` until `until`.

  /// These entries and no others; those of the events `only`, of the page `of`; in any order when
  /// `ordered` is false.
  case log
  /// So many entries like this (`is`), or not more (`atMost`).
  case count
  /// Each page's entries make only the steps that there are, and end in sight or out of it.
  case balanced
  /// These pages were made, and no others.
  case created
  /// These pages were never made.
  case notCreated
  /// Nothing was told and no page moved.
  case quiet
  /// A page that was told that it appeared is the one at which the pages rest then.
  case appearsOnlyAtRest

  /// So many frames were drawn.
  case drawn
  /// At most so many page objects are left in any frame, and as many as were made and not let go.
  case liveAtMost

  // All frames from `from` to `until`.

  /// No page that is seen is moved or replaced: pages come and go at the edges.
  case neverSwapped
  /// Every pixel of the page area is a page's, except beyond the ends.
  case neverBlank
  /// Every number is finite and no size negative.
  case finite
  /// These titles do not look selected in the least.
  case titlesPassedOver
  /// A quantity (`of`) changes by at most this from frame to frame.
  case continuous
  /// A quantity (`of`) goes only `"up"` or only `"down"`.
  case monotone
  /// A quantity (`of`) stays between two numbers.
  case within
  /// A quantity stays the same.
  case unchanged
  /// A quantity is another at the end than at the beginning.
  case moves
  /// The pages move, but less than the pointer that drags them since its press at this x.
  case lessThanDrag
  /// The pages come to rest so often.
  case restCount

  /// The keys that may stand beside the kind and the times.
  var keys: [String] {
    switch self {
    case .offset, .position, .listOffset: ["tolerance"]
    case .stripRange, .stripOffset: ["tolerance"]
    case .tabWidth: ["atLeast", "atMost"]
    case .tabGrew: ["by"]
    case .indicatorBetween: ["share"]
    case .log: ["only", "of", "ordered"]
    case .count: ["is", "atMost"]
    case .continuous, .monotone, .within: ["of"]
    default: []
    }
  }
}
