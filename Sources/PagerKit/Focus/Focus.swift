/// Which view has the keyboard, and whether that is seen.
@MainActor
struct Focus {
  /// The view that has the keyboard.
  weak var view: View?
  /// Whether it shows that.
  var isShown = false

  /// The view that shows that it has the keyboard.
  var ring: View? { isShown ? view : nil }
}
