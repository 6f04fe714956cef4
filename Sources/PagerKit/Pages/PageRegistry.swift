import PagerCore

/// Knows how to make pages from names.
@MainActor
public final class PageRegistry {
  /// Makes a page for a context.
  public typealias Factory = (PageContext) throws -> Page

  private var factories: [String: Factory] = [:]
  /// The registered names, in the order of registration.
  public private(set) var names: [String] = []

  /// Creates a registry that knows no page.
  public init() {}

  /// Makes pages of the class `type` for `name`.
  ///
  /// Throws when the name is taken.
  public func register<P: Page>(_ type: P.Type, as name: String) throws(RegistryFailure) {
    try register(name) { P(context: $0) }
  }

  /// Makes pages for `name` by calling `factory`, which may throw: then an error page stands in its
  /// place.
  ///
  /// Throws when the name is taken.
  public func register(
    _ name: String, factory: @escaping Factory
  ) throws(RegistryFailure) {
    guard factories[name] == nil else { throw .taken(name) }
    factories[name] = factory
    names.append(name)
  }

  /// Whether `name` is registered.
  public func knows(_ name: String) -> Bool {
    factories[name] != nil
  }

  /// Makes the page that `context` describes.
  ///
  /// Throws for an unknown name, and what the factory throws.
  public func makePage(for context: PageContext) throws -> Page {
    let name = context.descriptor.type
    guard let factory = factories[name] else {
      // Names in parentheses are a program's own affair.
      throw RegistryFailure.unknown(name, known: names.filter { !$0.hasPrefix("(") })
    }
    return try factory(context)
  }
}
