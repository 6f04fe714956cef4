public import PagerCore

/// The decks that need no file.
public enum DemoDeck {
  /// The name of the deck, as the window's title shows it.
  public static let name = "Pagerail"

  /// The six colours of the first article: 红 蓝 绿 黄 紫 橘.
  public static let colors: PageList = [
    "红": "Red", "蓝": "Blue", "绿": "Green", "黄": "Yellow", "紫": "Purple", "橘": "Orange",
  ]

  /// The six colours, and behind them a page of each other type.
  public static let full = PageList(
    colors.pages + [
      page("About", "About", ["text": .string(aboutText)]), page("List", "Rows"),
      page("Pictures", "Pictures"), page("Motion", "motion"), page("Keys", "shortcuts"),
    ])

  /// So many generated pages, made on demand.
  public static func numbered(_ count: Int) -> NumberedPages {
    NumberedPages(count: count, type: "Numbered")
  }

  /// What Pagerail is and how it is used.
  static let aboutText = String(decoding: PackageResources.about_txt, as: UTF8.self)

  private static func page(
    _ title: String, _ type: String, _ parameters: [String: PageValue] = [:]
  ) -> PageDescriptor {
    PageDescriptor(id: PageID(title), title: title, type: type, parameters: parameters)
  }
}
