import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport

/// A window in which random things happen, and all that is wrong with what it shows.
@MainActor
final class SceneWalk {
  let scene: Scene
  /// What is wrong, one sentence each.
  private(set) var faults: [String] = []
  /// What happened so far.
  private(set) var actions: [SceneAction] = []

  private var random: SeededGenerator
  private var pages: [String]
  private var fresh = 12
  private var seenFaults = 0
  private var pointer = Point(x: 400, y: 300)
  private var device = PointerEvent.Device.mouse

  init(seed: Int) {
    random = SeededGenerator(seed: seed)
    pages = (0..<12).map { "p\($0)" }
    let look = Looks.all[seed % Looks.all.count]
    scene = Scene(source: Self.source(pages), look: look, start: seed % 12) { pager in
      pager.cache = PageCachePolicy(radius: seed % 4, count: 1 + seed % 5)
    }
  }

  static func source(_ names: [String]) -> PageList {
    PageList(names.map { PageDescriptor(id: PageID($0), title: "Title \($0)", type: "Probe") })
  }

  /// Does something random and draws the frames of a random time.
  func step() {
    let action = SceneAction.random(pages: pages, fresh: fresh, using: &random)
    actions.append(action)
    perform(action)
    look()
    let frames = Int.random(in: 0..<6, using: &random)
    for _ in 0..<frames { passFrame() }
  }

  /// Lets go and waits as long as everything may take to come to rest.
  func letRest() {
    scene.release(pointer.x, pointer.y, device: device)
    scene.window(.focusLost)
    for _ in 0..<94 { passFrame() }
    note(scene.pager.phase == .idle, "the pages did not rest within 1.5 s")
    for _ in 0..<219 { passFrame() }
    for fault in scene.faultsAtRest { faults.append(fault) }
  }
}

extension SceneWalk {
  private func passFrame() {
    scene.advance(to: scene.time + Scene.frameTime)
    look()
  }

  private func look() {
    faults += scene.faults.dropFirst(seenFaults)
    seenFaults = scene.faults.count
    note(scene.pager.strip.offset.isFinite, "the strip is nowhere")
    note(scene.pager.position.isFinite, "the pages are nowhere")
    guard scene.stage.isShown, !scene.stage.needsFrame else { return }
    faults += scene.coverageFaults
  }

  private func note(_ holds: Bool, _ sentence: @autoclosure () -> String) {
    if !holds { faults.append(sentence()) }
  }

  private func perform(_ action: SceneAction) {
    switch action {
    case .wait(let time): scene.wait(time)
    case .earlier(let way): scene.advance(to: scene.time - way)
    case .press, .move, .release, .cancelPointer, .flick, .tapTab: point(action)
    case .key(let key, let modifiers, let isRepeat): scene.key(key, modifiers, isRepeat: isRepeat)
    case .wheel(let delta, let place, let modifiers):
      scene.wheel(x: delta.dx, y: delta.dy, at: place, modifiers: modifiers)
    case .select(let index, let jump, let animated):
      scene.pager.go(to: index, jump: jump, animated: animated)
    case .apply(let names):
      pages = names
      fresh += 90
      scene.pager.apply(Self.source(names))
    case .reload: scene.pager.reload()
    case .resize(let width, let height, let scale): scene.resize(width, height, scale: scale)
    case .show(let isShown): scene.window(isShown ? .shown : .hidden)
    case .loseFocus: scene.window(.focusLost)
    case .idle: scene.performIdleWork(atMost: 3)
    }
  }

  private func point(_ action: SceneAction) {
    switch action {
    case .press(let place, let device):
      (pointer, self.device) = (place, device)
      scene.press(place.x, place.y, device: device)
    case .move(let place, let isHeld):
      pointer = place
      scene.move(place.x, place.y, isHeld: isHeld, device: device)
    case .flick(let start, let way):
      (pointer, device) = (Point(x: start + way, y: 300), .mouse)
      scene.swipe(from: start, to: start + way, in: 0.1) { look() }
    case .tapTab(let tab):
      device = .mouse
      scene.tapTab(tab)
    case .cancelPointer:
      scene.handle(
        .pointer(PointerEvent(.cancel, at: pointer, device: device, time: scene.time)))
    default: scene.release(pointer.x, pointer.y, device: device)
    }
  }
}
