import PagerGraphics

/// The least contrast that small text may have to what it stands on.
///
/// Source: WCAG 2.2, success criterion 1.4.3.
let leastContrast = 4.5

extension Color {
  /// The share of white's light that the colour gives back, 0…1; alpha is left out.
  ///
  /// Each component is decoded with a power of 2.2, which lies within 0.01 of sRGB's own curve.
  var luminance: Double {
    func light(_ component: Double) -> Double {
      // c^2.2 ≈ 0.8·c² + 0.2·c³, which needs no mathematics library.
      component * component * (0.8 + 0.2 * component)
    }
    return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
  }

  /// How well one colour is told from another, 1…21; the order does not matter.
  ///
  /// (L₁ + 0.05) / (L₂ + 0.05) of the luminances, the lighter one first. Source: WCAG 2.2.
  func contrast(to other: Color) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// Black or white, whichever is read better on the colour.
  var ink: Color {
    contrast(to: .white) >= contrast(to: .black) ? .white : .black
  }

  /// The ink as faint as `share` of the way to the colour makes it, but never fainter than what can
  /// be read.
  func fainterInk(_ share: Double) -> Color {
    let steps = 16
    return (0...steps).lazy
      .map { self.ink.mixed(with: self, by: share * Double(steps - $0) / Double(steps)) }
      .first { $0.contrast(to: self) >= leastContrast } ?? ink
  }
}
