/// The pages of a pager, in order.
///
/// A source that makes them on demand needs no memory for each.
///
/// A source is a value: `apply(_:)` hands the pager a changed one. Indices are `0..<count`, and
/// `index(of: identity(at: i)) == i` for each.
public protocol PageSource: Sendable {
  /// The number of pages; 0 is a normal state.
  var count: Int { get }

  /// The identity of the page at `index`, which is within `0..<count`.
  func identity(at index: Int) -> PageID

  /// The index of the page `id`, or nothing when there is no such page.
  func index(of id: PageID) -> Int?

  /// The title of the page at `index`, which is within `0..<count`.
  func title(at index: Int) -> String

  /// All that is needed to make the page at `index`, which is within `0..<count`.
  func descriptor(at index: Int) -> PageDescriptor
}
