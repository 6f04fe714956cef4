@testable import PagerDecks

/// Reads any bytes as JSON, and what was read once more after it was written.
struct JSONFuzz {
  func feed(_ bytes: [UInt8]) {
    guard let text = try? SourceText(bytes) else { return }
    expect(text.line(at: bytes.count) >= 1, "no line")
    var reader = JSONReader(text.utf8)
    guard let node = try? reader.read() else { return }
    expect(reader.notes.count <= JSONReader.mostNotes, "\(reader.notes.count) notes")
    var again = JSONReader(Array(node.written().utf8))
    let copy = try? again.read()
    expect(copy?.written() == node.written(), "\(node.written()) is not read as it was written")
  }
}
