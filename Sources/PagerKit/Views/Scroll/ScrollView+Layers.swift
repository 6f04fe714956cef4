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
      let width = deviceRow(min(ScrollBar.gutter, bounds.width))
      addGutter(width, of: viewport, to: &inner)
      var area = viewport
      area.width = max(0, area.width - width)
      inner.nested { addContent(in: area, to: &$0) }
      inner.shift = inner.shift + frame.origin.vector
      for view in subviews where view !== contentView { view.collectLayers(into: &inner) }
    }
  }

  private func addGutter(
    _ width: Int, of viewport: PixelRect, to collector: inout LayerCollector
  ) {
    let frame = PixelRect(
      x: viewport.maxX - width, y: viewport.y, width: width, height: viewport.height)
    guard collector.isSeen(frame) else { return }
    let background = background ?? collector.theme.pageBackground
    let commands = collector.commands(visible: bounds) { drawBar(in: &$0) }
    bar.update(commands, on: background)
    collector.add(
      id: layerID(part: Self.gutterPart), revision: bar.revision, frame: frame,
      background: background, commands: commands)
  }

  private func drawBar(in context: inout DrawContext) {
    guard bar.isShown, canScroll else { return }
    let thumb = barGeometry.thumb(at: contentOffset)
    context.fill(.roundedRect(thumb, radius: thumb.width / 2), context.theme.scrollbar)
  }

  private func addContent(in area: PixelRect, to collector: inout LayerCollector) {
    guard !area.isEmpty else { return }
    collector.clip = collector.clip.intersection(area)
    let shown = tiles(from: gridTop, height: area.height)
    beginTiles(shown, width: area.width, theme: collector.theme)
    for index in shown {
      let y = area.y + index * Self.tileHeight - gridTop
      let frame = PixelRect(x: area.x, y: y, width: area.width, height: Self.tileHeight)
      if collector.isSeen(frame) { addTile(index, at: frame, to: &collector) }
    }
    collector.origin = (area.x, area.y - deviceRow(contentOffset))
    collector.shift = .zero
    for view in contentView.subviews { view.collectLayers(into: &collector) }
  }

  private func beginTiles(_ shown: ClosedRange<Int>, width: Int, theme: Theme) {
    // Only commands that were asked for can become stale: the tiles are asked instead.
    _ = contentView.layerState.commands { [] }
    let source = TileCache.Source(
      contentRevision: contentView.layerState.revision,
      background: tileBackground(theme), width: width)
    tiles.begin(source, first: shown.lowerBound, last: shown.upperBound)
  }

  private func tileBackground(_ theme: Theme) -> Color {
    contentView.background ?? background ?? theme.pageBackground
  }

  private func addTile(
    _ index: Int, at frame: PixelRect, to collector: inout LayerCollector
  ) {
    let tile = tiles.tile(index) { tileCommands(index, collector) }
    collector.add(
      id: layerID(part: index), revision: tile.revision, frame: frame,
      background: tileBackground(collector.theme), commands: tile.commands)
  }

  private func tileCommands(_ index: Int, _ collector: LayerCollector) -> [DrawCommand] {
    let top = top(ofTile: index)
    let visible = Rect(
      x: 0, y: 0, width: contentWidth, height: Double(Self.tileHeight) / scale)
    return collector.commands(visible: visible) { context in
      context.translated(to: Point(x: 0, y: -top)) { contentView.drawTree(in: &$0) }
    }
  }
}
