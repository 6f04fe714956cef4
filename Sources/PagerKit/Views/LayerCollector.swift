public import PagerCore
public import PagerGraphics

/// Gathers the layers of a frame while it walks down the views.
public struct LayerCollector {
  /// The colours of everything.
  public let theme: Theme
  /// The measures of text.
  public let text: any TextMeasuring
  /// Device pixels a point.
  public let scale: Double
  /// Whether right and left are exchanged in the layers.
  public let isMirrored: Bool
  /// The layers so far, from the back to the front.
  public private(set) var layers: [Layer] = []
  /// Where the nearest layer lies, in device pixels.
  var origin = (x: 0, y: 0)
  /// The way from that layer to the parent of the view that is asked, in points.
  var shift = Vector.zero
  /// What may be seen, in device pixels.
  var clip: PixelRect
  /// How much the layers hide of what is behind them, 0…1.
  var opacity = 1.0
  private let windowWidth: Int

  init(
    theme: Theme, text: any TextMeasuring, scale: Double, clip: PixelRect, isMirrored: Bool = false
  ) {
    self.theme = theme
    self.text = text
    self.scale = scale
    self.clip = clip
    self.isMirrored = isMirrored
    windowWidth = clip.width
  }

  /// The device pixels of `rect`, which is in points of the asked view's parent.
  public func pixels(of rect: Rect) -> PixelRect {
    rect.offset(by: shift).pixels(atScale: scale).offset(byX: origin.x, y: origin.y)
  }

  /// Whether anything of these device pixels may be seen.
  public func isSeen(_ pixels: PixelRect) -> Bool {
    !pixels.intersection(clip).isEmpty
  }

  /// Adds a layer at `frame` (device pixels), seen within `clip` of it.
  public mutating func add(
    id: LayerID, revision: Int, frame: PixelRect, background: Color, commands: [DrawCommand]
  ) {
    layers.append(
      Layer(
        id: id, revision: revision, frame: placed(frame), clip: placed(clip),
        background: background, commands: commands, opacity: opacity))
  }

  /// The commands of what `body` draws in a layer `width` device pixels wide, of which `visible`
  /// will be seen.
  public func commands(
    visible: Rect, width: Int, _ body: (inout DrawContext) -> Void
  ) -> [DrawCommand] {
    var context = DrawContext(theme: theme, text: text, scale: scale, visible: visible)
    body(&context)
    guard isMirrored else { return context.commands }
    return context.commands.map {
      $0.mirrored(inWidth: Double(width) / scale, measuring: text)
    }
  }

  private func placed(_ rect: PixelRect) -> PixelRect {
    isMirrored ? rect.mirrored(inWidth: windowWidth) : rect
  }

  /// Collects from `body` with other settings, which end with it.
  mutating func nested(_ body: (inout LayerCollector) -> Void) {
    let outer = (origin, shift, clip, opacity)
    body(&self)
    (origin, shift, clip, opacity) = outer
  }
}
