import PagerGraphics

extension ScrollView {
  /// How long the bar is seen after the last motion, in seconds.
  private static var barTime: Double { 0.8 }

  var barGeometry: ScrollBar {
    ScrollBar(
      axis: axis, viewLength: viewLength, contentLength: contentLength, range: maximumOffset)
  }

  /// Whether `point` lies in the gutter of the bar.
  func isOnBar(_ point: Point) -> Bool {
    axis.crossing.component(of: point) >= contentBreadth
  }

  /// Shows the bar for a while.
  func showBar() {
    guard canScroll, let stage else { return }
    bar.isShown = true
    bar.hideTime = stage.time + Self.barTime
    stage.start(self)
    stage.setNeedsFrame()
  }

  func hoverBar(at point: Point?) {
    let isHovered = point.map(isOnBar) ?? false
    guard isHovered != bar.isHovered else { return }
    bar.isHovered = isHovered
    showBar()
  }

  /// Hides the bar when its time has come; one that is held or pointed at stays.
  func advanceBar(to time: Double) -> Wake {
    guard bar.isShown, !bar.isHovered, drag == nil else { return .never }
    guard time >= bar.hideTime else { return .at(bar.hideTime) }
    bar.isShown = false
    stage?.setNeedsFrame()
    return .never
  }
}
