public import PagerKit

/// The page types that Pagerail comes with.
public enum BuiltInPages {
  /// Registers every type, in the order in which they are listed.
  ///
  /// Throws when one of their names is taken.
  @MainActor
  public static func register(in registry: PageRegistry) throws(RegistryFailure) {
    try registry.register("Red") { ColorPage(context: $0, color: PageColor.red.color) }
    try registry.register("Blue") { ColorPage(context: $0, color: PageColor.blue.color) }
    try registry.register("Green") { ColorPage(context: $0, color: PageColor.green.color) }
    try registry.register("Yellow") { ColorPage(context: $0, color: PageColor.yellow.color) }
    try registry.register("Purple") { ColorPage(context: $0, color: PageColor.purple.color) }
    try registry.register("Orange") { ColorPage(context: $0, color: PageColor.orange.color) }
    try registry.register(NumberedPage.self, as: "Numbered")
  }
}
