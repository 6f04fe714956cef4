/// Pages that stand in an array.
public struct PageList: PageSource, Equatable {
  /// The pages in order; no two have the same identity.
  public let pages: [PageDescriptor]
  private let indices: [PageID: Int]

  /// Creates a list of `pages` in order.
  ///
  /// A page whose identity is taken already gets a number behind it: `a`, `a 2`, `a 3`.
  public init(_ pages: [PageDescriptor]) {
    var unique: [PageDescriptor] = []
    var indices: [PageID: Int] = [:]
    var numbers: [PageID: Int] = [:]
    for var page in pages {
      let name = page.id
      while indices[page.id] != nil {
        let number = numbers[name, default: 1] + 1
        numbers[name] = number
        page.id = PageID("\(name) \(number)")
      }
      indices[page.id] = unique.count
      unique.append(page)
    }
    self.pages = unique
    self.indices = indices
  }

  /// The number of pages.
  public var count: Int { pages.count }

  /// The identity of the page at `index`.
  public func identity(at index: Int) -> PageID { pages[index].id }

  /// The index of the page `id`, if it is in the list.
  public func index(of id: PageID) -> Int? { indices[id] }

  /// The title of the page at `index`.
  public func title(at index: Int) -> String { pages[index].title }

  /// The page at `index`.
  public func descriptor(at index: Int) -> PageDescriptor { pages[index] }
}

extension PageList: ExpressibleByDictionaryLiteral {
  /// Creates a list from titles and the registered names of the pages' types, in order: `["Home":
  /// "HomePage", "News": "NewsPage"]`.
  ///
  /// The titles are the identities.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(
      elements.map { PageDescriptor(id: PageID($0.0), title: $0.0, type: $0.1) })
  }
}
