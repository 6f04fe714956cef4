import PagerGraphics

extension PagerController {
  /// A message over the lower edge of the pages, such as what is wrong with their source; it stays
  /// until it is nothing or the person hides it.
  public var notice: String? {
    get { noticeBar?.text }
    set { if newValue != notice { showNotice(newValue) } }
  }

  func placeNotice() {
    guard let noticeBar else { return }
    let height = min(noticeBar.height(forWidth: bounds.width), area.frame.height)
    noticeBar.frame = Rect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  private func showNotice(_ text: String?) {
    let old = noticeBar
    noticeBar = text.map { text in NoticeBar(text) { [weak self] in self?.notice = nil } }
    if let old {
      stage?.takeFocus(from: old, to: strip)
      old.removeFromParent()
    }
    if let noticeBar { addSubview(noticeBar) }
    setNeedsLayout()
  }
}
