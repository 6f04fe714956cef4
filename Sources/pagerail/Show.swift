import PagerCore
import PagerDecks
import PagerGraphics
import PagerKit
import PagerSDL

/// The pages that the options ask for, in a pager that is in no window yet.
struct Show {
  /// What is shown.
  let deck: Deck
  /// The pager that shows it.
  let pager: PagerController
  /// The colours of everything.
  let theme: Theme
  private let options: Options

  /// Makes the pager of `deck`, open on the page at `start`.
  init(_ deck: Deck, _ options: Options, start: Int) throws(RegistryFailure) {
    let registry = PageRegistry()
    try BuiltInPages.register(in: registry)
    let files = FileReader(boundary: deck.boundary)
    let services = files.added(to: Self.services)
    pager = PagerController(
      source: deck.source, registry: registry, look: options.look(of: deck.settings),
      start: start, services: services)
    pager.jump = options.jump
    pager.name = deck.title
    pager.looks = Program.looks.looks.map(options.adjusted)
    if let size = options.cacheSize { pager.cache.cost = size }
    theme = options.theme(of: deck.settings)
    self.deck = deck
    self.options = options
  }

  /// What pages get from the program, but for files.
  private static var services: PageServices {
    var services = PageServices(
      decodePicture: { try SDLPictureLoader.decode($0, $1, isCancelled: $2) },
      warn: { Complaint.write($0) })
    services.copy = SDLClipboard.copy
    services.openLink = LinkOpener.open
    return services
  }

  /// Opens what the options ask for, and tells what is wrong with it.
  static func open(_ options: Options) throws(DeckFailure) -> Deck {
    guard !options.paths.isEmpty else {
      let pages = options.demoPages.map(DemoDeck.numbered)
      return Deck(title: DemoDeck.name, source: pages ?? demo)
    }
    let deck = try options.opener.open(options.paths)
    for notice in deck.notices { Complaint.write("\(notice)") }
    return deck
  }

  private static var demo: PageList {
    let files = ProgramFiles.own
    return DemoDeck.full(picture: files.picture, file: files.program)
  }

  /// Keeps the pager in step with its files as long as the result lives; nothing if it shows none.
  func watchFiles() -> DeckReloader? {
    guard !deck.folders.isEmpty else { return nil }
    let reloader = DeckReloader(
      deck: deck, paths: options.paths, opener: options.opener, pager: pager)
    reloader.onProblem = { [weak pager] problem in
      pager?.notice = problem.map { "\($0)" }
      if let problem { Complaint.write("\(problem)") }
    }
    var shown = deck
    reloader.onReload = { [options, weak pager] deck in
      let (told, settings) = (shown.notices, shown.settings)
      shown = deck
      for notice in deck.notices where !told.contains(notice) { Complaint.write("\(notice)") }
      pager?.name = deck.title
      guard deck.settings != settings else { return }
      pager?.look = options.look(of: deck.settings)
      pager?.stage?.theme = options.theme(of: deck.settings)
    }
    return reloader
  }
}

extension Options {
  /// The index of the first page; it may lie beyond the pages there are.
  var start: Int { (page ?? 1).addingClamped(-1) }

  /// What opens the paths.
  var opener: DeckOpener {
    var opener = DeckOpener()
    opener.allowsOutside = allowsOutside
    opener.standardInputType = standardInputType
    return opener
  }

  /// Hands the window's content what was asked for about all of it.
  func prepare(_ stage: Stage, theme: Theme) {
    stage.theme = theme
    stage.isMirrored = isMirrored
    stage.reducesMotion = reducesMotion
  }

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
