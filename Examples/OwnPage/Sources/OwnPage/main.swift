import PagerDecks
import PagerSDL

let registry = PageRegistry()
try BuiltInPages.register(in: registry)
try registry.register(RingsPage.self, as: "rings")

let types = BuiltInPages.declarations + [.undeclared("rings")]
let deck = try DeckOpener(types: types).open(Array(CommandLine.arguments.dropFirst()))
let pager = PagerController(source: deck.source, registry: registry)
SDLWindow.main(title: deck.title, content: pager)
