import CMalloc
import PagerCore
import PagerDecks
import PagerDriver
import PagerSDL

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program `pagerail`.
@main
struct Program {
  /// The version, as `--version` prints it.
  static let version = "0.1.0"
  /// The status after a wrong option or a file that cannot be read, and where a window or a font is
  /// missing.
  static let cannotBegin: Int32 = 2
  /// The status when what was asked for failed.
  static let failed: Int32 = 1

  /// The looks that it offers: one registered here is known to `--look`, to the list and to L.
  static let looks = LookBook()

  private let output = StandardOutput()

  /// Does what the command line asks for.
  static func main() {
    // Smaller than the layers of pages, which come and go among what stays, and larger than what is
    // made and thrown away from frame to frame.
    pagerail_return_blocks_above(512 << 10)
    exit(Program().run(Array(CommandLine.arguments.dropFirst())))
  }

  private func run(_ arguments: [String]) -> Int32 {
    do {
      return try run(
        try Options.parse(arguments) { name in getenv(name).map { String(cString: $0) } })
    } catch {
      Complaint.write("\(error)")
      return status(of: error)
    }
  }

  private func run(_ options: Options) throws -> Int32 {
    switch options.action {
    case .show where options.isHeadless:
      return try HeadlessRun(options: options, output: output).run()
    case .show: return try WindowRun(options: options, output: output).run()
    case .snapshot(let file): try Snapshot(options: options).write(to: file)
    case .listLooks:
      for look in Program.looks.looks { output.print("\(look.name)\t\(look.summary)") }
    case .listPages: listPages(try Show.open(options).source)
    case .check: return check(options)
    case .printSchema: output.print(String(DeckSchema.json.dropLast()))
    case .version: output.print("pagerail \(Self.version)")
    case .help: output.print(HelpText().description)
    }
    return 0
  }

  private func listPages(_ source: any PageSource) {
    for index in 0..<source.count {
      if output.isBroken { return }
      let page = source.descriptor(at: index)
      output.print("\(index + 1)\t\(page.title)\t\(page.type)")
    }
  }

  private func check(_ options: Options) -> Int32 {
    let problems = options.paths.flatMap { DeckChecker.check($0, with: options.opener) }
    for problem in problems { output.print(problem.report) }
    return DeckChecker.hasErrors(problems) ? Self.failed : 0
  }

  private func status(of error: any Error) -> Int32 {
    switch error {
    case SDLFailure.unwritable, SDLFailure.library, SDLFailure.drawing: Self.failed
    case is ScriptFailure: Self.failed
    case let failure as TextFile.Failure where failure.deed == .write: Self.failed
    default: Self.cannotBegin
    }
  }
}
