import PagerCore
import PagerKit
import PagerSDL
import PagerTestSupport

extension StripBench {
  /// Opens a strip whose titles are set in the system's fonts.
  convenience init(
    _ titles: [String], look: Look, width: Double = 900, scale: Double = 1, start: Int = 0,
    warnings: Warnings
  ) throws {
    let engine = try warnings.engine()
    engine.pixelScale = scale
    self.init(titles, look: look, width: width, scale: scale, start: start, text: engine)
  }
}
