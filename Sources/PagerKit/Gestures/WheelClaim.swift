/// Decides once for each gesture of the wheel whether it is for a view or for what is around it.
///
/// A gesture ends with a silence, or when it turns back.
struct WheelClaim {
  private var gesture: (isTaken: Bool, distance: Double, time: Double)?

  /// Whether the gesture to which a turn by `distance` at `time` belongs is for the view; a new one
  /// is if the view `canTake` it.
  ///
  /// Without a turn for `silence` seconds the next one begins a new gesture.
  mutating func isTaken(
    _ distance: Double, at time: Double, silence: Double, canTake: () -> Bool
  ) -> Bool {
    guard distance != 0 else { return gesture?.isTaken ?? true }
    let old = gesture.flatMap {
      time - $0.time < silence && $0.distance * distance > 0 ? $0.isTaken : nil
    }
    let isTaken = old ?? canTake()
    gesture = (isTaken, distance, time)
    return isTaken
  }
}
