#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Hands what was printed to the reader at once.
func flush() {
  fflush(nil)
}

/// The seconds of CPU that the program has used so far.
func usedCPU() -> Double {
  var used = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used)
  return Double(used.tv_sec) + Double(used.tv_nsec) / 1e9
}

/// The milliseconds since the time that `BENCH_START` tells, in nanoseconds of the day's clock; 0
/// without it.
func millisecondsSinceStart() -> Double {
  guard let start = getenv("BENCH_START").flatMap({ Double(String(cString: $0)) }) else { return 0 }
  var now = timespec()
  clock_gettime(CLOCK_REALTIME, &now)
  return (Double(now.tv_sec) * 1e9 + Double(now.tv_nsec) - start) / 1e6
}

/// How many times the program waited so far, and the most memory that it held, in bytes.
func usage() -> (waits: Int, peak: Int) {
  var usage = rusage()
  // RUSAGE_SELF, which not every C library lets Swift call by name.
  getrusage(0, &usage)
  return (usage.ru_nvcsw, usage.ru_maxrss * 1024)
}

/// Ends the program.
func exit(_ status: Int32) -> Never {
  #if canImport(Glibc)
    Glibc.exit(status)
  #else
    Darwin.exit(status)
  #endif
}
