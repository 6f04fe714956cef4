public import PagerCore

/// One page for each of a folder's files, made on demand.
///
/// A page is identified by its file's name. Only `descriptor(at:)` looks at the file.
public struct FolderSource: PageSource, Equatable {
  /// The folder, from the root on.
  public let folder: String
  /// The names of the files, in natural order.
  public let names: [String]

  /// Creates the pages of the files `names` in `folder`; no name may occur twice.
  public init(folder: String, names: [String]) {
    self.folder = folder
    self.names = NaturalOrder.sorted(names)
  }

  /// The number of files.
  public var count: Int { names.count }

  /// The name of the file at `index`.
  public func identity(at index: Int) -> PageID { PageID(names[index]) }

  /// The index of the file with this name; found in O(log n).
  public func index(of id: PageID) -> Int? {
    var (low, high) = (0, names.count)
    while low < high {
      let middle = (low + high) / 2
      if NaturalOrder.precedes(names[middle], id.rawValue) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < names.count && names[low] == id.rawValue ? low : nil
  }

  /// The name of the file at `index`.
  public func title(at index: Int) -> String { names[index] }

  /// The page of the file at `index`.
  public func descriptor(at index: Int) -> PageDescriptor {
    FilePage.descriptor(id: identity(at: index), path: FilePath.joined(folder, names[index]))
  }
}
