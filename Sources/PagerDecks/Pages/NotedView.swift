import PagerCore
import PagerGraphics
import PagerKit

/// Content with a line below it that says what a person should know, and a thin bar above it while
/// more of it is read.
@MainActor
final class NotedView: View {
  /// What stands below; nothing gives the content all of the room.
  var note: String? {
    didSet { if note != oldValue { noteDidChange() } }
  }
  /// The share that is read, 0…1; nothing once all is.
  var progress: Double? {
    didSet { if progress != oldValue { bar.progress = progress } }
  }
  private var content: View?
  private let line = NoteLine()
  private let bar = ProgressLine()
  private var target: LinkTarget?

  override init() {
    super.init()
    addSubview(line)
    addSubview(bar)
    bar.isHidden = true
  }

  /// Shows `content` instead of what was shown.
  func show(_ content: View) {
    self.content?.removeFromParent()
    self.content = content
    addSubview(content)
    addSubview(line)
    addSubview(bar)
    if let target { addSubview(target) }
    setNeedsLayout()
  }

  /// Lays `target` over the content.
  func addOverlay(_ target: LinkTarget) {
    self.target = target
    addSubview(target)
  }

  override func layout() {
    let room = note == nil ? bounds.size : roomAboveNote
    content?.frame = Rect(origin: .zero, size: room)
    line.frame = Rect(
      x: 0, y: room.height, width: bounds.width, height: bounds.height - room.height)
    target?.frame = target?.place(in: bounds.size) ?? .zero
    bar.frame = Rect(x: 0, y: 0, width: bounds.width, height: ProgressLine.height)
  }

  /// The room that content has above a note.
  var roomAboveNote: Size {
    Size(
      width: bounds.width,
      height: bounds.height - min(NoteLine.height, bounds.height / 2))
  }

  private func noteDidChange() {
    line.text = note ?? ""
    setNeedsLayout()
  }
}

/// A line that says something about the page.
@MainActor
final class NoteLine: View {
  /// How tall it is, in points.
  static let height = 28.0
  /// What it says.
  var text = "" {
    didSet { if text != oldValue { setNeedsDisplay() } }
  }

  override func draw(in context: inout DrawContext) {
    guard !bounds.isEmpty else { return }
    context.fill(.rect(bounds), context.theme.placeholder)
    let box = bounds.inset(by: Insets(left: 14, right: 14))
    context.drawLine(
      text, Font(size: context.theme.captionSize + 1), context.theme.secondaryText, in: box)
  }
}

/// A bar that grows while something is read; seen once that takes longer than 0.3 s.
@MainActor
final class ProgressLine: View, Animating {
  /// How tall it is, in points.
  static let height = 3.0

  /// The share that is done; nothing once all is.
  var progress: Double? {
    didSet { progressDidChange(from: oldValue) }
  }
  private var patience = Patience()

  override init() {
    super.init()
    hasLayer = true
  }

  override func stageDidChange() {
    if progress != nil { stage?.start(self) }
  }

  func advance(to time: Double) -> Wake {
    guard progress != nil else { return .never }
    if let wake = patience.wait(at: time) { return wake }
    isHidden = false
    return .never
  }

  override func draw(in context: inout DrawContext) {
    context.fill(.rect(bounds), context.theme.placeholderBar)
    let share = min(max(progress ?? 0, 0.02), 1)
    context.fill(
      .rect(Rect(x: 0, y: 0, width: bounds.width * share, height: bounds.height)),
      context.theme.accent)
  }

  private func progressDidChange(from old: Double?) {
    if progress == nil {
      isHidden = true
      patience = Patience()
    } else if old == nil {
      stage?.start(self)
    }
    setNeedsDisplay()
  }
}
