import PagerKit

@testable import PagerDecks

/// Tells what a file of any bytes is, and shows its first bytes.
struct FileFuzz {
  func feed(_ bytes: [UInt8]) {
    let facts = FileFacts(path: "thing", size: bytes.count, head: bytes)
    expect(!facts.kind.isEmpty, "no kind")
    _ = FileKind.type(of: bytes)
    let dump = HexDump(bytes: bytes, columns: 16)
    for row in 0..<dump.rowCount {
      let width = dump.row(row).count
      expect(width <= HexDump.width(columns: 16), "a row of \(width) characters")
    }
    Screen(FileView(facts), width: Double(bytes.first ?? 0) * 4).tour(bytes)
  }
}
