public import PagerGraphics

extension ScrollView {
  /// The width of the content, in points: that of the view without the gutter of the bar where it
  /// scrolls vertically, else its length.
  public final var contentWidth: Double { axis == .vertical ? contentBreadth : contentLength }

  /// The breadth of the content across the axis, in points: the view's without the gutter of the
  /// bar.
  public final var contentBreadth: Double {
    max(0, axis.crossing.component(of: bounds.size) - ScrollBar.gutter)
  }

  /// The greatest offset at rest, in points: a whole number of device pixels, 0 for content that
  /// is not longer than the view.
  public final var maximumOffset: Double {
    let pixels = ((contentLength - viewLength) * scale - 1e-6).rounded(.up)
    return max(0, pixels / scale)
  }

  /// The part of the content that is seen, in its own points.
  public final var visibleContent: Rect {
    axis.rect(from: contentOffset, length: viewLength, breadth: contentBreadth)
  }

  /// Where the content is scrolled to; setting it scrolls there as soon as the view has a size.
  public final var scrollPlace: ScrollPlace {
    get { pendingPlace ?? currentPlace() }
    set {
      pendingPlace = newValue
      setNeedsLayout()
    }
  }

  /// Tells that something before the visible part became longer by `distance` points, a whole
  /// number of device pixels: nothing that is seen moves.
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
  /// The length of a tile along the axis, in device pixels.
  static var tileLength: Int { 256 }

  /// The length of the view along the axis, in points.
  var viewLength: Double { axis.component(of: bounds.size) }

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

  /// The beginning of the viewport in the grid of tiles, in device pixels.
  var gridStart: Int { deviceRow(contentOffset) - gridShift }

  /// The tiles that may be seen; a pixel more than the view is long, whose edges are rounded.
  var tileSpan: ClosedRange<Int> {
    tiles(from: gridStart, length: deviceRow(viewLength) + 1)
  }

  func tiles(from start: Int, length: Int) -> ClosedRange<Int> {
    let first = start.dividedDown(by: Self.tileLength)
    return first...max(first, (start + length - 1).dividedDown(by: Self.tileLength))
  }

  /// The beginning of a tile in the content, in points.
  func start(ofTile index: Int) -> Double {
    Double(index * Self.tileLength + gridShift) / scale
  }

  /// The part of the content that the tiles show.
  func content(of tiles: ClosedRange<Int>) -> Rect {
    let start = start(ofTile: tiles.lowerBound)
    return axis.rect(
      from: start, length: self.start(ofTile: tiles.upperBound + 1) - start,
      breadth: contentBreadth)
  }
}

extension Int {
  /// The quotient, rounded down.
  fileprivate func dividedDown(by divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
