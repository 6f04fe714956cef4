import PagerSDL

/// What an engine complained about.
final class Warnings {
  private(set) var lines: [String] = []

  /// An engine that complains here.
  func engine(fontFile: String? = nil, language: String? = "zh-Hans") throws -> SDLTextEngine {
    try SDLTextEngine(fontFile: fontFile, language: language) { self.lines.append($0) }
  }
}
