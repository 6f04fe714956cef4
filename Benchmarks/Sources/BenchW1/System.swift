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

/// Ends the program.
func exit(_ status: Int32) -> Never {
  #if canImport(Glibc)
    Glibc.exit(status)
  #else
    Darwin.exit(status)
  #endif
}
