import CSDL2

/// One piece of work for a thread of its own.
nonisolated class ThreadWork {
  /// Does it.
  func carryOut() {}
}

/// A thread that does one piece of work, which nobody else touches before it has ended.
final class WorkThread<Work: ThreadWork> {
  /// What it does; until it has ended, only what may be called from any thread may be.
  var work: Work { held.takeUnretainedValue() }

  private let held: Unmanaged<Work>
  private let thread: OpaquePointer?
  private var hasEnded = false

  /// Starts the thread.
  init(_ name: String, _ work: Work) {
    held = Unmanaged.passRetained(work)
    thread = SDL_CreateThread(doWork, name, held.toOpaque())
  }

  isolated deinit {
    if !hasEnded { SDL_WaitThread(thread, nil) }
    held.release()
  }

  /// Waits for the work, which is done here where there was no thread for it.
  func wait() -> Work {
    if thread == nil, !hasEnded { work.carryOut() }
    if !hasEnded { SDL_WaitThread(thread, nil) }
    hasEnded = true
    return work
  }
}

// A closure made on the main actor would trap on this thread.
private nonisolated func doWork(_ data: UnsafeMutableRawPointer?) -> Int32 {
  guard let data else { return 0 }
  Unmanaged<ThreadWork>.fromOpaque(data).takeUnretainedValue().carryOut()
  return 0
}
