import CMainQueue

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Carries out work of the main actor in a program that shows no window.
public enum MainActorWork {
  /// Carries out what tasks ask of the main actor, until `isDone` says so.
  ///
  /// - Parameters:
  ///   - isDone: Asked before each piece of work.
  ///   - seconds: The longest time to wait for.
  /// - Returns: Whether it was done within that time.
  public static func run(until isDone: () -> Bool, within seconds: Double) -> Bool {
    let end = SDLClock.now + seconds
    while !isDone() {
      let left = end - SDLClock.now
      guard left > 0 else { return false }
      carryOut(waiting: left)
    }
    return true
  }

  private static func carryOut(waiting seconds: Double) {
    #if os(Linux)
      var waiting = pollfd(
        fd: _dispatch_get_main_queue_handle_4CF(), events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, Int32(min(seconds * 1000, 60_000).rounded(.up))) > 0 else { return }
      var count: UInt64 = 0
      _ = read(waiting.fd, &count, MemoryLayout<UInt64>.size)
      _dispatch_main_queue_callback_4CF(nil)
    #endif
  }
}
