import Foundation

/// Another program that a test needs.
struct Tool {
  private let process = Process()
  private let ended = DispatchSemaphore(value: 0)

  /// Starts the program `arguments[0]` of `PATH`.
  init(_ arguments: [String], environment: [String: String] = [:], output: Any? = nil) throws {
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    process.environment = environment.merging(["PATH": path, "LC_ALL": "C.UTF-8"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output ?? FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { [ended] _ in ended.signal() }
    try process.runReachable()
  }

  /// Whether the program ends well within so many seconds.
  func succeeds(within seconds: Double = 20) -> Bool {
    // Process.waitUntilExit() needs a run loop, which not every thread turns.
    ended.wait(timeout: .now() + seconds) == .success && process.terminationStatus == 0
  }

  /// Ends the program.
  func stop() {
    process.terminate()
    _ = ended.wait(timeout: .now() + 5)
  }
}
