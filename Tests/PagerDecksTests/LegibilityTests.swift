import PagerGraphics
import Testing

@testable import PagerDecks

@Suite struct LegibilityTests {
  @Test(arguments: [
    (Color.white, 1.0), (.black, 0), (.red, 0.2126), (Color(hex: 0x808080), 0.2159),
    (Color(hex: 0xFB8C00), 0.40), (Color(hex: 0x1565C0), 0.131),
  ])
  func `light is that of sRGB`(color: Color, luminance: Double) {
    #expect(abs(color.luminance - luminance) < 0.012)
  }

  @Test func `contrast goes from 1 to 21`() {
    #expect(Color.white.contrast(to: .white) == 1)
    #expect(abs(Color.white.contrast(to: .black) - 21) < 0.001)
    #expect(Color.black.contrast(to: .white) == Color.white.contrast(to: .black))
  }

  @Test(arguments: PageColor.allCases)
  func `faint ink stays readable`(color: PageColor) {
    for share in [0, 0.25, 0.5, 1] {
      #expect(color.color.fainterInk(share).contrast(to: color.color) >= leastContrast)
    }
  }

  @Test func `ink is faint where it may be`() {
    #expect(Color.black.fainterInk(0.25) == Color.white.mixed(with: .black, by: 0.25))
  }
}
