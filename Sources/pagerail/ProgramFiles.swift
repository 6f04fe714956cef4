#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program's own files, of which the demo shows two.
struct ProgramFiles {
  /// The program itself; nothing if the system does not tell.
  let program: String?

  /// The files of the program that runs.
  static var own: ProgramFiles {
    ProgramFiles(program: resolved("/proc/self/exe") ?? resolved(CommandLine.arguments[0]))
  }

  /// The picture that comes with the program: where it is installed, or in the sources that it was
  /// built from; nothing elsewhere.
  var picture: String? {
    guard let program else { return nil }
    var folder = Self.parent(of: program)
    var candidates = ["\(Self.parent(of: folder))/share/pagerail/icon.svg"]
    // The program stands up to four folders deep in those of a build.
    for _ in 0..<5 {
      candidates.append("\(folder)/Assets/icon.svg")
      folder = Self.parent(of: folder)
    }
    return candidates.first { access($0, R_OK) == 0 }
  }

  private static func parent(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
