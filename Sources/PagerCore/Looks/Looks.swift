/// The looks to choose from.
public enum Looks {
  /// Every look, in the order in which they are offered.
  public static let all: [Look] = [
    underline,
    scale,
    slider,
    worm,
    illusion,
    elastic,
    triangle,
    block,
  ]

  /// The look where none is chosen.
  public static let standard = underline

  /// The look of this name; nil when there is none.
  public static func named(_ name: String) -> Look? {
    all.first { $0.name == name }
  }

  /// The name that was probably meant by one that is unknown; nil when none is similar.
  public static func nearestName(to name: String) -> String? {
    nearest(name, in: all.map(\.name))
  }
}
