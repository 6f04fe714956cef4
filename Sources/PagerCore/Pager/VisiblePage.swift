/// A page that is seen now, and where.
public struct VisiblePage: Sendable, Equatable {
  /// The page's identity.
  public var id: PageID
  /// Its index in the deck.
  public var index: Int
  /// The way from the viewport's left edge to the page's, in pages; within -1…1 but for overscroll.
  public var offset: Double
  /// How much it hides of the page before it in the list, 0…1; below 1 in a fade only.
  public var opacity: Double

  /// Creates a page that lies `offset` pages right of the viewport's left edge.
  public init(id: PageID, index: Int, offset: Double, opacity: Double = 1) {
    self.id = id
    self.index = index
    self.offset = offset
    self.opacity = opacity
  }
}
