import PagerCore
import PagerDecks
import PagerGraphics
import PagerKit
import PagerSDL

/// The pages that the options ask for, in a pager that is in no window yet.
struct Show {
  /// The pages.
  let source: any PageSource
  /// The pager that shows them.
  let pager: PagerController

  /// Makes the pager, open on the page at `start`.
  init(_ options: Options, start: Int) throws(RegistryFailure) {
    let registry = PageRegistry()
    try BuiltInPages.register(in: registry)
    source = Show.source(options)
    pager = PagerController(
      source: source, registry: registry, look: options.adjustedLook, start: start,
      services: PageServices(warn: { Complaint.write($0) }))
    pager.jump = options.jump
    pager.name = DemoDeck.name
    pager.looks = Looks.all.map(options.adjusted)
  }

  /// The pages that the options ask for.
  static func source(_ options: Options) -> any PageSource {
    options.demoPages.map(DemoDeck.numbered) ?? DemoDeck.full
  }
}

extension Options {
  /// The index of the first page; it may lie beyond the pages there are.
  var start: Int { (page ?? 1).addingClamped(-1) }

  /// The colours of everything.
  var theme: Theme { isDark ? .dark : .light }

  /// How the window is opened.
  var windowOptions: SDLWindowOptions {
    var window = SDLWindowOptions(size: size)
    window.scale = scale
    window.renderer = renderer
    window.isFullScreen = isFullScreen
    window.refreshRate = refreshRate
    window.fontFile = fontFile
    window.warn = { Complaint.write($0) }
    return window
  }
}

extension Int {
  /// The sum, or the greatest or least number if it is beyond them.
  fileprivate func addingClamped(_ other: Int) -> Int {
    let (sum, isBeyond) = addingReportingOverflow(other)
    guard isBeyond else { return sum }
    return other < 0 ? Int.min : Int.max
  }
}
