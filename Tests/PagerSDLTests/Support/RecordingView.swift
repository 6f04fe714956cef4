import PagerGraphics
import PagerKit

/// A view that takes everything and writes it down.
final class RecordingView: View {
  private(set) var log: [String] = []

  override init() {
    super.init()
    hasLayer = true
    background = .white
  }

  override var isClickable: Bool { true }

  override func clicked(at point: Point, count: Int) {
    log.append("click \(count) at \(Int(point.x)) \(Int(point.y))")
  }

  override func wantsDrag(_ axis: Axis, towards direction: Int, at point: Point) -> Bool {
    axis == .horizontal
  }

  override func dragBegan(_ drag: DragEvent) {
    log.append("drag")
  }

  override func dragEnded(_ drag: DragEvent) {
    log.append("drop")
  }

  override func dragCancelled(_ drag: DragEvent) {
    log.append("drag cancelled")
  }

  override func hover(at point: Point?) {
    log.append(point.map { "hover \(Int($0.x)) \(Int($0.y))" } ?? "left")
  }

  override func wheel(_ event: WheelEvent, at point: Point) -> Bool {
    log.append("wheel \(event.delta.dx) \(event.delta.dy)")
    return true
  }

  override func perform(_ command: PagerCommand, isRepeat: Bool, at time: Double) -> Bool {
    log.append("\(command)")
    return ![.quit, .closeWindow, .toggleFullScreen].contains(command)
  }

  override func shownDidChange() {
    log.append(stage?.isShown == true ? "shown" : "hidden")
  }

  override func layout() {
    log.append("layout \(Int(bounds.width)) \(Int(bounds.height))")
  }
}
