/// Why text cannot be drawn.
public nonisolated enum FontFailure: Error, Hashable, Sendable {
  /// The system has no font for the family.
  case noFont(family: String)
  /// The file cannot be read.
  case unreadable(file: String, reason: String)
  /// The file is no font, or has no face of that number.
  case notAFont(file: String, reason: String)
  /// The font cannot be drawn at the size.
  case badSize(file: String, pixels: Double)
  /// SDL_ttf did not start.
  case library(reason: String)
}

nonisolated extension FontFailure: CustomStringConvertible {
  /// One line that says what is wrong and, where something helps, what to do.
  public var description: String {
    switch self {
    case .noFont(let family):
      "no font for \(family): install one, for example the package fonts-noto-core"
    case .unreadable(let file, let reason):
      "cannot read the font \(file): \(reason)"
    case .notAFont(let file, let reason):
      "\(file) is not a font: \(reason)"
    case .badSize(let file, let pixels):
      "the font \(file) cannot be drawn at \(pixels) pixels"
    case .library(let reason):
      "SDL_ttf does not start: \(reason)"
    }
  }
}
