import FuzzSupport
import PagerGraphics
import PagerKit

@testable import PagerDecks

/// Takes any bytes apart as Markdown, and lays them out in several widths.
struct MarkdownFuzz {
  func feed(_ bytes: [UInt8]) {
    guard let blocks = try? MarkdownParser.text(of: bytes).blocks else { return }
    for width in [1.0, 120, 900] {
      var setter = MarkdownSetter(FixedTextEngine(), width: width, scale: 1.5)
      for index in blocks.indices.prefix(100) { check(setter.layout(of: index, in: blocks)) }
    }
    let list = MarkdownList(blocks)
    list.onWantsPicture = { source, _ in _ = MarkdownLink.file(source) }
    Screen(list).tour(bytes)
  }

  private func check(_ layout: MarkdownLayout) {
    expect(layout.height.isFinite && layout.height >= 0, "the height is \(layout.height)")
    for text in layout.texts {
      expect(!text.text.contains(where: \.isNewline), "a line break in \(text.text)")
    }
    for link in layout.links {
      _ = MarkdownLink.address(link.target)
      _ = MarkdownLink.file(link.target)
    }
  }
}
