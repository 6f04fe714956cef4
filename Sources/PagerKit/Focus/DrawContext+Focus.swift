import PagerCore
public import PagerGraphics

extension DrawContext {
  /// Draws the ring of what has the keyboard, just inside of `rect`: 2 pt in the colour of rings,
  /// and 1 pt of the background within, so that it is seen on any colour.
  public mutating func drawFocusRing(in rect: Rect, radius: Double) {
    guard rect.width > 6, rect.height > 6 else { return }
    fill(.ring(rect, radius: radius, width: 2), theme.focusRing)
    let inner = rect.inset(by: Insets(all: 2))
    fill(.ring(inner, radius: max(0, radius - 2), width: 1), theme.pageBackground)
  }
}
