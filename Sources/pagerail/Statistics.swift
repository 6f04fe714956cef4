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
  /// What the window's loop did.
  var loop: SDLStatistics
  /// The time of the processor, in seconds.
  var cpu: Double
  /// How many times the process waited for something.
  var waits: Int

  /// What `loop` did, and what the process cost so far.
  init(_ loop: SDLStatistics) {
    self.loop = loop
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
    "{\"presents\":\(loop.presents),\"partialPresents\":\(loop.partialPresents)"
      + ",\"paintedLayers\":\(loop.paintedLayers),\"eventWakes\":\(loop.eventWakes)"
      + ",\"timedWakes\":\(loop.timedWakes),\"mainActorWakes\":\(loop.mainActorWakes)"
      + ",\"waits\":\(waits),\"cpu\":\(cpu)}"
  }
}
