/// What a window's loop did so far.
public nonisolated struct SDLStatistics: Hashable, Sendable {
  /// Frames that were made: those that changed no pixel are not shown.
  public internal(set) var frames = 0
  /// Layers whose pixels are kept, shown or not.
  public internal(set) var textures = 0
  /// Frames that were shown.
  public internal(set) var presents = 0
  /// Those of them of which only the changed rectangles were shown.
  public internal(set) var partialPresents = 0
  /// Layers that were painted, not only copied.
  public internal(set) var paintedLayers = 0
  /// Times that a frame of a motion was due and no frame was drawn.
  public internal(set) var droppedFrames = 0
  /// The longest time between two looks at the events, waits left aside, in seconds.
  ///
  /// The first frame, which opens the window, does not count.
  public internal(set) var longestFrame = 0.0
  /// The most processor time that the main thread took between two looks at the events, in seconds:
  /// of the events, of what tasks asked of it, and of the frame.
  ///
  /// The first frame does not count.
  public internal(set) var longestTurn = 0.0
  /// How many times that was more than half of a frame at 60 Hz: over 8 ms.
  public internal(set) var slowTurns = 0
  /// How many times a wait ended with an event, also with one that was there when it began.
  public internal(set) var eventWakes = 0
  /// How many times a wait ended because it was time for something.
  public internal(set) var timedWakes = 0
  /// How many times work of the main actor was carried out.
  public internal(set) var mainActorWakes = 0

  /// Nothing done yet.
  public init() {}
}
