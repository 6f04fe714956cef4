import PagerGraphics
import PagerSDL
import Testing

@testable import pagerail

@MainActor
@Suite struct WindowIconTests {
  @Test func `a red pill lies in a white strip above two pages, cut at rounded corners`() throws {
    let text = try SDLTextEngine { Issue.record("\($0)") }
    let icon = try #require(WindowIcon.picture(text: text))

    func pixel(_ x: Int, _ y: Int) -> UInt32 { icon.pixels[y * icon.width + x] }

    #expect([icon.width, icon.height] == [64, 64])
    #expect(pixel(0, 0) == 0)
    #expect(pixel(4, 8) >> 24 < 128)
    #expect(pixel(30, 12) == 0xFFE5_383B)
    #expect(pixel(50, 10) == 0xFFFF_FFFF)
    #expect(pixel(20, 28) == 0xFFF6_D7C3)
    #expect(pixel(44, 28) == 0xFFCF_E3F5)
  }
}
