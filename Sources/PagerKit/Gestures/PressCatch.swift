/// What a press does to a view whose content moves by itself.
public enum PressCatch: Sendable, Equatable {
  /// Nothing: it is an ordinary press.
  case none
  /// The content stands still; the press is no click, and may become a drag of anything.
  case stops
  /// The content stands still; the press is a drag of this view along the axis already.
  case holds(Axis)
}
