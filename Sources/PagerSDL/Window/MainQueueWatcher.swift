import CMainQueue
import CSDL2

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Wakes the loop when there is work for the main actor.
///
/// A thread waits on the main queue's descriptor, pushes an event and then waits until the loop has
/// carried the work out. Pushing an event from the work itself would lose one wake-up in four: the
/// event can be handled before the work is queued.
final class MainQueueWatcher {
  /// The type of the event that says that there is work.
  let eventType: UInt32

  private let answers: Pipe
  private let thread: OpaquePointer?

  /// Starts the thread.
  init() {
    eventType = SDL_RegisterEvents(1)
    answers = Pipe()
    let post = MainQueuePost(
      queue: MainQueueWatcher.queue, answers: answers.reader, eventType: eventType)
    let data = Unmanaged.passRetained(post)
    thread = SDL_CreateThread(watchMainQueue, "main queue", data.toOpaque())
    if thread == nil { data.release() }
  }

  /// Carries out the work that is queued.
  func drain() {
    #if os(Linux)
      _dispatch_main_queue_callback_4CF(nil)
      answers.send(.drained)
    #endif
  }

  /// Ends the thread.
  func stop() {
    answers.send(.stop)
    SDL_WaitThread(thread, nil)
    answers.close()
  }

  private static var queue: Int32 {
    #if os(Linux)
      _dispatch_get_main_queue_handle_4CF()
    #else
      // Elsewhere it is no descriptor; a negative one is never ready.
      -1
    #endif
  }
}

/// What the thread must know.
private nonisolated final class MainQueuePost: Sendable {
  let queue: Int32
  let answers: Int32
  let eventType: UInt32

  init(queue: Int32, answers: Int32, eventType: UInt32) {
    self.queue = queue
    self.answers = answers
    self.eventType = eventType
  }

  /// Waits for work, or for an answer; the answer if there is one.
  func wait() -> Pipe.Message? {
    var waiting = [
      pollfd(fd: queue, events: Int16(POLLIN), revents: 0),
      pollfd(fd: answers, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&waiting, 2, -1) < 0 {
      // Only what passes is tried again; anything else would come at once and for ever.
      guard [EINTR, EAGAIN].contains(errno) else { return .stop }
    }
    return waiting[1].revents != 0 ? Pipe.read(answers) : nil
  }

  /// Tells the loop of work and waits for its answer.
  func announce() -> Pipe.Message {
    var count: UInt64 = 0
    // Unread, the descriptor would stay ready and the thread would spin.
    _ = read(queue, &count, MemoryLayout<UInt64>.size)
    var event = SDL_Event()
    event.type = eventType
    while SDL_PushEvent(&event) < 0 {
      // The queue is full: an event that got lost would never be answered.
      var waiting = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
      if poll(&waiting, 1, 1) > 0 { break }
    }
    return Pipe.read(answers)
  }
}

// A closure made on the main actor would trap on this thread.
private nonisolated func watchMainQueue(_ data: UnsafeMutableRawPointer?) -> Int32 {
  guard let data else { return 0 }
  let post = Unmanaged<MainQueuePost>.fromOpaque(data).takeRetainedValue()
  while true {
    let answer = post.wait() ?? post.announce()
    if answer == .stop { return 0 }
  }
}
