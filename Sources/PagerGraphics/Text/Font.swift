/// A font as the interface asks for it; which file serves a character is the text engine's affair.
public struct Font: Hashable, Sendable {
  /// The families that every text engine has.
  public enum Family: Hashable, Sendable {
    /// The proportional font of the interface.
    case interface
    /// A font whose characters are equally wide.
    case monospaced
  }

  /// How heavy the strokes are.
  public enum Weight: Hashable, Sendable {
    /// The weight of running text.
    case regular
    /// The weight of headings.
    case bold
  }

  /// Whether the strokes lean.
  public enum Slant: Hashable, Sendable {
    /// The letters of running text.
    case upright
    /// The letters of words that are emphasised.
    case italic
  }

  /// The family.
  public var family: Family
  /// The size of an em, in points.
  public var size: Double
  /// The weight.
  public var weight: Weight
  /// The slant.
  public var slant: Slant

  /// Creates a font of `size` points an em; a size that is not above 0 counts as 1.
  public init(
    family: Family = .interface, size: Double, weight: Weight = .regular,
    slant: Slant = .upright
  ) {
    self.family = family
    self.size = size > 0 && size.isFinite ? size : 1
    self.weight = weight
    self.slant = slant
  }
}
