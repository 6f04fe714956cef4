public import PagerGraphics
public import PagerMotion

/// A rectangle of the window that draws itself, holds others and takes part in gestures.
///
/// A view with `hasLayer` is painted into a layer of its own, together with those of its subviews
/// that have none; it then moves without being painted again. Layers lie above the drawing of the
/// layer that holds them, whatever the order of the subviews.
@MainActor
open class View {
  /// The place in the parent, in points.
  public var frame = Rect.zero {
    didSet { if frame != oldValue { frameDidChange(from: oldValue) } }
  }
  /// Whether nothing of it is seen and nothing reaches it.
  public var isHidden = false {
    didSet { if isHidden != oldValue { appearanceInParentDidChange() } }
  }
  /// How much a view with a layer hides of what is behind it, 0…1; below 1 for short transitions.
  public var opacity = 1.0 {
    didSet { if opacity != oldValue { stage?.setNeedsFrame() } }
  }
  /// The colour behind everything; nothing lets the parent show through.
  ///
  /// A layer needs one.
  public var background: Color? {
    didSet { if background != oldValue { setNeedsDisplay() } }
  }
  /// Whether layers in it are seen within its bounds only, as those in a layer always are.
  public var clipsToBounds = false
  /// Whether it is painted into a layer of its own.
  public var hasLayer = false
  /// The view that holds it.
  public private(set) weak var parent: View?
  /// The views that it holds, from the back to the front.
  public private(set) var subviews: [View] = []
  /// The window's content that it belongs to; nothing while it is not attached.
  public private(set) weak var stage: Stage?

  private var isAttached = false
  var needsLayout = true
  var layerState = LayerState()

  /// Creates a view without extent.
  public init() {}

  /// The view's own rectangle: its size at the origin.
  public final var bounds: Rect { Rect(origin: .zero, size: frame.size) }

  // MARK: What is true of all around

  /// The tuned numbers of motion: those of the nearest pager that holds the view, else the standard
  /// ones.
  open var motionConstants: MotionConstants { parent?.motionConstants ?? .standard }

  /// Whether the window can be seen, and no page that holds the view is out of sight.
  public final var isSeen: Bool {
    guard let parent else { return stage?.isShown ?? false }
    return parent.showsContent && parent.isSeen
  }

  /// Whether what is in the view can be seen while the view can.
  var showsContent: Bool { true }

  /// Whether nothing moves by itself here, and nothing can be pulled beyond its end.
  open var reducesMotion: Bool { parent?.reducesMotion ?? stage?.reducesMotion ?? false }

  // MARK: What a subclass may do

  /// Draws the view, but not its subviews.
  open func draw(in context: inout DrawContext) {}

  /// Draws what lies in front of the subviews that have no layer of their own.
  func drawInFront(in context: inout DrawContext) {}

  /// Gives the subviews their places; called before a frame when the size changed or it was asked
  /// for.
  open func layout() {}

  /// The view was attached to a stage, or detached (`stage` is nothing then).
  open func stageDidChange() {}

  /// The window, or the page that holds the view, can be seen now, or no longer (`isSeen`).
  open func shownDidChange() {}

  /// The colours of everything changed (`stage.theme`); what draws with those of its context needs
  /// nothing.
  open func themeDidChange() {}

  /// Motion is reduced now, or no longer (`reducesMotion`).
  open func reducesMotionDidChange() {}

  /// Whether the view takes a drag along `axis` that begins at `point` (of this view) towards
  /// `direction` (1: right or down, -1: left or up).
  ///
  /// Asked from the innermost view outwards.
  open func wantsDrag(_ axis: Axis, towards direction: Int, at point: Point) -> Bool { false }

  /// How much of the way of the view's drag it has no use for, as its content ends there, in
  /// points; 0 when it uses all of it.
  ///
  /// The rest of such a drag is handed to the next view around it that wants it.
  open func surplus(of drag: DragEvent) -> Double { 0 }

  /// A drag that the view wanted began.
  open func dragBegan(_ drag: DragEvent) {}

  /// The pointer of the view's drag moved.
  open func dragMoved(_ drag: DragEvent) {}

  /// The view's drag was let go.
  open func dragEnded(_ drag: DragEvent) {}

  /// The view's drag reached the end of its content and went on to a view around it: the drag is
  /// over, without speed.
  open func dragHandedOver(_ drag: DragEvent) { dragEnded(drag) }

  /// The view's drag cannot go on, since the window lost the pointer.
  open func dragCancelled(_ drag: DragEvent) { dragEnded(drag) }

  /// The view's drag was given up by the person.
  open func dragReverted(_ drag: DragEvent) { dragCancelled(drag) }

  /// Stops the view's content if it moves by itself when a press arrives on it, and tells whether
  /// the press is still an ordinary one.
  open func catchPress(at time: Double) -> PressCatch { .none }

