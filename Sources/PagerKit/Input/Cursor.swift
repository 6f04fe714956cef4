/// What the pointer looks like.
public enum Cursor: Sendable, CaseIterable {
  /// The ordinary arrow.
  case arrow
  /// Something to click is below.
  case pointingHand
  /// What is below can be dragged, or is being dragged.
  case move
}
