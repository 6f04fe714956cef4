/// Something that changes with time alone, for a while.
@MainActor
public protocol Animating: AnyObject {
  /// Moves to `time` (seconds) and tells when to be asked again; `never` ends it.
  func advance(to time: Double) -> Wake
}
