/// The two pages between which a pager is, and how far it has come from the left to the right one.
public struct RunningSegment: Sendable, Equatable {
  /// The deck index of the page on the left; the same as `to` when only one page is in view.
  public var from: Int
  /// The deck index of the page on the right.
  public var to: Int
  /// The way from `from` to `to` that is done, 0…1.
  public var progress: Double

  /// Creates the segment between two deck indices.
  public init(from: Int, to: Int, progress: Double) {
    self.from = from
    self.to = to
    self.progress = progress
  }

  /// The place on the strip: 3.5 half way between the titles 0 and 7.
  public var stripPosition: Double {
    Double(from) + Double(to - from) * progress
  }
}
