/// A drag that scrolls.
struct ScrollDrag {
  /// Whether the bar is dragged, rather than the content.
  var isOnBar: Bool
  /// The offset at its beginning, in points: that behind the rubber band for the content.
  var start: Double
  /// The offset shown at its beginning.
  var origin: Double
}