  /// Whether a press and release on the view is a click.
  open var isClickable: Bool { false }

  /// A press that may become a click began at `point`.
  open func pressBegan(at point: Point) {}

  /// The look of a press that may become a click.
  open func pressedDidChange(_ isPressed: Bool) {}

  /// The view was clicked at `point`, for the `count`th time in a row.
  open func clicked(at point: Point, count: Int) {}

  /// The view was clicked at `point`, for the `count`th time in a row, with these keys held.
  open func clicked(at point: Point, count: Int, modifiers: Modifiers) {
    clicked(at: point, count: count)
  }

  /// The pointer is over the view at `point`, or no longer (nothing).
  open func hover(at point: Point?) {}

  /// What the pointer looks like at `point`; nothing asks the parent.
  open func cursor(at point: Point) -> Cursor? { nil }

  /// Takes a turn of the wheel at `point`; `false` hands it to the parent.
  open func wheel(_ event: WheelEvent, at point: Point) -> Bool { false }

  /// Carries out a command; `false` leaves it to others.
  open func perform(_ command: PagerCommand, isRepeat: Bool, at time: Double) -> Bool { false }

  /// Whether the keyboard can go to the view.
  open var canFocus: Bool { false }

  /// The subviews that the keyboard may go to, in order: all of them unless overridden.
  open var focusableSubviews: [View] { subviews }

  /// The view shows now that it has the keyboard, or no longer (`showsFocus`).
  func focusRingDidChange() { setNeedsDisplay() }

  /// A key went down while the view has the keyboard; `false` leaves it to the shortcuts.
  open func keyPressed(_ event: KeyEvent) -> Bool { false }

  /// Scrolls so that `rect` (of this view) is seen, if the view scrolls.
  open func reveal(_ rect: Rect) {}

  /// Hands a command to the views in it, the front ones first, and then to the view itself; `false`
  /// if none takes it.
  open func performInTree(
    _ command: PagerCommand, isRepeat: Bool, at time: Double
  ) -> Bool {
    guard !isHidden else { return false }
    for view in subviews.reversed()
    where view.performInTree(command, isRepeat: isRepeat, at: time) {
      return true
    }
    return perform(command, isRepeat: isRepeat, at: time)
  }

  /// Adds the layers of the view and of those in it, from the back to the front.
  open func collectLayers(into collector: inout LayerCollector) {
    collectOwnLayers(into: &collector)
  }
}

// MARK: - Tree

extension View {
  /// Puts `view` in front of the other subviews, out of the parent it had.
  public final func addSubview(_ view: View) {
    view.removeFromParent()
    subviews.append(view)
    view.parent = self
    view.attach(to: stage)
    setNeedsLayout()
    view.appearanceInParentDidChange()
  }

  /// Takes the view out of its parent.
  public final func removeFromParent() {
    guard let parent else { return }
    appearanceInParentDidChange()
    parent.subviews.removeAll { $0 === self }
    self.parent = nil
    attach(to: nil)
    parent.setNeedsLayout()
  }

  /// Makes the view and all in it part of `stage`.
  final func attach(to stage: Stage?) {
    // A stage that is being let go is nothing already, though its views do not know it yet.
    guard stage !== self.stage || isAttached != (stage != nil) else { return }
    if self.stage?.focused === self { self.stage?.takeFocus(from: self, to: nil) }
    self.stage?.forgetPointer(on: self)
    self.stage = stage
    isAttached = stage != nil
    layerState = LayerState()
    needsLayout = true
    stageDidChange()
    for view in subviews { view.attach(to: stage) }
  }

  /// Tells the view and all in it that the window can be seen, or no longer.
  final func stageShownDidChange() {
    shownDidChange()
    for view in subviews { view.stageShownDidChange() }
  }

  /// Tells the view and all in it that motion is reduced now, or no longer.
  final func stageReducesMotionDidChange() {
    reducesMotionDidChange()
    for view in subviews { view.stageReducesMotionDidChange() }
  }

  /// Tells the view and all in it that the colours changed, and asks for new pictures of them.
  final func stageThemeDidChange() {
    themeDidChange()
    setNeedsDisplay()
    for view in subviews { view.stageThemeDidChange() }
  }

  /// The place of `point` (of the window) in this view.
  public final func local(_ point: Point) -> Point {
    point - windowOrigin
  }

  /// The way from the window's origin to the view's.
  public final var windowOrigin: Vector {
    (parent?.windowOrigin ?? .zero) + frame.origin.vector
  }

  /// The views below `point` (of this view's parent), from the outermost to the innermost.
  final func path(to point: Point) -> [View] {
    guard !isHidden, frame.contains(point) else { return [] }
    let inner = point - frame.origin.vector
    for view in subviews.reversed() {
      let path = view.path(to: inner)
      if !path.isEmpty { return [self] + path }
    }
    return [self]
  }
}
