import PagerCore
import PagerGraphics

/// A number that every frame has.
enum CaseQuantity: String, CaseIterable {
  case offset
  case position
  case progress
  case overscroll
  case listOffset
  case pageWidth
  /// Device pixels a point.
  case scale
  case stripOffset
  /// The way from the viewport's left edge to that of the first visible page, in pages.
  case screenOffset
  case indicatorLeft
  case indicatorRight
  /// How far the indicator reaches beyond the first or the last tab, in points; 0 when it does not.
  case indicatorBeyond

  func value(in frame: CaseSnapshot) -> Double {
    switch self {
    case .offset: frame.offset
    case .position: frame.position
    case .progress: frame.progress
    case .overscroll: frame.overscroll
    case .listOffset: frame.listOffset
    case .pageWidth: frame.pageWidth
    case .scale: frame.frame.scale
    case .stripOffset: frame.stripOffset
    case .screenOffset: frame.visible.first?.offset ?? 0
    case .indicatorLeft: frame.indicators.map(\.minX).min() ?? 0
    case .indicatorRight: frame.indicators.map(\.maxX).max() ?? 0
    case .indicatorBeyond:
      max(
        0, (frame.tabs.first?.minX ?? 0) - Self.indicatorLeft.value(in: frame),
        Self.indicatorRight.value(in: frame) - (frame.tabs.last?.maxX ?? 0))
    }
  }
}
