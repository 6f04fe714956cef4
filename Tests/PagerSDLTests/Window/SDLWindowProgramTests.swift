import Foundation
import Testing

/// A real program with a real loop, since a test process has given its main thread away.
@Suite(.timeLimit(.minutes(20))) struct SDLWindowProgramTests {
  private static let program = URL(filePath: CommandLine.arguments[0])
    .deletingLastPathComponent().appending(path: "PagerSDLProbe")

  /// What the program printed and its status; `signal` is sent to it at its first output.
  private func run(
    _ mode: String, environment changes: [String: String?] = [:], signal: Int32? = nil
  ) async throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = [mode]
    var environment = ProcessInfo.processInfo.environment
    // Other tests of this process set it for themselves.
    environment["SDL_VIDEODRIVER"] = environment["DISPLAY"] == nil ? "dummy" : nil
    for (name, value) in changes { environment[name] = value }
    process.environment = environment
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    var first = Data()
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { return continuation.resume(throwing: error) }
      guard let signal else { return }
      first = pipe.fileHandleForReading.availableData
      kill(process.processIdentifier, signal)
    }
    let output = first + pipe.fileHandleForReading.readDataToEndOfFile()
    return (String(decoding: output, as: UTF8.self), status)
  }

  @Test func `a hundred tasks that sleep all come back`() async throws {
    let (output, status) = try await run("tasks")

    #expect(output == "back 100\n")
    #expect(status == 0)
  }

  @Test func `without anything to do nothing wakes and nothing is presented`() async throws {
    let (output, status) = try await run("idle")

    // The task that ends the count is the only wake.
    #expect(output == "presents 0\nwakes 1\ntimed 0\n")
    #expect(status == 0)
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `a signal to end closes the window`(signal: Int32) async throws {
    let (output, status) = try await run("show", signal: signal)

    #expect(output == "shown\n")
    #expect(status == 0)
  }

  @Test(arguments: [
    ("", "neither DISPLAY nor WAYLAND_DISPLAY is set"),
    (":4711", "nothing answers at DISPLAY=:4711"),
  ])
  func `without a display one line says so`(display: String, reason: String) async throws {
    let (output, status) = try await run(
      "show",
      environment: [
        "DISPLAY": display, "WAYLAND_DISPLAY": nil, "SDL_VIDEODRIVER": nil, "XDG_RUNTIME_DIR": nil,
      ])

    #expect(output == "no display: \(reason)\n")
    #expect(status == 2)
  }

  @Test func `a driver that the person named is said to fail`() async throws {
    let (output, status) = try await run("show", environment: ["SDL_VIDEODRIVER": "nothing"])

    #expect(
      output
        == "the video driver nothing of SDL_VIDEODRIVER does not start: nothing not available\n")
    #expect(status == 2)
  }
}
