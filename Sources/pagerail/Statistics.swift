import PagerDriver
import PagerSDL

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a run cost, as `--stats` prints it.
struct Statistics: CustomStringConvertible {
  /// How many times each thing was done, by its name.
  private let counts: KeyValuePairs<String, Int>
  /// The time of the processor, in seconds.
  private let cpu: Double
  /// How many times the process waited for something.
  private let waits: Int

  /// Further figures, by their names.
  private var figures: KeyValuePairs<String, Double> = [:]

  /// What a window's loop did, how many pages live in it, and what the process cost so far.
  init(_ loop: SDLStatistics, livePages: Int) {
    self.init([
      "presents": loop.presents, "frames": loop.frames, "dropped": loop.droppedFrames,
      "textures": loop.textures, "livePages": livePages, "partialPresents": loop.partialPresents,
      "paintedLayers": loop.paintedLayers, "eventWakes": loop.eventWakes,
      "slowTurns": loop.slowTurns, "timedWakes": loop.timedWakes,
      "mainActorWakes": loop.mainActorWakes,
    ])
    figures = [
      "cpuPerFrame": cpu / Double(max(1, loop.presents)), "longestFrame": loop.longestFrame,
      "longestTurn": loop.longestTurn,
    ]
  }

  /// What a virtual clock did, and what the process cost so far.
  init(_ driver: DriverCounts) {
    self.init(["presents": driver.presented, "drawn": driver.drawn, "wakes": driver.wakes])
  }

  private init(_ counts: KeyValuePairs<String, Int>) {
    self.counts = counts
    var usage = rusage()
    // RUSAGE_SELF, which not every C library lets Swift call by name.
    getrusage(0, &usage)
    func seconds(_ time: timeval) -> Double {
      Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
    }
    cpu = seconds(usage.ru_utime) + seconds(usage.ru_stime)
    waits = usage.ru_nvcsw
  }

  /// One JSON object.
  var description: String {
    let counts = counts.map { "\"\($0.key)\":\($0.value)," }.joined()
    let figures = figures.map { "\"\($0.key)\":\($0.value)," }.joined()
    return "{\(counts)\(figures)\"waits\":\(waits),\"cpu\":\(cpu)}"
  }
}
