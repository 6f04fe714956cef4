import PagerCore
import PagerGraphics
public import PagerKit

/// A long text that scrolls: the parameter `text`, in paragraphs parted by empty lines.
///
/// A paragraph that begins with `# ` is the title, one with `## ` a heading, a line with `- ` an
/// item of a list. Only paragraphs that are about to be seen are laid out.
@MainActor
public final class TextPage: Page {
  private let paragraphs: [TextParagraph]
  private let list = ListView()

  /// Creates the page of the text in the parameter `text`.
  public required init(context: PageContext) {
    paragraphs = TextParagraph.paragraphs(
      of: context.descriptor.parameters["text"]?.string ?? "")
    super.init(context: context)
  }

  public override func loadView() -> View {
    list.estimatedRowHeight = 4 * TextStyle.line
    list.rowCount = paragraphs.count
    list.measureRow = { [weak self] row, width in self?.height(of: row, width: width) ?? 0 }
    list.makeRow = { [weak self] row in self?.view(of: row) ?? View() }
    return list
  }

  public override func saveState() -> (any Codable & Sendable)? { list.scrollPlace }

  public override func restoreState(_ state: any Codable & Sendable) {
    guard let place = state as? ScrollPlace else { return }
    list.scrollPlace = place
  }

  private func view(of row: Int) -> ParagraphView {
    ParagraphView(
      paragraphs[row], isFirst: row == 0, isLast: row == paragraphs.count - 1)
  }

  private func height(of row: Int, width: Double) -> Double {
    guard let stage = list.stage else { return 0 }
    return view(of: row).height(forWidth: width, stage.text, scale: stage.scale)
  }
}
