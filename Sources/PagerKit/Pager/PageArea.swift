import PagerCore
import PagerGraphics

/// The part of a pager in which its pages lie; hands what happens there to the pager.
@MainActor
final class PageArea: View {
  weak var pager: PagerController?

  /// What is seen where there are no pages.
  private var blank: Label?

  override init() {
    super.init()
    clipsToBounds = true
  }

  /// Says that there are no pages, or no longer.
  func showBlank(_ isBlank: Bool) {
    guard isBlank != (blank != nil) else { return }
    blank?.removeFromParent()
    blank = isBlank ? Label("No pages", alignment: .center) : nil
    guard let blank else { return }
    blank.hasLayer = true
    blank.frame = bounds
    addSubview(blank)
  }

  override func layout() {
    blank?.frame = bounds
  }

  override func wantsDrag(_ axis: Axis, towards direction: Int, at point: Point) -> Bool {
    axis == .horizontal && pager?.allowsPaging == true
  }

  override func surplus(of drag: DragEvent) -> Double {
    pager?.model.surplus(of: drag.translation) ?? 0
  }

  override var focusableSubviews: [View] { pager?.focusablePages ?? [] }

  override func cursor(at point: Point) -> Cursor? {
    pager?.canTurn == true ? .dragsHorizontally : nil
  }

  override func catchPress(at time: Double) -> PressCatch {
    pager?.catchPages(at: time) ?? .none
  }

  override func dragBegan(_ drag: DragEvent) { pager?.pagesDragBegan(drag) }
  override func dragMoved(_ drag: DragEvent) { pager?.pagesDragMoved(drag) }
  override func dragEnded(_ drag: DragEvent) { pager?.pagesDragEnded(drag) }
  override func dragCancelled(_ drag: DragEvent) { pager?.pagesDragCancelled(drag) }
  override func dragReverted(_ drag: DragEvent) { pager?.pagesDragReverted(drag) }

  override func wheel(_ event: WheelEvent, at point: Point) -> Bool {
    guard let pager else { return false }
    return pager.turnWheel(event) || pager.leaveWheel(event)
  }
}
