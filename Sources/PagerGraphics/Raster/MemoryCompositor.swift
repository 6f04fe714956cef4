/// Puts frames together in memory: for snapshots, tests and hosts without a renderer.
///
/// It shows exactly what a compositor of textures shows, since both only copy layers painted by the
/// same ``Painter``.
public final class MemoryCompositor {
  /// How many layers were painted by the last frame; layers that did not change are not.
  public var paintedLayers: Int { cache.paintedLayers }

  private let text: any TextRasterizing
  private let scratch = ScratchPixels()
  private var cache = LayerCache<Bitmap>()
  private var frame = Bitmap(width: 0, height: 0)

  /// Creates a compositor whose lines of text are drawn by `text`.
  public init(text: any TextRasterizing) {
    self.text = text
  }

  /// The window's pixels for one frame: the background, and on it the visible part of every layer
  /// from the back to the front.
  ///
  /// - Returns: A bitmap of the frame's size; the next call paints on the same one if it can.
  public func compose(_ list: DisplayList) -> Bitmap {
    if frame.width != list.width || frame.height != list.height {
      frame = Bitmap(width: list.width, height: list.height)
    }
    frame.fill(frame.bounds, with: list.background)
    cache.beginFrame(pixels: list.width * list.height)
    for layer in list.layers where !layer.visible.intersection(list.bounds).isEmpty {
      frame.copy(
        from: pixels(of: layer, scale: list.scale), x: layer.frame.x, y: layer.frame.y,
        clip: layer.clip, opacity: layer.opacity)
    }
    cache.endFrame()
    return frame
  }

  private func pixels(of layer: Layer, scale: Double) -> Bitmap {
    cache.pixels(of: layer, scale: scale) { width, height in
      Bitmap(width: width, height: height)
    } paint: { bitmap in
      Painter(target: bitmap, scale: scale, text: text, scratch: scratch).paint(layer)
    }
  }
}
