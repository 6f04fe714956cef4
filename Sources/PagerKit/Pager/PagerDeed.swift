/// Something that was asked of a pager and is carried out after the event that is being sent.
struct PagerDeed {
  /// Carries it out.
  let perform: @MainActor () -> Void
  /// Tells who asked that it will not be carried out.
  let refuse: @MainActor () -> Void
}
