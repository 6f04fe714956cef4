import PagerCore
public import PagerGraphics

extension View {
  /// Draws the view and those of its subviews that have no layer of their own.
  public final func drawTree(in context: inout DrawContext) {
    if let background, !hasLayer { context.fill(.rect(bounds), background) }
    draw(in: &context)
    for view in subviews where !view.hasLayer && !view.isHidden {
      guard view.frame.intersects(context.visible) else { continue }
      context.translated(to: view.frame.origin) { view.drawTree(in: &$0) }
    }
    drawInFront(in: &context)
  }

  /// Names layer `part` of this view; the view must be attached.
  public final func layerID(part: Int = 0) -> LayerID {
    if let owner = layerState.owner { return LayerID(owner: owner, part: part) }
    let owner = stage?.makeLayerOwner() ?? 0
    layerState.owner = owner
    return LayerID(owner: owner, part: part)
  }

  /// The view's own layer, if it has one, and then those of its subviews.
  public final func collectOwnLayers(into collector: inout LayerCollector) {
    guard !isHidden else { return }
    collectShownLayers(into: &collector)
  }

  /// The layers as they are when the view is not hidden.
  func collectShownLayers(into collector: inout LayerCollector) {
    collector.nested { inner in
      if hasLayer {
        guard enterLayer(&inner) else { return }
      } else {
        if clipsToBounds { inner.clip = inner.clip.intersection(inner.pixels(of: frame)) }
        inner.shift = inner.shift + frame.origin.vector
      }
      for view in subviews { view.collectLayers(into: &inner) }
    }
  }

  private func enterLayer(_ collector: inout LayerCollector) -> Bool {
    let pixels = collector.pixels(of: frame)
    guard collector.isSeen(pixels) else { return false }
    collector.opacity *= opacity
    collector.add(
      id: layerID(), revision: layerState.revision, frame: pixels,
      background: background ?? collector.theme.pageBackground,
      commands: layerCommands(collector, width: pixels.width))
    collector.origin = (pixels.x, pixels.y)
    collector.shift = .zero
    collector.clip = collector.clip.intersection(pixels)
    return true
  }

  private func layerCommands(_ collector: LayerCollector, width: Int) -> [DrawCommand] {
    layerState.commands {
      collector.commands(visible: bounds, width: width) { drawTree(in: &$0) }
    }
  }
}
