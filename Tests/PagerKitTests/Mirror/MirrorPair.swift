import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport

/// Two windows with the same content, of which the second has right and left exchanged: each gets
/// the same input, the second one mirrored.
@MainActor
final class MirrorPair {
  /// What is on each page.
  enum Content {
    case board
    case list
    case broadScroller
    case pager
  }

  let plain: Scene
  let turned: Scene

  /// Opens windows of `count` pages with this content.
  init(
    look: Look, count: Int = 8, start: Int = 1, content: Content = .board,
    size: Size = Size(width: 400, height: 300), scale: Double = 1
  ) {
    func scene() -> Scene {
      let registry = PageRegistry.probes { page in
        page.content.addSubview(Self.view(content))
      }
      return Scene(
        source: NumberedPages(count: count, type: "Probe"), registry: registry, look: look,
        start: start, size: size, scale: scale)
    }
    (plain, turned) = (scene(), scene())
    turned.stage.isMirrored = true
    advance()
  }

  private static func view(_ content: Content) -> View {
    switch content {
    case .board: board()
    case .list: list()
    case .broadScroller: broadScroller()
    case .pager: pager()
    }
  }

  private static func broadScroller() -> View {
    let scroll = ScrollView(axis: .horizontal)
    scroll.contentLength = 900
    let far = Button("Far") {}
    far.frame = Rect(x: 520, y: 40, width: 90, height: 40)
    for button in [board(), far] { scroll.contentView.addSubview(button) }
    scroll.frame = Rect(x: 0, y: 0, width: 400, height: 200)
    return scroll
  }

  private static func pager() -> View {
    let registry = PageRegistry.probes { $0.content.addSubview(board()) }
    let pager = PagerController(
      source: NumberedPages(count: 3, type: "Probe"), registry: registry, start: 1)
    pager.cache.prefetches = false
    pager.frame = Rect(x: 0, y: 0, width: 400, height: 200)
    return pager
  }

  private static func board() -> View {
    let button = Button("Left") {}
    button.frame = Rect(x: 16, y: 20, width: 90, height: 40)
    return button
  }

  private static func list() -> View {
    let list = ListView()
    list.rowCount = 60
    list.rowHeight = 30
    list.makeRow = { Label("Row \($0)", font: Font(size: 12)) }
    list.frame = Rect(x: 0, y: 0, width: 400, height: 256)
    return list
  }
}

// MARK: - What happens to both

extension MirrorPair {
  /// Draws the newest frame of both.
  func advance(by seconds: Double = 0.016) {
    for scene in [plain, turned] { scene.advance(to: scene.time + seconds) }
  }

  func pointer(_ kind: PointerEvent.Kind, _ x: Double, _ y: Double = 200) {
    send(.pointer(PointerEvent(kind, at: Point(x: x, y: y), isHeld: kind != .up, time: plain.time)))
  }

  func hover(_ x: Double, _ y: Double) {
    send(.pointer(PointerEvent(.move, at: Point(x: x, y: y), isHeld: false, time: plain.time)))
  }

  func wheel(x: Double = 0, y: Double = 0, at place: Point = Point(x: 100, y: 200)) {
    send(.wheel(WheelEvent(Vector(dx: x, dy: y), at: place, time: plain.time)))
  }

  func key(_ key: Key) {
    send(.key(KeyEvent(key, time: plain.time)))
  }

  private func send(_ event: InputEvent) {
    plain.handle(event)
    turned.handle(turnedRound(event))
  }

  private func turnedRound(_ event: InputEvent) -> InputEvent {
    let width = turned.stage.size.width
    switch event {
    case .pointer(var pointer):
      pointer.position.x = width - pointer.position.x
      return .pointer(pointer)
    case .wheel(var wheel):
      wheel.position.x = width - wheel.position.x
      wheel.delta.dx = -wheel.delta.dx
      return .wheel(wheel)
    case .key(var key):
      key.key = key.key == "Left" ? "Right" : key.key == "Right" ? "Left" : key.key
      return .key(key)
    case .window, .command: return event
    }
  }
}

// MARK: - What both show

extension MirrorPair {
  /// What is on the page that is selected, in both windows.
  func content<Kind: View>(_ kind: Kind.Type) -> (plain: Kind?, turned: Kind?) {
    func content(_ scene: Scene) -> Kind? {
      let id = scene.pager.target.map(scene.pager.source.identity(at:))
      return id.flatMap(scene.pager.page)?.view.subviews.first as? Kind
    }
    return (content(plain), content(turned))
  }

  /// What is not the mirror image of the other window, one sentence each.
  var faults: [String] {
    let expected = plain.stage.displayList()
    let seen = turned.stage.displayList()
    guard expected.layers.count == seen.layers.count else {
      return ["\(seen.layers.count) layers, not \(expected.layers.count)"]
    }
    return zip(expected.layers, seen.layers).flatMap { faults($0, $1, expected) }
  }

  private func faults(_ plain: Layer, _ turned: Layer, _ list: DisplayList) -> [String] {
    var faults: [String] = []
    if turned.frame != plain.frame.mirrored(inWidth: list.width) {
      faults.append("a layer lies at \(turned.frame), mirrored from \(plain.frame)")
    }
    if turned.clip != plain.clip.mirrored(inWidth: list.width) {
      faults.append("a layer is seen in \(turned.clip), mirrored from \(plain.clip)")
    }
    let width = Double(plain.frame.width) / list.scale
    let commands = plain.commands.map {
      $0.mirrored(inWidth: width, measuring: self.plain.stage.text)
    }
    if turned.commands != commands {
      faults.append("a layer at \(turned.frame) is no mirror image")
    }
    return faults
  }

  /// Both windows as pixels.
  var pictures: (plain: Bitmap, turned: Bitmap) {
    let text = FixedTextEngine()
    return (
      MemoryCompositor(text: text).compose(plain.stage.displayList()),
      MemoryCompositor(text: text).compose(turned.stage.displayList())
    )
  }
}
