import PagerDecks
import PagerSDL

final class HelloPage: Page {
  override func loadView() -> View { Label("Hello, pager!", alignment: .center) }
}

let registry = PageRegistry()
try BuiltInPages.register(in: registry)
try registry.register(HelloPage.self, as: "Hello")
let pages: PageList = ["Hello": "Hello", "Blue": "Blue", "Green": "Green"]
SDLWindow.main(title: "Minimal", content: PagerController(source: pages, registry: registry))
