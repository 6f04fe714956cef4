#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder that the files of a deck must lie in, links and `..` resolved.
public struct PathBoundary: Sendable, Equatable {
  /// The resolved path of the folder; nothing if files may lie anywhere.
  public let root: String?

  /// Creates a boundary that keeps nothing out.
  public init() {
    root = nil
  }

  /// Creates the boundary around the folder at `path`.
  ///
  /// Throws if there is no such folder.
  public init(folder path: String) throws(FileFailure) {
    root = try Self.resolved(path)
  }

  /// The path without links and `..` of the file at `path`.
  ///
  /// Throws if there is none, or if it lies outside.
  public func resolve(_ path: String) throws(FileFailure) -> String {
    guard !Self.isOutside(Self.normalized(path), root) || root == nil else {
      // A link may lead back inside, hence it is resolved before it is refused.
      guard let resolved = try? Self.resolved(path), !Self.isOutside(resolved, root) else {
        throw Self.outside(path)
      }
      return resolved
    }
    let resolved = try Self.resolved(path)
    guard !Self.isOutside(resolved, root) else { throw Self.outside(path) }
    return resolved
  }
}

extension PathBoundary {
  private static func outside(_ path: String) -> FileFailure {
    FileFailure(path: path, reason: "lies outside the deck's folder")
  }

  private static func isOutside(_ path: String, _ root: String?) -> Bool {
    guard let root, root != "/" else { return false }
    return path != root && !path.utf8.starts(with: (root + "/").utf8)
  }

  /// The path that the system makes of `path`.
  static func resolved(_ path: String) throws(FileFailure) -> String {
    guard !path.utf8.contains(0) else {
      throw FileFailure(path: path.shortened, reason: "a path has no zero byte")
    }
    guard let text = realpath(path, nil) else { throw .ofSystem(path) }
    defer { free(text) }
    return String(cString: text)
  }

  /// `path` with every `.` and `..` taken out by name alone.
  private static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
