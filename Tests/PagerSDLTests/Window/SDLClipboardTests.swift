import PagerSDL
import Testing

@MainActor @Suite struct SDLClipboardTests {
  @Test func `what an X server would not take is refused before it is handed over`() {
    let failure = #expect(throws: SDLFailure.self) {
      try SDLClipboard.copy(String(repeating: "ä", count: 5 << 20))
    }
    #expect(
      "\(String(describing: failure))".contains("10 MB are too much, at most 8 MB can be copied"))
  }

  @Test func `a text of a usual length is not`() throws {
    try SDLClipboard.copy("a text\0 with a zero byte")
  }
}
