/// How selected a tab looks, 0…1, on the way from one tab to another.
///
/// 1 − p for `start`, p for `end`, 0 for every other tab: tabs that are passed over do not flash.
/// Where both are the same tab it is 1. `progress` is clamped to 0…1.
public func selectedness(
  of tab: Int, from start: Int, to end: Int, progress: Double
) -> Double {
  let segment = StripSegment(from: start, to: end, progress: progress)
  switch tab {
  case start where start == end: return 1
  case start: return 1 - segment.progress
  case end: return segment.progress
  default: return 0
  }
}
