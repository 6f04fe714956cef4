#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Something that is fed with damaged input.
///
/// It traps when what it is fed with does what it must not; libFuzzer keeps the input then.
struct FuzzTarget {
  /// What is done with one input.
  typealias Feed = ([UInt8]) -> Void

  /// The name, which is also that of its folder of seeds.
  let name: String
  /// Prepares it.
  let make: () -> Feed

  /// All of them.
  static let all = [
    FuzzTarget(name: "json") { JSONFuzz().feed },
    FuzzTarget(name: "deck") { DeckFuzz().feed },
    FuzzTarget(name: "text") { TextFuzz().feed },
    FuzzTarget(name: "markdown") { MarkdownFuzz().feed },
    FuzzTarget(name: "image") { ImageFuzz().feed },
    FuzzTarget(name: "list") { ListFuzz().feed },
    FuzzTarget(name: "file") { FileFuzz().feed },
  ]

  /// The one with this name.
  static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

/// Traps, with a line that says why, unless `condition` holds.
func expect(
  _ condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  guard !condition else { return }
  print("FAULT: \(message())")
  fflush(nil)
  preconditionFailure("what was fed broke a promise", file: file, line: line)
}
