/// What an indicator is as wide as when it rests on a tab.
public enum IndicatorAnchor: Hashable, Sendable {
  /// The whole tab.
  case cell
  /// The tab's title.
  case label
  /// This many points in the middle of the tab; a narrower tab's width.
  case fixed(Double)

  /// Where an indicator rests on the tab, in points of the content.
  func span(of tab: Int, in layout: StripLayout) -> Span {
    let cell = layout.cell(at: tab)
    return switch self {
    case .cell: cell
    case .label: layout.label(at: tab)
    case .fixed(let width):
      Span(midX: cell.midX, width: min(StripMeasures.length(width), cell.width))
    }
  }
}
