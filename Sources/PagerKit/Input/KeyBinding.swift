/// Keys that mean a command.
public struct KeyBinding: Sendable, Equatable {
  /// A key and what must be held with it.
  public struct Chord: Hashable, Sendable {
    /// The key.
    public var key: Key
    /// The keys held with it, no more and no fewer.
    public var modifiers: Modifiers

    /// Creates a key with what is held with it.
    public init(_ key: Key, _ modifiers: Modifiers = []) {
      self.key = key
      self.modifiers = modifiers
    }
  }

  /// The keys, each of which means the command.
  public var chords: [Chord]
  /// The command.
  public var command: PagerCommand

  /// Creates a binding of each of `chords` to `command`.
  public init(_ command: PagerCommand, _ chords: Chord...) {
    self.chords = chords
    self.command = command
  }
}
