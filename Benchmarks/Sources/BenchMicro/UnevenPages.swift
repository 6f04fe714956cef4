import PagerCore

/// Pages whose titles are of very different lengths, made on demand.
struct UnevenPages: PageSource {
  /// The number of pages.
  let count: Int

  /// The number of the page.
  func identity(at index: Int) -> PageID { PageID(String(index)) }

  /// The page of this number.
  func index(of id: PageID) -> Int? {
    Int(id.rawValue).flatMap { (0..<count).contains($0) ? $0 : nil }
  }

  /// A number and up to 23 letters more.
  func title(at index: Int) -> String {
    let letters = (index &* 2_654_435_761) >> 8 & 0x17
    return "Page \(index) " + String(repeating: "m", count: letters)
  }

  /// A page of no type in particular.
  func descriptor(at index: Int) -> PageDescriptor {
    PageDescriptor(id: identity(at: index), title: title(at: index), type: "Page")
  }
}
