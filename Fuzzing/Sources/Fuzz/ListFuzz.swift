import PagerKit

@testable import PagerDecks

/// Reads any bytes as the rows of a list, as JSON and as lines, and shows them.
struct ListFuzz {
  func feed(_ bytes: [UInt8]) {
    if let rows = try? EntriesPage.rows(ofJSON: bytes) { show(.strings(rows), bytes) }
    var buffer = TextBuffer()
    var indexer = TextIndexer()
    buffer.append(indexer.add(bytes))
    buffer.append(indexer.add([], isLast: true))
    show(.lines(buffer), bytes)
  }

  private func show(_ entries: EntryList.Entries, _ bytes: [UInt8]) {
    let list = EntryList()
    list.entries = entries
    Screen(list).tour(bytes)
  }
}
