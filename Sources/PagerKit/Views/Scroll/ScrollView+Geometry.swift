public import PagerGraphics

extension ScrollView {
  /// The width of the content, in points: the view's without the gutter of the bar.
  public final var contentWidth: Double { max(0, bounds.width - ScrollBar.gutter) }

  /// The greatest offset at rest, in points: a whole number of device pixels, 0 for content that
  /// is not taller than the view.
  public final var maximumOffset: Double {
    let pixels = ((contentHeight - bounds.height) * scale - 1e-6).rounded(.up)
    return max(0, pixels / scale)
  }

  /// The part of the content that is seen, in its own points.
  public final var visibleContent: Rect {
    Rect(x: 0, y: contentOffset, width: contentWidth, height: bounds.height)
  }

  /// Where the content is scrolled to; setting it scrolls there as soon as the view has a size.
  public final var scrollPlace: ScrollPlace {
    get { pendingPlace ?? currentPlace() }
    set {
      pendingPlace = newValue
      setNeedsLayout()
    }
  }

  /// Tells that something above the visible part became taller by `distance` points, a whole number
  /// of device pixels: nothing that is seen moves.
  public final func contentGrew(by distance: Double) {
    guard distance != 0, distance.isFinite else { return }
    gridShift += deviceRow(distance)
    motion?.shift(by: distance)
    drag?.start += distance
    drag?.origin += distance
    shiftOffset(by: distance)
  }
}

extension ScrollView {
  /// The height of a tile, in device pixels.
  static var tileHeight: Int { 256 }

  var scale: Double { stage?.scale ?? 1 }
  var canScroll: Bool { maximumOffset > 0 }
  var range: ClosedRange<Double> { 0...maximumOffset }

  /// The nearest offset that is a whole number of device pixels.
  func onPixel(_ offset: Double) -> Double { (offset * scale).rounded() / scale }

  func clamped(_ offset: Double) -> Double { min(max(offset, 0), maximumOffset) }

  /// The device pixels of a distance, also of one that is longer than any window.
  func deviceRow(_ distance: Double) -> Int {
    Int(min(max((distance * scale).rounded(), -1e15), 1e15))
  }

  /// The first row of the viewport in the grid of tiles, in device pixels.
  var gridTop: Int { deviceRow(contentOffset) - gridShift }

  /// The tiles that may be seen; a pixel more than the view is tall, whose edges are rounded.
  var tileSpan: ClosedRange<Int> {
    tiles(from: gridTop, height: deviceRow(bounds.height) + 1)
  }

  func tiles(from top: Int, height: Int) -> ClosedRange<Int> {
    let first = top.dividedDown(by: Self.tileHeight)
    return first...max(first, (top + height - 1).dividedDown(by: Self.tileHeight))
  }

  /// The top of a tile in the content, in points.
  func top(ofTile index: Int) -> Double {
    Double(index * Self.tileHeight + gridShift) / scale
  }

  /// The part of the content that the tiles show.
  func content(of tiles: ClosedRange<Int>) -> Rect {
    let top = top(ofTile: tiles.lowerBound)
    return Rect(
      x: 0, y: top, width: contentWidth, height: self.top(ofTile: tiles.upperBound + 1) - top)
  }
}

extension Int {
  /// The quotient, rounded down.
  fileprivate func dividedDown(by divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
