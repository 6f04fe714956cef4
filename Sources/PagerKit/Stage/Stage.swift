public import PagerCore
public import PagerGraphics

/// The content of a window: takes events and times, and gives frames as plain data.
///
/// It knows no window; a host, or a driver with a clock of its own, stands between.
@MainActor
public final class Stage {
  /// The view that fills the window.
  public let root: View
  /// The measures of text.
  public let text: any TextMeasuring
  /// The keys and what they mean.
  public var keyMap: KeyMap
  /// The colours of everything.
  public var theme: Theme {
    didSet { if theme != oldValue { themeDidChange() } }
  }
  /// Whether jumps happen at once and nothing moves by itself or is pulled beyond its end.
  public var reducesMotion = false {
    didSet { if reducesMotion != oldValue { reducesMotionDidChange() } }
  }
  /// Whether right and left are exchanged, as people who read from right to left expect.
  ///
  /// Views know nothing of it: what they draw and what happens to them is mirrored at the edge.
  public var isMirrored = false {
    didSet { if isMirrored != oldValue { mirrorDidChange() } }
  }
  /// A view over everything, as large as the window: while there is one, the pointer and the keys
  /// reach nothing behind it.
  public internal(set) var overlay: View?
  /// Tells the time between events and frames, in seconds; without it the latest time stands still
  /// meanwhile.
  ///
  /// A host sets it, so that what a task calls happens at the time of the call.
  public var clock: (() -> Double)?
  /// The size of the window, in points.
  public private(set) var size = Size.zero
  /// Device pixels a point.
  public private(set) var scale = 1.0
  /// Whether the window can be seen.
  public private(set) var isShown = false
  /// Whether something changed since the last display list.
  public private(set) var needsFrame = true
  /// What the window should be called; nothing leaves its name alone.
  public var title: String? {
    didSet { if title != oldValue, let title { onTitle?(title) } }
  }
  /// Told when the window should be called otherwise.
  public var onTitle: ((String) -> Void)?
  /// Carries out the commands that no view takes: those about the window.
  public var onCommand: ((PagerCommand) -> Void)?
  /// Takes the layers of a view that is about to be seen, to be painted in a quiet moment.
  ///
  /// A host that keeps the pixels of layers sets it.
  public var onUpcomingLayers: ((_ layers: [Layer]) -> Void)?
  /// What the pointer should look like.
  public internal(set) var cursor = Cursor.arrow

  var press: PressTracker?
  var hovered: [View] = []
  var focus = Focus()
  /// What has the keyboard again once the overlay is gone.
  var focusBelowOverlay = Focus()
  var pointer: Point?
  private var animations: [any Animating] = []
  private var idleWork: [() -> Void] = []
  private var lastLayerOwner = 0
  private var latestTime = 0.0
  /// Whether an event or a frame is being worked on, which has a time of its own.
  private var isAtWork = false

  /// Creates the content of a window with `root` in it.
  public init(
    root: View, text: any TextMeasuring, theme: Theme = .light, keyMap: KeyMap = .standard
  ) {
    self.root = root
    self.text = text
    self.theme = theme
    self.keyMap = keyMap
    root.attach(to: self)
  }

  isolated deinit {
    root.attach(to: nil)
  }
}

// MARK: - What a host calls

extension Stage {
  /// Takes an event.
  ///
  /// Events come in order; one that is earlier than the last counts as at its time.
  public func handle(_ event: InputEvent) {
    beginWork(at: event.time)
    defer { isAtWork = false }
    switch unmirrored(event) {
    case .pointer(let event): handle(event)
    case .wheel(let event): handle(event)
    case .key(let event): handle(event)
    case .window(let event): handle(event)
    case .command(let command, _): perform(command, isRepeat: false)
    }
  }

  /// Moves everything to `time` (seconds) and tells when to call again.
  public func advance(to time: Double) -> Wake {
    beginWork(at: time)
    defer { isAtWork = false }
    var wake = Wake.never
    for animation in animations {
      let next = animation.advance(to: latestTime)
      if next == .never { stop(animation) } else { wake = .earlier(wake, next) }
    }
    return needsFrame ? .now : wake
  }

