/// Names a layer from frame to frame, so that its pixels can be kept.
public struct LayerID: Hashable, Sendable {
  /// The view that the layer belongs to.
  public var owner: Int
  /// Which of the view's layers it is: 0, or the number of a tile.
  public var part: Int

  /// Creates the name of layer `part` of view `owner`.
  public init(owner: Int, part: Int = 0) {
    self.owner = owner
    self.part = part
  }
}

/// An opaque rectangle of the window whose pixels are painted once and then only copied.
public struct Layer: Equatable, Sendable {
  /// The layer's name from frame to frame.
  public var id: LayerID
  /// Grows when the commands or the background changed: the pixels are painted anew.
  public var revision: Int
  /// Where it lies in the window, in device pixels; it may reach beyond the window.
  public var frame: PixelRect
  /// The part of the window in which it may be seen, in device pixels.
  public var clip: PixelRect
  /// The colour below the commands; its alpha is ignored.
  public var background: Color
  /// What is painted, in order.
  public var commands: [DrawCommand]
  /// How much it hides of the layers below, 0…1.
  ///
  /// Anything but 1 is slow: for short transitions.
  public var opacity: Double

  /// Creates a layer at `frame`, seen within `clip` (both in device pixels).
  public init(
    id: LayerID, revision: Int, frame: PixelRect, clip: PixelRect, background: Color,
    commands: [DrawCommand], opacity: Double = 1
  ) {
    self.id = id
    self.revision = revision
    self.frame = frame
    self.clip = clip
    self.background = background
    self.commands = commands
    self.opacity = opacity
  }

  /// The pixels of the window that it covers.
  public var visible: PixelRect {
    frame.intersection(clip)
  }
}
