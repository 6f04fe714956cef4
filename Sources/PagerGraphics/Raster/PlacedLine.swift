/// A line of text at its place on whole pixels.
struct PlacedLine {
  /// A part of the line and the pixels that it takes.
  struct Piece {
    var content: TextRaster.Piece.Content
    var frame: PixelRect
  }

  /// The parts from left to right.
  var pieces: [Piece]

  /// Creates the line that starts at pixel (x, y) of its baseline.
  init(_ raster: TextRaster, x: Int, y: Int) {
    pieces = raster.pieces.map { piece in
      let (width, height) = piece.content.size
      let frame = PixelRect(x: x + piece.x, y: y + piece.y, width: width, height: height)
      return Piece(content: piece.content, frame: frame)
    }
  }

  /// The smallest rectangle that holds all parts; none for a line without parts.
  var box: Rect? {
    let boxes = pieces.map { Rect($0.frame) }
    return boxes.isEmpty ? nil : boxes.reduce(.zero) { $0.union($1) }
  }

  /// The pictures and the pixels that they take.
  var pictures: [(picture: Picture, frame: Rect)] {
    pieces.compactMap { piece in
      guard case .picture(let picture) = piece.content else { return nil }
      return (picture, Rect(piece.frame))
    }
  }

  /// The masks and the pixels that they take.
  var masks: [(mask: CoverageMask, frame: Rect)] {
    pieces.compactMap { piece in
      guard case .mask(let mask) = piece.content else { return nil }
      return (mask, Rect(piece.frame))
    }
  }
}

extension TextRaster.Piece.Content {
  fileprivate var size: (width: Int, height: Int) {
    switch self {
    case .mask(let mask): (mask.width, mask.height)
    case .picture(let picture): (picture.width, picture.height)
    }
  }
}

extension Rect {
  /// The rectangle with the edges of whole pixels.
  init(_ pixels: PixelRect) {
    self.init(
      x: Double(pixels.x), y: Double(pixels.y), width: Double(pixels.width),
      height: Double(pixels.height))
  }

  /// The whole pixels that it touches.
  var touchedPixels: PixelRect {
    let x = Int(saturating: minX.rounded(.down))
    let y = Int(saturating: minY.rounded(.down))
    return PixelRect(
      x: x, y: y, width: Int(saturating: maxX.rounded(.up)) - x,
      height: Int(saturating: maxY.rounded(.up)) - y)
  }

  /// The rectangle whose edges lie the share `amount` of the way to those of `other`.
  func mixed(with other: Rect, by amount: Double) -> Rect {
    func between(_ first: Double, _ second: Double) -> Double {
      first + (second - first) * amount
    }
    return Rect(
      x: between(minX, other.minX), y: between(minY, other.minY),
      width: between(width, other.width), height: between(height, other.height))
  }

  /// The place of `self` after the map that takes `start` to `end`.
  func mapped(from start: Rect, to end: Rect) -> Rect {
    let across = end.width / start.width
    let down = end.height / start.height
    return Rect(
      x: end.minX + (minX - start.minX) * across, y: end.minY + (minY - start.minY) * down,
      width: width * across, height: height * down)
  }
}
