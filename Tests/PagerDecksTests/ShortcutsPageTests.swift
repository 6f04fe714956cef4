import PagerCore
import PagerGraphics
import PagerKit
import Testing

@testable import PagerDecks

@MainActor @Suite struct ShortcutsPageTests {
  static let pages: PageList = ["Keys": "shortcuts", "Red": "Red"]

  @Test func `every group of the key map is listed`() throws {
    let album = try Album(Self.pages, size: Size(width: 960, height: 2000))
    let texts = Set(album.pageTexts.map(\.text))

    for group in KeyMap.standard.groups {
      #expect(texts.contains(group.meaning.prefix(1).uppercased() + group.meaning.dropFirst()))
      let parts = group.keys.split { " ,+".contains($0) }
      #expect(parts.allSatisfy { texts.contains(String($0)) }, "\(group.keys)")
    }
  }

  @Test func `a low page scrolls, and comes back where it was left`() throws {
    let album = try Album(Self.pages, size: Size(width: 320, height: 240))
    album.command(.scrollToEnd)
    album.run(1)
    let list = try #require(album.view("Keys") as? ScrollView)
    let offset = list.contentOffset
    #expect(offset > 0)

    album.go(to: 1)
    album.go(to: 0)

    #expect((album.view("Keys") as? ScrollView)?.contentOffset == offset)
  }
}
