import PagerGraphics

extension View {
  /// Asks for a new picture of the view.
  public final func setNeedsDisplay() {
    layerState.invalidate()
    if !hasLayer { parent?.setNeedsDisplay() }
    stage?.setNeedsFrame()
  }

  /// Asks for the subviews to be placed anew before the next frame.
  public final func setNeedsLayout() {
    needsLayout = true
    stage?.setNeedsFrame()
  }

  /// Places the subviews of all views that ask for it, from the outside inwards.
  final func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layout()
    }
    for view in subviews where !view.isHidden { view.layoutIfNeeded() }
  }

  /// Asks for new pictures and places of the view and all in it.
  final func invalidateTree() {
    setNeedsDisplay()
    setNeedsLayout()
    for view in subviews { view.invalidateTree() }
  }

  /// The view has another place or size in its parent.
  func frameDidChange(from old: Rect) {
    if frame.size != old.size {
      setNeedsLayout()
      setNeedsDisplay()
    }
    appearanceInParentDidChange()
  }

  /// The parent's picture shows the view otherwise, unless it has a layer of its own.
  func appearanceInParentDidChange() {
    if hasLayer { stage?.setNeedsFrame() } else { parent?.setNeedsDisplay() }
  }
}