  /// The frame of now.
  ///
  /// Without a size it has no layers.
  public func displayList() -> DisplayList {
    isAtWork = true
    defer {
      isAtWork = false
      needsFrame = false
    }
    for view in layeredViews { view.layoutIfNeeded() }
    let pixels = Rect(origin: .zero, size: size).pixels(atScale: scale)
    var list = DisplayList(
      width: pixels.width, height: pixels.height, scale: scale, background: theme.pageBackground)
    guard !size.isEmpty else { return list }
    var collector = LayerCollector(
      theme: theme, text: text, scale: scale, clip: pixels, isMirrored: isMirrored)
    for view in layeredViews { view.collectLayers(into: &collector) }
    list.layers = collector.layers
    return list
  }

  /// Does one piece of the work that can wait for a quiet moment; `false` when there is none left.
  public func performIdleWork() -> Bool {
    guard !idleWork.isEmpty else { return false }
    idleWork.removeFirst()()
    return true
  }

  /// Whether there is work that can wait for a quiet moment.
  public var hasIdleWork: Bool { !idleWork.isEmpty }
}

// MARK: - What views call

extension Stage {
  /// The time of now, in seconds: of the event or frame that is worked on, else of the host's
  /// clock; never before one that was handed in.
  public var time: Double {
    guard !isAtWork, let now = clock?(), now.isFinite else { return latestTime }
    return max(now, latestTime)
  }

  /// Asks for a frame.
  public func setNeedsFrame() {
    needsFrame = true
  }

  /// Asks for `animation` to be advanced until it answers `never`.
  public func start(_ animation: any Animating) {
    guard !animations.contains(where: { $0 === animation }) else { return }
    animations.append(animation)
    setNeedsFrame()
  }

  /// Advances `animation` no more.
  public func stop(_ animation: any Animating) {
    animations.removeAll { $0 === animation }
  }

  /// Does `work` in a quiet moment.
  public func whenIdle(_ work: @escaping () -> Void) {
    idleWork.append(work)
  }

  /// Hands the host the layers of a hidden view as they will be when it is shown.
  func prepareLayers(of view: View) {
    guard let onUpcomingLayers, !size.isEmpty, view.stage === self else { return }
    view.layoutIfNeeded()
    let pixels = view.frame.pixels(atScale: scale)
    var collector = LayerCollector(
      theme: theme, text: text, scale: scale, clip: pixels, isMirrored: isMirrored)
    view.collectShownLayers(into: &collector)
    onUpcomingLayers(collector.layers)
  }

  /// A number that no other view of the stage names its layers with.
  func makeLayerOwner() -> Int {
    lastLayerOwner += 1
    return lastLayerOwner
  }
}

extension Stage {
  private func beginWork(at time: Double) {
    isAtWork = true
    if time.isFinite, time > latestTime { latestTime = time }
  }

  private func handle(_ event: WindowEvent) {
    switch event.kind {
    case .resized(let size, let scale): resize(to: size, scale: scale)
    case .shown: setShown(true)
    case .hidden: setShown(false)
    case .focusGained: break
    case .focusLost: loseFocus()
    case .pointerLeft: updateHover(at: nil)
    case .exposed: setNeedsFrame()
    }
  }

  private func resize(to size: Size, scale: Double) {
    let isFinite = size.width.isFinite && size.height.isFinite
    self.size =
      isFinite ? Size(width: max(0, size.width), height: max(0, size.height)) : self.size
    for view in layeredViews { view.frame = Rect(origin: .zero, size: self.size) }
    if scale.isFinite, scale > 0, scale != self.scale {
      self.scale = scale
      for view in layeredViews { view.invalidateTree() }
    }
    for view in layeredViews { view.layoutIfNeeded() }
    setNeedsFrame()
  }

  private func setShown(_ shown: Bool) {
    guard shown != isShown else { return }
    if !shown { loseFocus() }
    isShown = shown
    for view in layeredViews { view.stageShownDidChange() }
    setNeedsFrame()
  }

  private func themeDidChange() {
    for view in layeredViews { view.stageThemeDidChange() }
  }

  private func reducesMotionDidChange() {
    for view in layeredViews { view.stageReducesMotionDidChange() }
  }

  func loseFocus() {
    press?.cancel(at: time)
    press = nil
    updateCursor()
  }
}
