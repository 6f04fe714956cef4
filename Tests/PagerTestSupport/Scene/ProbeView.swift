public import PagerGraphics
public import PagerKit

/// A view that may be clicked and dragged, and notes what happens to it.
@MainActor
public final class ProbeView: View {
  /// What happened, one word each.
  public var notes: [String] = []
  /// Where it was clicked, and how many times in a row.
  public private(set) var clicks: [(point: Point, count: Int)] = []
  /// The drags that it was told of.
  public private(set) var drags: [DragEvent] = []
  /// Whether it can be clicked.
  public var takesClicks = false
  /// The axis along which it takes drags, if any.
  public var takesDrags: Axis?
  /// What a press does to it.
  public var catches = PressCatch.none
  /// The commands that it takes.
  public var takesCommands = false
  /// The commands that it took.
  public private(set) var commands: [PagerCommand] = []

  public override var isClickable: Bool { takesClicks }

  public override func pressedDidChange(_ isPressed: Bool) {
    notes.append(isPressed ? "pressed" : "unpressed")
  }

  public override func clicked(at point: Point, count: Int) {
    notes.append("clicked")
    clicks.append((point, count))
  }

  public override func wantsDrag(_ axis: Axis, towards direction: Int, at point: Point) -> Bool {
    axis == takesDrags
  }

  public override func catchPress(at time: Double) -> PressCatch { catches }
  public override func dragBegan(_ drag: DragEvent) { note("began", drag) }
  public override func dragMoved(_ drag: DragEvent) { note("moved", drag) }
  public override func dragEnded(_ drag: DragEvent) { note("ended", drag) }
  public override func dragCancelled(_ drag: DragEvent) { note("cancelled", drag) }
  public override func dragReverted(_ drag: DragEvent) { note("reverted", drag) }
  public override func hover(at point: Point?) { notes.append(point == nil ? "left" : "hover") }

  public override func wheel(_ event: WheelEvent, at point: Point) -> Bool {
    notes.append("wheel")
    return takesDrags == .vertical
  }

  public override func perform(
    _ command: PagerCommand, isRepeat: Bool, at time: Double
  ) -> Bool {
    if takesCommands { commands.append(command) }
    return takesCommands
  }

  private func note(_ what: String, _ drag: DragEvent) {
    notes.append(what)
    drags.append(drag)
  }
}
