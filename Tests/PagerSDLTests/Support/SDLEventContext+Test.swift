@testable import PagerSDL

extension SDLEventContext {
  /// A window of 400 × 200 points with 2 pixels a point, on a desktop that counts pixels; a stamp
  /// is as many milliseconds.
  static func test(pump: Int? = nil) -> SDLEventContext {
    SDLEventContext(
      geometry: WindowGeometry(units: (800, 400), pixels: (800, 400), override: 2),
      pump: pump, time: { Double($0) / 1000 })
  }
}
