/// The titles as they are drawn, for the tabs that were seen last.
struct TitleCache {
  private var titles: [Int: String] = [:]
  private static let most = 256

  /// The title of the tab, made by `make` when it is not kept.
  mutating func title(at index: Int, _ make: () -> String) -> String {
    if let title = titles[index] { return title }
    if titles.count >= Self.most { titles.removeAll(keepingCapacity: true) }
    let title = make()
    titles[index] = title
    return title
  }
}
