import Foundation

/// The built program, running.
final class ProgramRun {
  /// The lines of standard output that were read so far.
  private(set) var lines: [String] = []
  /// The number of the process.
  var id: Int32 { process.processIdentifier }

  private let process = Process()
  private let output: LineReader
  private let errors: LineReader
  private let ended = DispatchSemaphore(value: 0)

  /// Starts the program; without a display it finds none.
  init(
    _ arguments: [String], on display: Display? = nil, environment: [String: String] = [:],
    input: FileHandle = .nullDevice
  ) throws {
    let (outputPipe, errorPipe) = (Pipe(), Pipe())
    output = LineReader(outputPipe.fileHandleForReading)
    errors = LineReader(errorPipe.fileHandleForReading)
    process.executableURL = ProgramRun.binary
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = outputPipe
    process.standardError = errorPipe
    process.environment = ProgramRun.environment(display).merging(environment) { $1 }
    process.terminationHandler = { [ended] _ in ended.signal() }
    try process.runReachable()
  }

  deinit {
    if process.isRunning { kill(id, SIGKILL) }
  }

  /// The program beside the tests.
  static var binary: URL {
    URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "pagerail")
  }

  private static func environment(_ display: Display?) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"] { environment[name] = nil }
    environment["DISPLAY"] = display?.name
    return environment
  }
}

extension ProgramRun {
  /// How a run ended.
  struct End {
    /// The status it left with; nothing if a signal ended it or it did not end in time.
    var status: Int32?
    /// All lines of standard output.
    var lines: [String]
    /// The lines of standard error.
    var complaints: [String]
  }

  /// Waits at most so many seconds for the end.
  func end(within seconds: Double = 10) -> End {
    let inTime = ended.wait(timeout: .now() + seconds) == .success
    if !inTime { kill(id, SIGKILL) }
    lines += output.rest(within: 5)
    let isExit = inTime && process.terminationReason == .exit
    return End(
      status: isExit ? process.terminationStatus : nil, lines: lines,
      complaints: errors.rest(within: 5))
  }

  /// Reads the log until the last line is `summary`; `false` if that takes over 10 s.
  func reads(_ summary: String) throws -> Bool {
    try readsAny(of: [summary]) != nil
  }

  /// Reads the log until the last line is one of `summaries`, and returns it; nothing if that takes
  /// over 10 s.
  func readsAny(of summaries: [String]) throws -> String? {
    let deadline = Date().addingTimeInterval(10)
    while let line = output.line(within: deadline.timeIntervalSinceNow) {
      lines.append(line)
      let summary = try LogLine(line).summary
      if summaries.contains(summary) { return summary }
    }
    return nil
  }

  /// Interrupts the program as Ctrl+C does.
  func interrupt() {
    kill(id, SIGINT)
  }

  /// How many times the process waited for something so far.
  func voluntarySwitches() throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
    return line.flatMap { Int($0.split(separator: "\t").last ?? "") } ?? -1
  }
}

extension ProgramRun.End {
  /// The log without the making and unmaking of pages, which idle time decides on.
  var log: [String] {
    get throws { try entries.filter { !$0.isAboutMemory }.map(\.summary) }
  }

  /// The lines of the log.
  var entries: [LogLine] {
    get throws { try lines.filter { $0.contains("\"event\"") }.map(LogLine.init) }
  }
}
