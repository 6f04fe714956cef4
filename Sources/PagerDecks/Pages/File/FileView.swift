import PagerCore
import PagerGraphics
import PagerKit

/// What is known of a file: its name, kind and size, and its first bytes; scrolls.
@MainActor
final class FileView: ScrollView {
  /// Shows `facts`.
  init(_ facts: FileFacts) {
    let content = FileContent(facts)
    super.init(contentView: content)
    measureContent = { [weak self, weak content] width in
      guard let content, let stage = self?.stage else { return 0 }
      return content.height(forWidth: width, stage.text)
    }
  }
}

/// What a file view draws.
@MainActor
private final class FileContent: View {
  private static let font = Font(family: .monospaced, size: 13)
  private static let line = 20.0
  private static let top = 132.0
  private let facts: FileFacts

  init(_ facts: FileFacts) {
    self.facts = facts
    super.init()
  }

  func height(forWidth width: Double, _ text: any TextMeasuring) -> Double {
    Self.top + Double(dump(forWidth: width, text).rowCount) * Self.line + 32
  }

  override func draw(in context: inout DrawContext) {
    drawHead(in: &context)
    let dump = dump(forWidth: bounds.width, context.text)
    for row in 0..<dump.rowCount {
      let box = Rect(
        x: left, y: Self.top + Double(row) * Self.line, width: bounds.width - 2 * left,
        height: Self.line)
      guard box.intersects(context.visible) else { continue }
      context.drawLine(dump.row(row), Self.font, context.theme.text, in: box)
    }
  }

  private func drawHead(in context: inout DrawContext) {
    let theme = context.theme
    let width = bounds.width - 2 * left
    let name = Rect(x: left, y: 28, width: width, height: 32)
    context.drawLine(
      FilePath.name(facts.path), Font(size: theme.headingSize, weight: .bold), theme.text, in: name)
    let about = Rect(x: left, y: 64, width: width, height: 22)
    let kind = facts.kind.prefix(1).uppercased() + facts.kind.dropFirst()
    context.drawLine(
      "\(kind) · \(facts.sizeText)", Font(size: theme.bodySize), theme.secondaryText, in: about)
    let rule = Rect(x: left, y: 104, width: width, height: 1 / context.scale)
    context.fill(.rect(rule), theme.stripSeparator)
  }

  private var left: Double { min(max((bounds.width * 0.05).rounded(), 16), 48) }

  /// As many bytes a row as fit: 4, 8 or 16.
  private func dump(forWidth width: Double, _ text: any TextMeasuring) -> HexDump {
    let character = text.width(of: "0000000000", in: Self.font) / 10
    let room = Int(max(0, width - 2 * left) / max(1, character))
    let columns = [16, 8].first { HexDump.width(columns: $0) <= room } ?? 4
    return HexDump(bytes: facts.head, columns: columns)
  }
}
