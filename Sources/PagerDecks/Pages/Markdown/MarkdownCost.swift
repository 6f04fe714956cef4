/// Tells texts that would take cmark minutes or gigabytes from those that people write.
///
/// A few constructs take time in the square of their number within a paragraph: instructions and
/// CDATA that are never closed, pictures within open brackets. Every row of a table is as long as
/// its heading, whatever is in it, and every address of mail takes kilobytes. Complexity: O(bytes).
struct MarkdownCost {
  /// Whether the text had better be shown as it is written.
  private(set) var isTooHigh = false
  private var cells = 0
  private var addresses = 0
  private var paragraph = Paragraph()

  /// What was counted since the last empty line.
  private struct Paragraph {
    var openInstructions = 0
    var openSections = 0
    var pictures = 0
    var depth = 0
    var greatestDepth = 0
    var columns = 0
  }

  /// The most that may be open at a time in a paragraph.
  private static let mostOpen = 1000
  private static let mostCells = 1_000_000
  private static let mostAddresses = 50_000
  private static let feed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// Looks through the text in `bytes`.
  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !isTooHigh, !rest.isEmpty {
      let line = rest.prefix { $0 != Self.feed && $0 != Self.carriageReturn }
      add(line)
      rest = rest[line.endIndex...]
      rest = rest.dropFirst(rest.starts(with: [Self.carriageReturn, Self.feed]) ? 2 : 1)
    }
  }

  private mutating func add(_ line: ArraySlice<UInt8>) {
    guard line.contains(where: { $0 != 0x20 && $0 != 0x09 }) else {
      paragraph = Paragraph()
      return
    }
    for place in line.indices { count(line[place...]) }
    let pipes = line.count { $0 == UInt8(ascii: "|") }
    if pipes > 0, Self.partsColumns(line) { paragraph.columns = max(paragraph.columns, pipes + 1) }
    cells += paragraph.columns
    isTooHigh =
      cells > Self.mostCells || addresses > Self.mostAddresses
      || paragraph.openInstructions > Self.mostOpen || paragraph.openSections > Self.mostOpen
      || min(paragraph.pictures, paragraph.greatestDepth) > Self.mostOpen
  }

  /// Counts what `rest` begins with.
  private mutating func count(_ rest: ArraySlice<UInt8>) {
    let next = rest.startIndex + 1 < rest.endIndex ? rest[rest.startIndex + 1] : 0
    switch (rest[rest.startIndex], next) {
    case (UInt8(ascii: "<"), UInt8(ascii: "?")): paragraph.openInstructions += 1
    case (UInt8(ascii: "?"), UInt8(ascii: ">")): paragraph.openInstructions = 0
    case (UInt8(ascii: "<"), UInt8(ascii: "!")):
      if rest.starts(with: "<![CDATA[".utf8) { paragraph.openSections += 1 }
    case (UInt8(ascii: "!"), UInt8(ascii: "[")): paragraph.pictures += 1
    case (UInt8(ascii: "["), _):
      paragraph.depth += 1
      paragraph.greatestDepth = max(paragraph.greatestDepth, paragraph.depth)
    case (UInt8(ascii: "]"), _):
      paragraph.depth = max(0, paragraph.depth - 1)
      if rest.starts(with: "]]>".utf8) { paragraph.openSections = 0 }
    case (UInt8(ascii: "@"), _): addresses += 1
    default: break
    }
  }

  /// Whether a line may stand below the heading of a table, also in a quote or an item.
  private static func partsColumns(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { "|:- \t\u{0B}\u{0C}>+*.)0123456789".utf8.contains($0) }
  }
}
