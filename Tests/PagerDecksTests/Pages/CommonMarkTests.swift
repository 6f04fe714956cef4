import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@testable import PagerDecks

/// Every example of the CommonMark specification.
@MainActor @Suite(.timeLimit(.minutes(20))) struct CommonMarkTests {
  @Test func `all examples of the specification are there`() {
    #expect(CommonMarkExample.all.count == 649)
  }

  @Test(arguments: CommonMarkExample.all)
  func `an example says what the specification says`(example: CommonMarkExample) throws {
    let blocks = try MarkdownParser.text(of: Array(example.markdown.utf8)).blocks

    // A picture of HTML without words is a mark.
    let text = CommonMarkExample.withoutSpaces(blocks.map(\.text).joined()).filter { $0 != "▣" }
    #expect(text == example.expectedText)
  }

  @Test(arguments: CommonMarkExample.all)
  func `an example is a page in which everything has its place`(
    example: CommonMarkExample
  ) async throws {
    let size = Size(width: 800, height: 1200)
    let shelf = try Shelf("markdown", ["text": .string(example.markdown)], size: size)
    await shelf.settle()

    #expect(!shelf.hasFailed)
    #expect(!shelf.texts.isEmpty || example.expectedText.isEmpty)
    for run in shelf.runs {
      let end = run.origin.x + FixedTextEngine().width(of: run.text, in: run.font)
      #expect(run.origin.x >= 0 && end <= size.width && run.origin.y.isFinite, "\(run.text)")
    }
    let seen = CommonMarkExample.withoutSpaces(shelf.reading)
    let blocks = try MarkdownParser.text(of: Array(example.markdown.utf8)).blocks
    for block in blocks {
      for word in block.text.split(whereSeparator: \.isWhitespace) {
        #expect(seen.contains(word), "\(word) is missing in \(shelf.texts)")
      }
    }
  }
}

extension MarkdownBlock {
  /// What it says; nothing of a rule.
  var text: String {
    switch content {
    case .paragraph(let runs), .heading(_, let runs): runs.map(\.text).joined()
    case .code(let lines, _, _): lines.joined(separator: "\n")
    case .picture(let picture): picture.text
    case .row(let index, let table): table.rows[index].joined().map(\.text).joined(separator: " ")
    case .rule: ""
    }
  }
}
