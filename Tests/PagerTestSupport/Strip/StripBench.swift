public import PagerCore
public import PagerGraphics
public import PagerKit

/// A pager of which only the strip matters: its pages are dragged to any place, and what the strip
/// draws can be read as commands and as pixels.
@MainActor
public final class StripBench {
  /// The pager, whose pages are 20 points high.
  public let pager: PagerController
  /// The window's content.
  public let stage: Stage
  private let text: any TextMeasuring & TextRasterizing
  private var time = 0.0
  private var pressedAt: Double?

  /// Opens a strip of these titles, `width` points wide, at rest on the page `start`.
  public init(
    _ titles: [String], look: Look, width: Double = 480, scale: Double = 1, start: Int = 0,
    theme: Theme = .light, text: any TextMeasuring & TextRasterizing = FixedTextEngine()
  ) {
    let pages = titles.enumerated().map { index, title in
      PageDescriptor(id: PageID("\(index)"), title: title, type: "Page")
    }
    let registry = PageRegistry()
    try? registry.register(Page.self, as: "Page")
    self.text = text
    pager = PagerController(
      source: PageList(pages), registry: registry, look: look, start: start)
    pager.cache.prefetches = false
    stage = Stage(root: pager, text: text, theme: theme)
    let size = Size(width: width, height: look.stripHeight + 20)
    stage.handle(.window(WindowEvent(.resized(size, scale: scale), time: 0)))
    stage.handle(.window(WindowEvent(.shown, time: 0)))
    _ = stage.displayList()
  }

  /// The strip.
  public var strip: TitleStrip { pager.strip }
}

// MARK: - Moving

extension StripBench {
  /// Drags the pages, without letting go, to where the strip position is `position`.
  public func drag(to position: Double) {
    let start = pressedAt ?? press()
    var x = start + (pager.position - position) * stage.size.width
    // The first moves pass the slop; what it took is put right by the next.
    for _ in 0..<4 {
      move(to: x)
      x += (pager.position - position) * stage.size.width
    }
    pressedAt = x
  }

  /// Lets go of the pages.
  public func release() {
    guard let x = pressedAt else { return }
    send(.up, x: x)
    pressedAt = nil
  }

  /// Shows the page at `index` at once.
  public func rest(at index: Int) {
    release()
    pager.go(to: index, jump: .instant, animated: false)
    advance(by: 3)
  }

  /// Moves everything by `seconds`.
  public func advance(by seconds: Double = 1.0 / 60) {
    time += seconds
    _ = stage.advance(to: time)
    _ = stage.displayList()
  }

  /// Flings the pages to the next one.
  public func fling() {
    let x = stage.size.width / 2
    send(.down, x: x)
    for step in 1...5 {
      time += 0.01
      send(.move, x: x - Double(step) * 16)
    }
    send(.up, x: x - 80)
  }

  /// Taps the title of a tab and takes the pointer away.
  public func tap(_ tab: Int) {
    guard let middle = strip.frame(ofTab: tab)?.midX else { return }
    let place = Point(x: middle, y: strip.bounds.height / 2)
    for kind in [PointerEvent.Kind.down, .up] {
      stage.handle(.pointer(PointerEvent(kind, at: place, isHeld: kind == .down, time: time)))
    }
    stage.handle(.window(WindowEvent(.pointerLeft, time: time)))
  }

  /// Carries out a command, as a key would.
  public func command(_ command: PagerCommand) {
    stage.handle(.command(command, time: time))
  }

  /// Moves the pointer to a place of the strip, in points.
  public func hover(x: Double) {
    let place = Point(x: x, y: strip.bounds.height / 2)
    stage.handle(.pointer(PointerEvent(.move, at: place, isHeld: false, time: time)))
  }

  private func press() -> Double {
    let x = stage.size.width / 2
    send(.down, x: x)
    return x
  }

  private func move(to x: Double) {
    time += 0.1
    send(.move, x: x)
  }

  private func send(_ kind: PointerEvent.Kind, x: Double) {
    let place = Point(x: x, y: stage.size.height - 10)
    stage.handle(.pointer(PointerEvent(kind, at: place, isHeld: kind != .up, time: time)))
  }
}

// MARK: - Seeing

extension StripBench {
  /// What the strip draws now.
  public var commands: [DrawCommand] { layer?.commands ?? [] }

  /// The lines of text outside of clips, in the order of drawing.
  public var titles: [TextRun] {
    commands.compactMap { command in
      if case .text(let run) = command { run } else { nil }
    }
  }

  /// The areas that are filled with `color`, in the order of drawing.
  public func fills(_ color: Color) -> [Shape] {
    commands.compactMap { command in
      if case .fill(let shape, color) = command { shape } else { nil }
    }
  }

  /// The strip's pixels now.
  public func picture() -> Bitmap {
    guard let layer else { return Bitmap(width: 0, height: 0) }
    let bitmap = Bitmap(width: layer.frame.width, height: layer.frame.height)
    Painter(target: bitmap, scale: stage.scale, text: text).paint(layer)
    return bitmap
  }

  private var layer: Layer? {
    let frame = strip.bounds.pixels(atScale: stage.scale)
    return stage.displayList().layers.last { $0.frame == frame }
  }
}
