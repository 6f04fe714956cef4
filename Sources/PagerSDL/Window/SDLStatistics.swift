/// What a window's loop did so far.
public nonisolated struct SDLStatistics: Hashable, Sendable {
  /// Frames that were shown.
  public internal(set) var presents = 0
  /// Those of them of which only the changed rectangles were shown.
  public internal(set) var partialPresents = 0
  /// Layers that were painted, not only copied.
  public internal(set) var paintedLayers = 0
  /// How many times an event ended a wait.
  public internal(set) var eventWakes = 0
  /// How many times a wait ended because it was time for something.
  public internal(set) var timedWakes = 0
  /// How many times work of the main actor was carried out.
  public internal(set) var mainActorWakes = 0

  /// Nothing done yet.
  public init() {}
}
