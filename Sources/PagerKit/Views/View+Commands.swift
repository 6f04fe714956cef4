extension View {
  /// Hands the command to the innermost view that takes it, the front ones first; `false` if none
  /// does.
  public final func performInTree(
    _ command: PagerCommand, isRepeat: Bool, at time: Double
  ) -> Bool {
    guard !isHidden else { return false }
    for view in subviews.reversed()
    where view.performInTree(command, isRepeat: isRepeat, at: time) {
      return true
    }
    return perform(command, isRepeat: isRepeat, at: time)
  }
}
