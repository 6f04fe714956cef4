public import PagerCore

/// One page for each of some files, made on demand.
///
/// A page is identified by its file's path. Only `descriptor(at:)` looks at the file.
public struct FileListSource: PageSource, Equatable {
  /// The files in order; none occurs twice.
  public let paths: [String]
  private let indices: [String: Int]

  /// Creates the pages of the files at `paths`; a path that occurs again is left out.
  public init(_ paths: [String]) {
    var unique: [String] = []
    var indices: [String: Int] = [:]
    for path in paths where indices[path] == nil {
      indices[path] = unique.count
      unique.append(path)
    }
    self.paths = unique
    self.indices = indices
  }

  /// The number of files.
  public var count: Int { paths.count }

  /// The path of the file at `index`.
  public func identity(at index: Int) -> PageID { PageID(paths[index]) }

  /// The index of the file at this path.
  public func index(of id: PageID) -> Int? { indices[id.rawValue] }

  /// The name of the file at `index`.
  public func title(at index: Int) -> String { FilePath.name(paths[index]) }

  /// The page of the file at `index`.
  public func descriptor(at index: Int) -> PageDescriptor {
    FilePage.descriptor(id: identity(at: index), path: paths[index])
  }
}
