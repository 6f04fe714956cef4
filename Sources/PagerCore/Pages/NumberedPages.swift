/// Pages of one type that differ in their number only, made on demand.
public struct NumberedPages: PageSource, Equatable {
  /// The number of pages; not negative.
  public let count: Int
  /// The registered name of their type.
  public let type: String
  private static let prefix = "Page "
  /// A position among more pages would be too coarse a number for the pixels of one.
  private static let most = 1 << 40

  /// Creates `count` pages of `type`, at least 0 and at most 2⁴⁰; the first is titled "Page 1".
  public init(count: Int, type: String) {
    self.count = min(max(0, count), Self.most)
    self.type = type
  }

  /// The identity of the page at `index`: its title.
  public func identity(at index: Int) -> PageID { PageID(title(at: index)) }

  /// The index that the page's title names, if the source has it.
  public func index(of id: PageID) -> Int? {
    guard id.rawValue.hasPrefix(Self.prefix),
      let number = Int(id.rawValue.dropFirst(Self.prefix.count)),
      number >= 1, number <= count, identity(at: number - 1) == id
    else { return nil }
    return number - 1
  }

  /// "Page" and the number, counted from 1.
  public func title(at index: Int) -> String { Self.prefix + String(index + 1) }

  /// The page at `index`, with its number (from 1) as the parameter `number`.
  public func descriptor(at index: Int) -> PageDescriptor {
    PageDescriptor(
      id: identity(at: index), title: title(at: index), type: type,
      parameters: ["number": .number(Double(index + 1))])
  }
}
