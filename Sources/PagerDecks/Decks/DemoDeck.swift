public import PagerCore

/// The decks that need no file.
public enum DemoDeck {
  /// The name of the deck, as the window's title shows it.
  public static let name = "Pagerail"

  /// The six colours of the first article: 红 蓝 绿 黄 紫 橘.
  public static let pages: PageList = [
    "红": "Red", "蓝": "Blue", "绿": "Green", "黄": "Yellow", "紫": "Purple", "橘": "Orange",
  ]

  /// So many generated pages, made on demand.
  public static func numbered(_ count: Int) -> NumberedPages {
    NumberedPages(count: count, type: "Numbered")
  }
}
