/// The value that lies the share `share` of the way from `start` to `end`.
///
/// Monotone, exactly `start` at 0 and `end` at 1, and `start` throughout where both are equal.
func interpolate(from start: Double, to end: Double, at share: Double) -> Double {
  share == 1 ? end : start + (end - start) * share
}
