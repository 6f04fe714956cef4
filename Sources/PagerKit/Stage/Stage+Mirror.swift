public import PagerGraphics

extension Stage {
  /// The place in the window of `point` in the layout, and the other way round: what lies there in
  /// a window whose right and left are exchanged; the same place in any other.
  public func mirrored(_ point: Point) -> Point {
    isMirrored ? point.mirrored(inWidth: size.width) : point
  }

  /// The event as the views know it, who know of no mirror.
  func unmirrored(_ event: InputEvent) -> InputEvent {
    guard isMirrored else { return event }
    switch event {
    case .pointer(var pointer):
      pointer.position = mirrored(pointer.position)
      return .pointer(pointer)
    case .wheel(var wheel):
      wheel.position = mirrored(wheel.position)
      wheel.delta.dx = -wheel.delta.dx
      return .wheel(wheel)
    case .key(var key):
      key.key = key.key.mirrored
      return .key(key)
    case .window, .command: return event
    }
  }

  /// Draws everything anew, and looks anew what the pointer is over.
  func mirrorDidChange() {
    loseFocus()
    pointer = pointer?.mirrored(inWidth: size.width)
    for view in layeredViews { view.invalidateTree() }
    updateHover(at: pointer)
    setNeedsFrame()
  }
}

extension Key {
  /// The key on the other side.
  fileprivate var mirrored: Key {
    switch self {
    case "Left": "Right"
    case "Right": "Left"
    default: self
    }
  }
}
