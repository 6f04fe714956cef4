import PagerGraphics

/// Draws frames in which layers show through, put together in memory and copied as one.
final class TranslucentFrames {
  private let compositor: MemoryCompositor
  private var pixels: SDLLayerPixels?
  private var size = (width: 0, height: 0)

  /// Creates it for a transition.
  init(text: any TextRasterizing) {
    compositor = MemoryCompositor(text: text)
  }

  /// How many layers were painted by the last frame.
  var paintedLayers: Int { compositor.paintedLayers }

  /// Draws a whole frame.
  func draw(
    _ list: DisplayList, renderer: SDLRenderer, longestSide: Int
  ) throws(SDLFailure) {
    guard !list.bounds.isEmpty else { return }
    let frame = compositor.compose(list)
    let target = try target(list, renderer, longestSide)
    try target.update { $0.copy(from: frame, x: 0, y: 0, clip: $0.bounds) }
    try target.draw(list.bounds, x: 0, y: 0)
  }

  private func target(
    _ list: DisplayList, _ renderer: SDLRenderer, _ longestSide: Int
  ) throws(SDLFailure) -> SDLLayerPixels {
    if let pixels, size == (list.width, list.height) { return pixels }
    let made = try SDLLayerPixels(
      renderer: renderer, width: list.width, height: list.height, longestSide: longestSide)
    pixels = made
    size = (list.width, list.height)
    return made
  }
}
