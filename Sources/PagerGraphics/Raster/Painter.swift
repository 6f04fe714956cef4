/// Paints a layer's commands on the pixels of a bitmap.
///
/// Places may lie at any fraction of a pixel and anywhere: what lies outside of the bitmap, or is
/// no number, is not painted. The cost is bounded by the bitmap's pixels for each command.
public struct Painter {
  /// The pixels that are painted.
  public let target: Bitmap
  /// Device pixels a point.
  public let scale: Double
  /// What draws the lines of text.
  public let text: any TextRasterizing
  /// The buffers for clips.
  let scratch: ScratchPixels

  /// Creates a painter on `target` at `scale` device pixels a point.
  ///
  /// Hand the same `scratch` to painters that follow each other: the buffers are then made once.
  public init(
    target: Bitmap, scale: Double, text: any TextRasterizing,
    scratch: ScratchPixels = ScratchPixels()
  ) {
    self.target = target
    self.scale = scale
    self.text = text
    self.scratch = scratch
  }

  /// Paints the layer's background and commands from the target's top left corner on.
  ///
  /// The layer's frame, clip and opacity say where it is seen, and change nothing here.
  public func paint(_ layer: Layer) {
    target.fill(target.bounds, with: layer.background)
    paint(layer.commands)
  }

  /// Paints the commands, in order, over what the target shows.
  public func paint(_ commands: [DrawCommand]) {
    withExtendedLifetime(target) { paint(commands, on: target.surface) }
  }
}

extension Painter {
  /// Paints the commands, in order, on the part of the layer that `surface` holds.
  func paint(_ commands: [DrawCommand], on surface: Surface) {
    guard !surface.rows.isEmpty else { return }
    for command in commands { paint(command, on: surface) }
  }

  private func paint(_ command: DrawCommand, on surface: Surface) {
    switch command {
    case .fill(let shape, let color): fill(shape, with: Ink(color), on: surface)
    case .horizontalGradient(let rect, let start, let end):
      fillGradient(rect, from: start, to: end, on: surface)
    case .text(let run): paint(run, on: surface)
    case .picture(let picture, let rect):
      paint(picture, in: rect.pixels(atScale: scale), on: surface)
    case .clip(let shape, let commands): clip(to: shape, commands, on: surface)
    }
  }
}
