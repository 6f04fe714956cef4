import PagerCore
import PagerTestSupport

/// A pager that is given random inputs, and all that is wrong with what it does.
struct PagerWalk {
  /// What is wrong, one sentence each.
  private(set) var faults: [String] = []
  /// The inputs so far, with the step of time before each.
  private(set) var log: [(wait: Double, action: WalkAction)] = []

  private var random: SeededGenerator
  private var model: PagerModel
  private var pages: [String]
  private var fresh = 8
  private var auditor = LifecycleAuditor()
  private var selected: PageID?
  private var openSelections: Set<Int> = []
  private var start: PageID?

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    pages = (0..<8).map { "p\($0)" }
    model = PagerModel(source: PagerWalk.source(pages), start: Int(seed % 10))
    model.setViewport(width: 960, pixelScale: 1, at: 0)
    model.setShown(true, at: 0)
    check()
  }

  static func source(_ names: [String]) -> PageList {
    PageList(names.map { PageDescriptor(id: PageID($0), title: $0, type: "Text") })
  }

  /// Lets a random time pass and gives a random input.
  mutating func step() {
    let wait = PagerWalk.wait(using: &random)
    let action = WalkAction.random(pages: pages, fresh: fresh, using: &random)
    log.append((wait, action))
    pass(wait)
    let before = model
    perform(action, at: model.time)
    let after = WalkChange(before: before, after: model, action: action)
    faults += after.faults
    check()
  }

  /// Lets go and waits as long as a pager may take to come to rest.
  mutating func letRest() {
    model.cancelDrag(at: model.time)
    check()
    pass(1.5)
    if model.phase != .idle { faults.append("not at rest after 1.5 s") }
    if !openSelections.isEmpty { faults.append("selections \(openSelections) never ended") }
  }
}

extension PagerWalk {
  private static func wait(using random: inout SeededGenerator) -> Double {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: -.random(in: 0...1, using: &random)
    case 1: .nan
    case 2..<6: 0
    case 6..<10: .random(in: 0...0.001, using: &random)
    case 10..<18: .random(in: 0...0.1, using: &random)
    default: .random(in: 0...2, using: &random)
    }
  }

  private mutating func pass(_ wait: Double) {
    let before = model
    model.advance(to: model.time + wait)
    faults += WalkChange(before: before, after: model, action: .wait).faults
    check()
  }

  private mutating func perform(_ action: WalkAction, at time: Double) {
    switch action {
    case .wait: model.advance(to: time)
    case .press:
      model.beginDrag(at: time)
      start = model.currentIndex.map(model.source.identity(at:))
    case .move(let distance): model.drag(by: distance, at: time)
    case .release, .turn, .cancel, .revert: letGo(action, at: time)
    case .select(let index, let jump, let animated):
      select(index, jump: jump, animated: animated, at: time)
    case .key(let pages, let isRepeat):
      guard let index = model.turnIndex(by: pages, isRepeat: isRepeat) else { return }
      select(index, jump: .adjacent, animated: true, at: time)
    case .apply(let names):
      change(to: names)
      model.apply(PagerWalk.source(names), at: time)
    case .reload(let names):
      change(to: names)
      model.reload(PagerWalk.source(names), at: time)
    case .viewport(let width, let scale):
      model.setViewport(width: width, pixelScale: scale, at: time)
    case .show(let isShown): model.setShown(isShown, at: time)
    case .bounces(let bounces): model.settings.bounces = bounces
    case .reducesMotion(let reduces): model.settings.reducesMotion = reduces
    case .spacing(let spacing): model.settings.spacing = spacing
    }
  }

  private mutating func letGo(_ action: WalkAction, at time: Double) {
    let before = model
    switch action {
    case .release(let velocity, let way): model.endDrag(velocity: velocity, travel: way, at: time)
    case .turn(let pages, let velocity): model.endDrag(turning: pages, velocity: velocity, at: time)
    case .cancel: model.cancelDrag(at: time)
    default: model.revertDrag(at: time)
    }
    guard before.phase == .dragging, let index = model.targetIndex else { return }
    let began = start.flatMap(before.source.index(of:)).flatMap(before.route.slot(ofIndex:))
    let from = began ?? before.currentIndex.flatMap(before.route.slot(ofIndex:))
    let to = before.route.slot(ofIndex: index)
    if let from, let to, abs(from - to) <= 1 { return }
    faults.append("a drag went from slot \(from ?? -1) to \(to ?? -1)")
  }

  private mutating func select(_ index: Int, jump: JumpPolicy, animated: Bool, at time: Double) {
    let selection = model.select(index, jump: jump, animated: animated, at: time)
    if let selection, !openSelections.insert(selection).inserted {
      faults.append("selection \(selection) was given twice")
    }
  }

  private mutating func change(to names: [String]) {
    pages = names
    fresh += 8
  }
}

extension PagerWalk {
  private mutating func check() {
    faults += model.brokenInvariants()
    let events = model.takeEvents()
    for (index, event) in events.enumerated() { note(event, after: events[..<index]) }
    if model.target == nil { selected = nil }
    if selected != model.target {
      faults.append("selected \(String(describing: selected)) was told")
    }
    guard model.isShown else { return faults += auditor.faultWhileHidden.map { [$0] } ?? [] }
    guard model.phase == .idle else { return }
    faults += auditor.fault(atRestOn: model.target).map { [$0] } ?? []
  }

  private mutating func note(_ event: PagerEvent, after earlier: ArraySlice<PagerEvent>) {
    switch event {
    case .selected(let page, _, _):
      if page == selected { faults.append("\(page) was selected twice") }
      if earlier.contains(.lifecycle(.willAppear, page)) {
        faults.append("\(page) appears before it is selected")
      }
      selected = page
    case .lifecycle(let step, let page):
      faults += auditor.note(step, of: page).map { [$0] } ?? []
    case .selectionEnded(let selection, _):
      if openSelections.remove(selection) == nil {
        faults.append("selection \(selection) ended twice or never began")
      }
    case .reselected(let page, _):
      if page != selected { faults.append("\(page) was reselected but was not selected") }
    case .reloaded: return
    }
  }
}
