import PagerCore
import PagerGraphics

extension ScrollView {
  /// The part of the view's layers that is the gutter; tiles count from 0 in both directions.
  private static var gutterPart: Int { .min }

  func collectTiles(into collector: inout LayerCollector) {
    guard !isHidden else { return }
    let viewport = collector.pixels(of: frame)
    guard collector.isSeen(viewport) else { return }
    collector.nested { inner in
      inner.clip = inner.clip.intersection(viewport)
      let breadth = axis.crossing.component(of: bounds.size)
      let (area, gutter) = viewport.cut(
        along: axis, gutter: deviceRow(min(ScrollBar.gutter, breadth)))
      addGutter(at: gutter, to: &inner)
      inner.nested { addContent(in: area, to: &$0) }
      inner.shift = inner.shift + frame.origin.vector
      for view in subviews where view !== contentView { view.collectLayers(into: &inner) }
      if showsFocus, ringsAround { addRing(around: viewport, to: &inner) }
    }
  }

  /// The ring of what has the keyboard lies above content that moves: four layers of one colour.
  private func addRing(around frame: PixelRect, to collector: inout LayerCollector) {
    let revision = layerState.takeRevision()
    for (part, edge) in frame.edges(of: deviceRow(2)).enumerated() where collector.isSeen(edge) {
      collector.add(
        id: layerID(part: Self.gutterPart + 1 + part), revision: revision, frame: edge,
        background: collector.theme.focusRing, commands: [])
    }
  }

  private func addGutter(at frame: PixelRect, to collector: inout LayerCollector) {
    guard collector.isSeen(frame) else { return }
    let background = background ?? collector.theme.pageBackground
    let commands = collector.commands(visible: bounds, width: frame.width) { drawBar(in: &$0) }
    bar.update(commands, on: background)
    collector.add(
      id: layerID(part: Self.gutterPart), revision: bar.revision, frame: frame,
      background: background, commands: commands)
  }

  private func drawBar(in context: inout DrawContext) {
    guard bar.isShown, canScroll else { return }
    let thumb = barGeometry.thumb(at: contentOffset)
    let radius = min(thumb.width, thumb.height) / 2
    context.fill(.roundedRect(thumb, radius: radius), context.theme.scrollbar)
  }

  private func addContent(in area: PixelRect, to collector: inout LayerCollector) {
    guard !area.isEmpty else { return }
    collector.clip = collector.clip.intersection(area)
    let isAcross = axis == .horizontal
    let shown = tiles(from: gridStart, length: isAcross ? area.width : area.height)
    beginTiles(
      shown, breadth: isAcross ? area.height : area.width, isMirrored: collector.isMirrored,
      theme: collector.theme)
    for index in shown {
      let frame = area.tile(
        along: axis, from: index * Self.tileLength - gridStart, length: Self.tileLength)
      if collector.isSeen(frame) { addTile(index, at: frame, to: &collector) }
    }
    let shift = area.tile(along: axis, from: -deviceRow(contentOffset), length: 0)
    collector.origin = (shift.x, shift.y)
    collector.shift = .zero
    for view in contentView.subviews { view.collectLayers(into: &collector) }
  }

  private func beginTiles(
    _ shown: ClosedRange<Int>, breadth: Int, isMirrored: Bool, theme: Theme
  ) {
    let source = TileCache.Source(
      contentRevision: contentView.layerState.takeRevision(),
      background: tileBackground(theme), breadth: breadth, isMirrored: isMirrored)
    tiles.begin(source, first: shown.lowerBound, last: shown.upperBound)
  }

  private func tileBackground(_ theme: Theme) -> Color {
    contentView.background ?? background ?? theme.pageBackground
  }

  private func addTile(
    _ index: Int, at frame: PixelRect, to collector: inout LayerCollector
  ) {
    let tile = tiles.tile(index) { tileCommands(index, width: frame.width, collector) }
    collector.add(
      id: layerID(part: index), revision: tile.revision, frame: frame,
      background: tileBackground(collector.theme), commands: tile.commands)
  }

  private func tileCommands(
    _ index: Int, width: Int, _ collector: LayerCollector
  ) -> [DrawCommand] {
    let start = axis.vector(-start(ofTile: index))
    let visible = axis.rect(
      from: 0, length: Double(Self.tileLength) / scale, breadth: contentBreadth)
    return collector.commands(visible: visible, width: width) { context in
      context.translated(to: Point(x: start.dx, y: start.dy)) { contentView.drawTree(in: &$0) }
    }
  }
}

extension PixelRect {
  /// The part for content that scrolls along `axis`, and the gutter of its bar beside it.
  fileprivate func cut(
    along axis: Axis, gutter: Int
  ) -> (content: PixelRect, gutter: PixelRect) {
    var (content, bar) = (self, self)
    switch axis {
    case .vertical:
      content.width = max(0, width - gutter)
      bar = PixelRect(x: maxX - gutter, y: y, width: gutter, height: height)
    case .horizontal:
      content.height = max(0, height - gutter)
      bar = PixelRect(x: x, y: maxY - gutter, width: width, height: gutter)
    }
    return (content, bar)
  }

  /// What lies within `breadth` of the edges: above, below, left and right.
  fileprivate func edges(of breadth: Int) -> [PixelRect] {
    let inner = max(0, height - 2 * breadth)
    return [
      PixelRect(x: x, y: y, width: width, height: breadth),
      PixelRect(x: x, y: maxY - breadth, width: width, height: breadth),
      PixelRect(x: x, y: y + breadth, width: breadth, height: inner),
      PixelRect(x: maxX - breadth, y: y + breadth, width: breadth, height: inner),
    ]
  }

  /// The part that is `length` pixels long along `axis`, from `start`; it may reach beyond.
  fileprivate func tile(along axis: Axis, from start: Int, length: Int) -> PixelRect {
    switch axis {
    case .vertical: PixelRect(x: x, y: y + start, width: width, height: length)
    case .horizontal: PixelRect(x: x + start, y: y, width: length, height: height)
    }
  }
}
