import PagerGraphics
import PagerKit

extension MarkdownSetter {
  /// Lines of code in a box.
  mutating func setCode(_ lines: [String], _ isFirst: Bool, _ isLast: Bool) {
    let padding = min(MarkdownStyle.padding, column.width / 8)
    let isWhole = isFirst && isLast
    let wrapper = TextWrapper(
      measures: measures, font: MarkdownStyle.code, width: max(1, column.width - 2 * padding))
    let parts = lines.flatMap { wrapper.lines(of: String(TextRow($0, tab: 4).characters)) }
    let text = Double(parts.count) * MarkdownStyle.codeLine
    let wanted = text + (isFirst ? padding : 0) + (isLast ? padding : 0)
    let height = isLast ? Self.inRhythm(wanted) : wanted
    // What the rhythm adds is shared between above and below, or it is left out of the box.
    let box = Rect(
      x: column.minX, y: y, width: column.width, height: isWhole ? height : wanted)
    var top = isWhole ? y + (height - text) / 2 : y + (isFirst ? padding : 0)
    for part in parts {
      addText(
        part.text, MarkdownStyle.code, .text, x: column.minX + padding, lineTop: top,
        line: MarkdownStyle.codeLine)
      top += MarkdownStyle.codeLine
    }
    y += height
    layout.fills.insert(
      .init(shape: isWhole ? .roundedRect(box, radius: 6) : .rect(box), ink: .soft), at: 0)
  }

  /// A picture, or the place of one that is not there.
  mutating func setPicture(_ picture: MarkdownPicture) {
    let (source, text) = (picture.source, picture.text)
    let size = pictureSize(source, column.width)
    let shown = size ?? Size(width: column.width, height: column.width * 9 / 16)
    let area = Rect(x: column.minX, y: y, width: shown.width, height: shown.height)
    layout.picture = (source, area)
    if let link = picture.link { layout.links.append(.init(area: area, target: link)) }
    if size == nil || shown.height <= TextStyle.line {
      layout.fills.append(.init(shape: .roundedRect(area, radius: 6), ink: .soft))
      let label = (text.isEmpty ? FilePath.name(source) : text).oneLine()
      let font = Font(size: 14)
      let cut = measures.shortened(label, to: max(0, shown.width - 20), in: font)
      addText(cut, font, .secondary, x: area.minX + 10, lineTop: area.midY - 13, line: 26)
    }
    y += Self.inRhythm(shown.height)
  }
}
