/// The titles as they are drawn, for the tabs that were seen last.
struct TitleCache {
  private var titles: [Int: (room: Double, title: String)] = [:]
  private static let most = 256

  /// The title of the tab in a room of so many points, made by `make` when it is not kept.
  mutating func title(at index: Int, room: Double, _ make: () -> String) -> String {
    if let kept = titles[index], kept.room == room { return kept.title }
    if titles.count >= Self.most { titles.removeAll(keepingCapacity: true) }
    let title = make()
    titles[index] = (room, title)
    return title
  }
}
