import Foundation

extension Process {
  /// Runs the process so that signals reach it.
  ///
  /// Threads of a pool block all signals, and a process begins with what its parent's thread
  /// blocks.
  func runReachable() throws {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try run()
  }
}
