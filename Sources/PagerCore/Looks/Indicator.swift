public import PagerGraphics

/// A mark that shows which tab is selected and travels with the pages.
public struct Indicator: Equatable, Sendable {
  /// How its edges travel between two tabs.
  public var edges: IndicatorEdges
  /// What it is as wide as at rest.
  public var anchor: IndicatorAnchor
  /// Its outline.
  public var shape: IndicatorShape
  /// What it is filled with.
  public var paint: IndicatorPaint
  /// Whether it is painted below or above the titles.
  public var layer: IndicatorLayer
  /// Where it lies between the strip's top and bottom edge.
  public var position: IndicatorPosition
  /// What it does while the pages are pulled beyond an end.
  public var overscroll: IndicatorOverscroll
  /// Whether the titles change colour at its outline, inside the glyphs.
  ///
  /// Within the outline titles have the look's cut colour.
  public var cutsTitles: Bool

  /// Creates an indicator; what is left out is a line's usual behaviour.
  public init(
    edges: IndicatorEdges, anchor: IndicatorAnchor, shape: IndicatorShape,
    paint: IndicatorPaint = .accent, layer: IndicatorLayer = .over,
    position: IndicatorPosition = .bottom, overscroll: IndicatorOverscroll = .squeeze,
    cutsTitles: Bool = false
  ) {
    self.edges = edges
    self.anchor = anchor
    self.shape = shape
    self.paint = paint
    self.layer = layer
    self.position = position
    self.overscroll = overscroll
    self.cutsTitles = cutsTitles
  }
}

// MARK: Frames

extension Indicator {
  /// The indicator's frame at a strip position, in points of the strip's content.
  ///
  /// Continuous in `position`; beyond the ends the overscroll rule holds. Nil without tabs.
  public func frame(
    at position: Double, in layout: StripLayout, stripHeight: Double
  ) -> Rect? {
    guard layout.count > 0 else { return nil }
    let span = span(on: StripSegment(position: position, count: layout.count), in: layout)
    return frame(over: squeezed(span, position, in: layout), stripHeight: stripHeight)
  }

  /// The indicator's frame on the way between two tabs, which need not be neighbours, in points of
  /// the strip's content.
  ///
  /// The way back is the same path: (i, j, p) and (j, i, 1 − p) give the same frame. Nil without
  /// tabs; an index that does not exist counts as the nearest tab's.
  public func frame(
    from start: Int, to end: Int, progress: Double, in layout: StripLayout, stripHeight: Double
  ) -> Rect? {
    guard layout.count > 0 else { return nil }
    let segment = StripSegment(
      from: layout.existing(start), to: layout.existing(end), progress: progress)
    return frame(over: span(on: segment, in: layout), stripHeight: stripHeight)
  }

  /// The outline to fill for a frame, in the same coordinates as the frame.
  public func outline(in frame: Rect) -> Shape {
    shape.outline(in: frame, at: position)
  }

  private func span(on segment: StripSegment, in layout: StripLayout) -> Span {
    let way = segment.rightwards
    let first = anchor.span(of: way.start, in: layout)
    let second = anchor.span(of: way.end, in: layout)
    let shares = edges.shares(at: way.progress)
    return Span(
      minX: interpolate(from: first.minX, to: second.minX, at: shares.left),
      maxX: interpolate(from: first.maxX, to: second.maxX, at: shares.right))
  }

  private func squeezed(_ span: Span, _ position: Double, in layout: StripLayout) -> Span {
    let last = Double(layout.count - 1)
    guard overscroll == .squeeze, position < 0 || position > last else { return span }
    let beyond = position < 0 ? -position : position - last
    let width = span.width / (1 + beyond)
    return position < 0
      ? Span(minX: span.minX, maxX: span.minX + width)
      : Span(minX: span.maxX - width, maxX: span.maxX)
  }

  private func frame(over span: Span, stripHeight: Double) -> Rect {
    let height = StripMeasures.length(stripHeight)
    let extent = shape.extent(stripHeight: height)
    let y =
      switch position {
      case .top: extent.margin
      case .bottom: height - extent.height - extent.margin
      case .fill: (height - extent.height) / 2
      }
    return Rect(x: span.minX, y: y, width: span.width, height: extent.height)
  }
}
