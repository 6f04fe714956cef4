/// What a wheel event means, once its device is guessed.
public enum WheelInput: Sendable, Equatable {
  /// Whole clicks of a wheel on either axis; 0 and 0 for a fine wheel between two clicks.
  case clicks(x: Int, y: Int)
  /// Finger travel on a touchpad, in points.
  case continuous(x: Double, y: Double)
}
