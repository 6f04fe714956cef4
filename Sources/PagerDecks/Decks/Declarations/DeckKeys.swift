import PagerCore

/// The keys of a deck itself, declared like those of a page type.
enum DeckKeys {
  /// The version of the format that this program reads.
  static let version = 1
  /// The most pages that a deck may have.
  static let mostPages = 1_000_000

  /// Every key but `pages`, in the order in which they are explained.
  static let settings = [
    PageParameter(
      "version", .integer(version...version), standard: .number(Double(version)),
      "The version of the format."),
    PageParameter("title", .string, "The title of the window; else the deck's file name."),
    PageParameter("look", .choice(Looks.all.map(\.name)), "The look of the strip."),
    PageParameter("theme", .choice(["light", "dark"]), "The colours of everything."),
    PageParameter("strip", .object(strip), "Changes to the look's strip."),
    PageParameter("lang", .string, "The language of titles and texts, as in `zh-Hans`."),
  ]

  /// The key of the pages.
  static let pages = "pages"

  /// The keys of `strip`.
  static let strip = [
    PageParameter(
      "widths", .choice(["intrinsic", "equal", "fixed"]),
      "Whether tabs are as wide as their titles, all equal, or `width` points wide."),
    PageParameter(
      "width", .number(1...4096), "The width of fixed tabs, the least width of others, in points."),
    PageParameter("spacing", .number(0...1024), "The gap between two tabs, in points."),
    PageParameter("padding", .number(0...1024), "The space on each side of a title, in points."),
    PageParameter(
      "alignment", .choice(["leading", "center", "trailing", "justified"]),
      "Where tabs lie that do not fill the strip."),
    PageParameter(
      "parking", .choice(["center", "neighbors", "pivot", "margin"]),
      "Where the selected tab comes to rest."),
    PageParameter("pivot", .number(0...1), "For `pivot`: at which share of the strip's width."),
    PageParameter("margin", .number(0...4096), "For `margin`: how far from the edge, in points."),
    PageParameter("height", .number(16...400), "The height of the strip, in points."),
    PageParameter("titleSize", .number(4...200), "The size of the titles, in points."),
  ]
}
