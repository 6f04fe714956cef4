/// A colour in sRGB with straight (not premultiplied) alpha; every component is 0…1.
public struct Color: Hashable, Sendable {
  /// The share of red, 0…1.
  public var red: Double
  /// The share of green, 0…1.
  public var green: Double
  /// The share of blue, 0…1.
  public var blue: Double
  /// The opacity: 0 is invisible, 1 hides all behind it.
  public var alpha: Double

  /// Creates the colour with these components, each clamped to 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red.clampedToUnit
    self.green = green.clampedToUnit
    self.blue = blue.clampedToUnit
    self.alpha = alpha.clampedToUnit
  }

  /// Creates an opaque colour from `0xRRGGBB`; higher bits are ignored.
  public init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255,
      green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
  }

  /// Opaque black.
  public static let black = Color(hex: 0x000000)
  /// Opaque white.
  public static let white = Color(hex: 0xFFFFFF)
  /// Opaque pure red.
  public static let red = Color(hex: 0xFF0000)
  /// Nothing to see.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
}

extension Color {
  /// The colour that lies the share `amount` (clamped to 0…1) of the way to `other`, component by
  /// component.
  public func mixed(with other: Color, by amount: Double) -> Color {
    let share = amount.clampedToUnit
    return Color(
      red: red + (other.red - red) * share,
      green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share,
      alpha: alpha + (other.alpha - alpha) * share)
  }

  /// The same colour with another opacity, 0…1.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour as `0xRRGGBB`, each component rounded to the nearest of 256 steps; alpha is left
  /// out.
  public var hex: UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    return byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}

extension Double {
  /// The value kept within 0…1; 0 when it is no number.
  var clampedToUnit: Double {
    self > 0 ? Swift.min(self, 1) : 0
  }
}
