/// What the program set about a pager, whatever its look and its window say.
struct PagerWishes {
  /// Whether pages can be pulled beyond the ends; nothing leaves that to the look.
  var bounces: Bool?
  /// Whether motion is reduced here, though it need not be in the whole window.
  var reducesMotion: Bool
}
