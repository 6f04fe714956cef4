/// What the pointer looks like.
public enum Cursor: Sendable, CaseIterable {
  /// The ordinary arrow.
  case arrow
  /// Something to click is below.
  case pointingHand
  /// What is below can be dragged to the left and right, or is being dragged so.
  case dragsHorizontally
  /// What is below can be dragged up and down, or is being dragged so.
  case dragsVertically
}
