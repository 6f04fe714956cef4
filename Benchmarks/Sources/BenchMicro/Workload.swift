#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Something small whose cost is measured.
struct Workload {
  /// What it is called in the tables, such as `strip.layout.6`.
  let name: String
  /// How many times it is done at once, so that the clock's own steps do not matter.
  let batch: Int
  /// Does it once.
  let body: () -> Void

  /// Creates a workload that is done `batch` times between two looks at the clock.
  init(_ name: String, batch: Int = 1, _ body: @escaping () -> Void) {
    self.name = name
    self.batch = batch
    self.body = body
  }
}

extension Workload {
  /// The microseconds of CPU that it takes once: the median and the 95th of a hundred of `samples`.
  func measure(samples: Int = 201) -> (median: Double, p95: Double) {
    for _ in 0..<samples / 10 { body() }
    let times = (0..<samples).map { _ in
      let start = threadMicroseconds()
      for _ in 0..<batch { body() }
      return (threadMicroseconds() - start) / Double(batch)
    }.sorted()
    return (times[times.count / 2], times[times.count * 95 / 100])
  }
}

/// The CPU that this thread has used: what others do on the machine does not count.
func threadMicroseconds() -> Double {
  var used = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used)
  return Double(used.tv_sec) * 1e6 + Double(used.tv_nsec) / 1e3
}

/// Does a workload `count` times: what the counter of instructions looks at begins and ends here.
@inline(never)
func countedWork(_ workload: Workload, count: Int) {
  for _ in 0..<count { workload.body() }
}
