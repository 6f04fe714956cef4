public import PagerCore

/// The decks that need no file.
public enum DemoDeck {
  /// The name of the deck, as the window's title shows it.
  public static let name = "Pagerail"

  /// The six colours of the first article: 红 蓝 绿 黄 紫 橘.
  public static let colors: PageList = [
    "红": "Red", "蓝": "Blue", "绿": "Green", "黄": "Yellow", "紫": "Purple", "橘": "Orange",
  ]

  /// The six colours, and behind them a page of each other type that needs no file of its own.
  public static let full = PageList(
    colors.pages + [
      page("About", "About", ["text": .string(aboutText)]), page("List", "Rows"),
      page("Pictures", "Pictures"), page("Motion", "motion"), page("Keys", "shortcuts"),
      page("Markdown", "markdown", ["text": .string(markdown)]),
      page("Text", "text", ["text": .string(colorsDeck)]),
      page("Looks", "list", ["rows": .array(looks)]),
      page("Colour", "color", ["color": .string("#1565C0")]),
    ])

  /// The pages of ``full``, and behind them one for each of two files that is given: a picture, and
  /// any other.
  public static func full(picture: String?, file: String?) -> PageList {
    let files = [("Picture", "image", picture), ("File", "file", file)]
    return PageList(
      full.pages
        + files.compactMap { title, type, path in
          path.map { page(title, type, ["source": .string($0)]) }
        })
  }

  /// So many generated pages, made on demand.
  public static func numbered(_ count: Int) -> NumberedPages {
    NumberedPages(count: count, type: "Numbered")
  }

  /// What Pagerail is and how it is used.
  static let aboutText = String(decoding: PackageResources.about_txt, as: UTF8.self)

  private static let markdown = String(decoding: PackageResources.markdown_md, as: UTF8.self)
  /// A plain text that shows how decks are written.
  private static let colorsDeck = String(decoding: PackageResources.colors_json, as: UTF8.self)
  private static let looks = Looks.all.map { PageValue.string("\($0.name): \($0.summary)") }

  private static func page(
    _ title: String, _ type: String, _ parameters: [String: PageValue] = [:]
  ) -> PageDescriptor {
    PageDescriptor(id: PageID(title), title: title, type: type, parameters: parameters)
  }
}
