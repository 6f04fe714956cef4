import PagerDecks
import PagerGraphics
import PagerKit
import PagerSDL

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Goes through all pages of a deck, one swipe after the other, and draws what would be seen.
final class Swiping {
  /// Whether every page became ready in time.
  private(set) var isSound = true
  private let deck: Deck
  private let pager: PagerController
  private let stage: Stage
  private let compositor: MemoryCompositor
  private let complaints: Complaints
  private var time = 0.0
  private var slowest = (seconds: 0.0, title: "")
  private var longestFrame = (seconds: 0.0, title: "")

  /// What the pages complained of.
  private final class Complaints {
    var lines: [String] = []
  }

  /// How long a page may take to become ready, in seconds.
  private static let patience = 60.0
  /// How long a frame may take, in seconds: beyond it the window would seem dead.
  private static let longestFrame = 2.0

  /// Opens `deck` at its first page.
  init(_ deck: Deck) throws {
    self.deck = deck
    let registry = PageRegistry()
    try BuiltInPages.register(in: registry)
    let complaints = Complaints()
    let services = PageServices(
      decodePicture: { try SDLPictureLoader.decode($0, $1, isCancelled: $2) },
      warn: { complaints.lines.append($0) })
    pager = PagerController(
      source: deck.source, registry: registry,
      services: FileReader(boundary: deck.boundary).added(to: services))
    let text = try SDLTextEngine(warn: { _ in })
    stage = Stage(root: pager, text: text)
    compositor = MemoryCompositor(text: text)
    self.complaints = complaints
    let size = Size(width: 960, height: 640)
    stage.handle(.window(WindowEvent(.resized(size, scale: 1), time: 0)))
    stage.handle(.window(WindowEvent(.shown, time: 0)))
  }

  /// Visits every page.
  func swipeThrough() {
    for index in 0..<deck.source.count {
      let title = deck.source.title(at: index)
      // Told before it is gone to, so that a trap or a hang tells where it was.
      print("page \(index + 1) \(title)")
      fflush(nil)
      let begin = ContinuousClock.now
      visit(index, title)
      let seconds = Self.seconds(since: begin)
      if seconds > slowest.seconds { slowest = (seconds, title) }
    }
  }

  /// One line: how many pages there were, how many complained, and which was the slowest.
  var report: String {
    let kinds = complaints.lines.isEmpty ? "" : ", e.g. \(complaints.lines[0])"
    return "SWIPED \(deck.source.count) pages, \(complaints.lines.count) complaints\(kinds); "
      + "slowest \(milliseconds(slowest)), longest frame \(milliseconds(longestFrame))"
  }
}

extension Swiping {
  private func visit(_ index: Int, _ title: String) {
    pager.go(to: index)
    frame(title)
    // In mid-swipe both pages are seen, and are painted.
    run(0.1, title)
    frame(title, paints: true)
    run(1, title)
    if !MainActorWork.run(until: { !self.pager.isPreparing }, within: Self.patience) {
      print("FAULT \(title) is not ready after \(Self.patience) s")
      isSound = false
    }
    for command: PagerCommand in [.scrollToEnd, .scrollPages(-1), .scrollToStart] {
      stage.handle(.command(command, time: time))
      run(0.5, title)
      frame(title, paints: true)
    }
    _ = MainActorWork.run(until: { true }, within: 0)
  }

  private func run(_ seconds: Double, _ title: String) {
    for _ in 0..<Int(seconds * 30) { frame(title) }
  }

  private func frame(_ title: String, paints: Bool = false) {
    let begin = ContinuousClock.now
    time += 1.0 / 30
    _ = stage.advance(to: time)
    let list = stage.displayList()
    if paints { _ = compositor.compose(list) }
    let seconds = Self.seconds(since: begin)
    if seconds > longestFrame.seconds { longestFrame = (seconds, title) }
    guard seconds > Self.longestFrame else { return }
    print("FAULT a frame of \(title) took \(seconds) s")
    isSound = false
  }

  private static func seconds(since begin: ContinuousClock.Instant) -> Double {
    (ContinuousClock.now - begin) / .seconds(1)
  }

  private func milliseconds(_ what: (seconds: Double, title: String)) -> String {
    "\(Int(what.seconds * 1000)) ms (\(what.title))"
  }
}
