public import PagerGraphics

/// The colours of the built-in pages, in the order of the demo deck.
///
/// On each of them black or white has a contrast of at least 5 : 1.
public enum PageColor: String, Sendable, CaseIterable {
  /// 红.
  case red = "Red"
  /// 蓝.
  case blue = "Blue"
  /// 绿.
  case green = "Green"
  /// 黄.
  case yellow = "Yellow"
  /// 紫.
  case purple = "Purple"
  /// 橘.
  case orange = "Orange"

  /// The colour itself.
  public var color: Color {
    switch self {
    case .red: Color(hex: 0xC62828)
    case .blue: Color(hex: 0x1565C0)
    case .green: Color(hex: 0x2E7D32)
    case .yellow: Color(hex: 0xFDD835)
    case .purple: Color(hex: 0x6A1B9A)
    case .orange: Color(hex: 0xFB8C00)
    }
  }
}
