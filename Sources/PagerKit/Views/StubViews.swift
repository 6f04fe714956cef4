import PagerGraphics
enum TextAlignment { case leading, center, trailing }
class Label: View {
  init(_ t: String, font: Font, alignment: TextAlignment = .leading, lines: Int = 1) {
    super.init()
  }
  func height(forWidth: Double) -> Double { 20 }
}
class Button: View { init(_ t: String, action: @escaping () -> Void) { super.init() } }
