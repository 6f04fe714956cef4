import PagerGraphics

/// Which pixels of a frame come from which layer, each pixel from the front-most one.
///
/// A page that covers the whole window costs one copy, whatever lies behind it.
nonisolated struct CopyPlan: Equatable {
  /// A rectangle of the window and the number of the layer that is seen there.
  struct Copy: Equatable {
    let layer: Int
    let rect: PixelRect
  }

  /// What to copy; no two rectangles overlap.
  private(set) var copies: [Copy] = []
  /// What shows the background.
  private(set) var background: [PixelRect] = []

  /// Plans `regions` of a frame.
  init(_ list: DisplayList, regions: [PixelRect]) {
    var open = regions.reduce(into: [PixelRect]()) { open, region in
      let fresh = open.reduce([region.intersection(list.bounds)]) { $0.subtracting($1) }
      open += fresh
    }
    for (number, layer) in list.layers.enumerated().reversed() {
      let visible = layer.visible
      copies += open.map { $0.intersection(visible) }.filter { !$0.isEmpty }
        .map { Copy(layer: number, rect: $0) }
      open = open.subtracting(visible)
    }
    background = open.filter { !$0.isEmpty }
  }
}

nonisolated extension [PixelRect] {
  /// The pixels of the rectangles that `hole` does not hold.
  func subtracting(_ hole: PixelRect) -> [PixelRect] {
    flatMap { $0.subtracting(hole) }
  }
}

nonisolated extension PixelRect {
  /// The pixels that `other` does not hold, as up to four rectangles.
  func subtracting(_ other: PixelRect) -> [PixelRect] {
    let hole = intersection(other)
    guard !hole.isEmpty else { return isEmpty ? [] : [self] }
    return [
      PixelRect(x: x, y: y, width: width, height: hole.y - y),
      PixelRect(x: x, y: hole.maxY, width: width, height: maxY - hole.maxY),
      PixelRect(x: x, y: hole.y, width: hole.x - x, height: hole.height),
      PixelRect(x: hole.maxX, y: hole.y, width: maxX - hole.maxX, height: hole.height),
    ].filter { !$0.isEmpty }
  }
}
