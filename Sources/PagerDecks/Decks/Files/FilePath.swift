#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Takes paths apart and puts them together.
enum FilePath {
  /// The last part of `path`: the file's name.
  static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// What comes before the name: the folder.
  static func folder(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// `path` seen from `folder`, unless it begins at the root.
  static func joined(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// `path` from the root on; the path itself if the working folder is gone.
  static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let here = getcwd(nil, 0) else { return path }
    defer { free(here) }
    return joined(String(cString: here), path)
  }

  /// `path` from the root on, with links resolved; as it is if nothing is there.
  static func real(_ path: String) -> String {
    (try? PathBoundary.resolved(path)) ?? absolute(path)
  }

  /// The letters after the last full stop of the name, in lower case; nothing if there is none.
  static func fileExtension(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}
