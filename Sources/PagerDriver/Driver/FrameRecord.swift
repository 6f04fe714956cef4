public import PagerCore

/// Where the pages were in one frame.
public struct FrameRecord: Sendable, Equatable {
  /// The time of the frame, in seconds.
  public var time: Double
  /// The place on the route, in points.
  public var offset: Double
  /// The place on the strip, in pages.
  public var position: Double
  /// What the pager was doing.
  public var phase: PagerPhase
  /// The pages that were seen, from left to right.
  public var visiblePages: [VisiblePage]

  /// Creates the record of a frame.
  public init(
    time: Double, offset: Double, position: Double, phase: PagerPhase, visiblePages: [VisiblePage]
  ) {
    self.time = time
    self.offset = offset
    self.position = position
    self.phase = phase
    self.visiblePages = visiblePages
  }
}
