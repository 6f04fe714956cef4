import PagerCore
public import PagerKit

/// The page types that Pagerail comes with.
public enum BuiltInPages {
  /// Every type that decks can name, in the order in which they are explained.
  public static let declarations: [PageTypeDeclaration] =
    [.text, .markdown, .image, .list, .color, .shortcuts, .motion, .file]
    + PageColor.allCases.map { PageTypeDeclaration($0.rawValue, "A page in this colour.") }

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
    try registry.register("color") { context in
      let color = context.descriptor.parameters["color"]?.string.flatMap(DeckColor.color)
      return ColorPage(context: context, color: color ?? PageColor.red.color)
    }
    try registry.register(PlainTextPage.self, as: "text")
    try registry.register(MarkdownPage.self, as: "markdown")
    try registry.register(ImagePage.self, as: "image")
    try registry.register(EntriesPage.self, as: "list")
    try registry.register(FileFactsPage.self, as: "file")
    try registry.register(BrokenPage.self, as: BrokenPage.typeName)
    try registry.register(TextPage.self, as: "About")
    try registry.register(ListPage.self, as: "Rows")
    try registry.register(PicturesPage.self, as: "Pictures")
    try registry.register(MotionPage.self, as: "motion")
    try registry.register(ShortcutsPage.self, as: "shortcuts")
  }
}
