struct Unreadable: Error, CustomStringConvertible {
  let description = "unreadable"
}

/// A door that slow work waits at.
@MainActor
final class Door {
  var failures = 0
  var opened = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private(set) var isCancelled = false

  func pass() async throws {
    await withCheckedContinuation { waiting.append($0) }
    isCancelled = isCancelled || Task.isCancelled
    opened += 1
    if opened <= failures { throw Unreadable() }
  }

  func open() async {
    for _ in 0..<5 { await Task.yield() }
    waiting.forEach { $0.resume() }
    waiting = []
    for _ in 0..<5 { await Task.yield() }
  }
}
