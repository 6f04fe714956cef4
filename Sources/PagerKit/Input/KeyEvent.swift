/// A key that went down.
public struct KeyEvent: Sendable, Equatable {
  /// The key.
  public var key: Key
  /// The keys held meanwhile.
  public var modifiers: Modifiers
  /// Whether the key was held long enough to count again.
  public var isRepeat: Bool
  /// When, in seconds.
  public var time: Double

  /// Creates a press of `key` at `time` (seconds).
  public init(_ key: Key, modifiers: Modifiers = [], isRepeat: Bool = false, time: Double) {
    self.key = key
    self.modifiers = modifiers
    self.isRepeat = isRepeat
    self.time = time
  }
}
