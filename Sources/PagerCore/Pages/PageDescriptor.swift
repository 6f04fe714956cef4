/// What a pager must know to make a page: who it is, and the registered name of its type.
public struct PageDescriptor: Hashable, Sendable {
  /// The page's identity.
  public var id: PageID
  /// The title in the strip.
  public var title: String
  /// The name under which the page's type is registered.
  public var type: String
  /// What the page's type needs to know, by name.
  public var parameters: [String: PageValue]

  /// Creates the descriptor of the page `id`, made by the type registered as `type`.
  public init(
    id: PageID, title: String, type: String, parameters: [String: PageValue] = [:]
  ) {
    self.id = id
    self.title = title
    self.type = type
    self.parameters = parameters
  }
}
