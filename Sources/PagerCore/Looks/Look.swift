public import PagerGraphics

/// The appearance and manners of a strip: titles, indicators, layout, and how a tap travels.
public struct Look: Equatable, Sendable {
  /// The name by which it is chosen.
  public var name: String
  /// What it looks like, in one line.
  public var summary: String
  /// The size of a title that is not selected, in points.
  public var titleSize = 15.0
  /// The scale of a selected title; that of the others is 1.
  ///
  /// Tabs are laid out for the scaled title.
  public var titleScale = 1.0
  /// The colour of a title that is not selected.
  public var restColor = TitleColor.text
  /// The colour of a selected title.
  public var selectedColor = TitleColor.accent
  /// The colour of titles inside an indicator that cuts them.
  public var cutColor = TitleColor.onAccent
  /// The marks of the selected tab, in the order of painting.
  public var indicators: [Indicator] = []
  /// How the tabs are laid out.
  public var strip = StripSettings()
  /// The height of the strip, in points.
  public var stripHeight = 44.0
  /// The response of the spring that carries a tap, in seconds.
  public var tapResponse = Look.usualTapResponse
  /// Whether the pages can be pulled beyond the ends.
  public var bounce = true

  /// Creates a look whose other properties are those of most looks.
  public init(name: String, summary: String) {
    self.name = name
    self.summary = summary
  }

  /// The response of a tap where the look sets no other, in seconds.
  public static let usualTapResponse = 0.40

  /// The scale of a title of selectedness `q`, 0…1: changing evenly from 1 to `titleScale`.
  public func titleScale(at q: Double) -> Double {
    1 + (titleScale - 1) * (q > 0 ? min(q, 1) : 0)
  }

  /// The colour of a title of selectedness `q`, 0…1: changing evenly, component by component.
  public func titleColor(at q: Double, in theme: Theme) -> Color {
    restColor.color(in: theme).mixed(with: selectedColor.color(in: theme), by: q)
  }

  /// The size for which titles are measured and laid out, in points.
  public var measuredTitleSize: Double { titleSize * max(1, titleScale) }
}
