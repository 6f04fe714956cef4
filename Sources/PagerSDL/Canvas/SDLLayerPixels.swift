import PagerGraphics

/// The pixels of a layer: one texture, or several where the renderer has none that large.
final class SDLLayerPixels {
  /// A texture and where it lies in the layer.
  private struct Piece {
    let x: Int
    let y: Int
    let texture: SDLTexture

    var frame: PixelRect {
      PixelRect(x: x, y: y, width: texture.width, height: texture.height)
    }
  }

  private let width: Int
  private let height: Int
  private let pieces: [Piece]

  /// Makes textures of at most `longestSide` pixels a side for a layer of `width` × `height`.
  init(
    renderer: SDLRenderer, width: Int, height: Int, longestSide: Int
  ) throws(SDLFailure) {
    self.width = width
    self.height = height
    var pieces: [Piece] = []
    for y in stride(from: 0, to: height, by: longestSide) {
      for x in stride(from: 0, to: width, by: longestSide) {
        let texture = try SDLTexture(
          renderer: renderer, width: min(longestSide, width - x),
          height: min(longestSide, height - y))
        pieces.append(Piece(x: x, y: y, texture: texture))
      }
    }
    self.pieces = pieces
  }
}

extension SDLLayerPixels {
  /// The margins of its pixels, where they are in memory and in one piece.
  var margins: Margins? { pieces.count == 1 ? pieces.first?.texture.margins : nil }

  /// Lets `paint` write every pixel of the layer.
  func update(_ paint: (Bitmap) -> Void) throws(SDLFailure) {
    if pieces.count == 1, let piece = pieces.first { return try piece.texture.update(paint) }
    let whole = Bitmap(width: width, height: height)
    paint(whole)
    for piece in pieces {
      try piece.texture.update { $0.copy(from: whole, x: -piece.x, y: -piece.y, clip: $0.bounds) }
    }
  }

  /// Copies the layer, which lies with its first pixel in column `x` of row `y` of the window, to
  /// the window's pixels `visible`.
  func draw(_ visible: PixelRect, x: Int, y: Int) throws(SDLFailure) {
    let wanted = visible.offset(byX: -x, y: -y)
    for piece in pieces {
      let part = piece.frame.intersection(wanted)
      guard !part.isEmpty else { continue }
      try piece.texture.draw(
        part.offset(byX: -piece.x, y: -piece.y), x: part.x + x, y: part.y + y)
    }
  }
}
