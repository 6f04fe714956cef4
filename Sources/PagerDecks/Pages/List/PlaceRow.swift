import PagerCore
import PagerGraphics
import PagerKit

/// The measures of a row, in points.
enum PlaceRowStyle {
  static let estimatedHeight = 92.0
  static let padding = 14.0
  static let badge = 40.0
  static let gap = 16.0
  /// How far what is lit reaches beyond badge and texts.
  static let outset = 12.0
  static let widest = 760.0
  static let name = Font(size: 17, weight: .bold)
  static let nameHeight = 24.0
  static let facts = Font(size: 13)
  static let factsHeight = 20.0
  static let story = Font(size: 15)
  static let storyLine = 22.0
}

/// A place in a list: its badge, its name and number, facts, and what is told of it.
@MainActor
final class PlaceRow: View {
  /// Whether it is the selected one.
  var isSelected: Bool {
    didSet { if isSelected != oldValue { setNeedsDisplay() } }
  }
  private let place: Place
  private let story: Label

  init(_ place: Place, isSelected: Bool) {
    self.place = place
    self.isSelected = isSelected
    story = Label(place.story, font: PlaceRowStyle.story, lineLimit: 4)
    story.lineHeight = PlaceRowStyle.storyLine
    story.isCenteredVertically = false
    super.init()
    if !place.story.isEmpty { addSubview(story) }
  }

  /// The height of the whole row, in points.
  func height(forWidth width: Double, _ text: any TextMeasuring, scale: Double) -> Double {
    let lines =
      place.story.isEmpty
      ? 0 : 4 + story.height(forWidth: Self.textColumn(forWidth: width).width, text, scale: scale)
    return max(PlaceRowStyle.badge, textTop + lines) + 2 * PlaceRowStyle.padding
  }

  override func layout() {
    let column = Self.textColumn(forWidth: bounds.width)
    let top = PlaceRowStyle.padding + textTop + 4
    story.frame = Rect(
      x: column.minX, y: top, width: column.width,
      height: bounds.height - top - PlaceRowStyle.padding)
  }

  override func draw(in context: inout DrawContext) {
    let theme = context.theme
    if isSelected { context.fill(Self.highlight(of: bounds), theme.softAccent) }
    let column = Self.textColumn(forWidth: bounds.width)
    if Self.indent(forWidth: bounds.width) > 0 {
      drawBadge(left: column.minX - Self.indent(forWidth: bounds.width), in: &context)
    }
    drawLines(in: column, &context)
    let hairline = Rect(
      x: column.minX, y: bounds.maxY - 1 / context.scale, width: column.width,
      height: 1 / context.scale)
    if !isSelected { context.fill(.rect(hairline), theme.stripSeparator) }
  }
}

extension PlaceRow {
  /// The part of a row's frame that is lit: a little more than badge and texts.
  static func highlight(of frame: Rect) -> Shape {
    let column = textColumn(forWidth: frame.width)
    let left = column.minX - indent(forWidth: frame.width) - PlaceRowStyle.outset
    let box = Rect(
      x: frame.minX + left, y: frame.minY + 3, width: column.maxX + PlaceRowStyle.outset - left,
      height: frame.height - 6)
    return .roundedRect(box, radius: 10)
  }

  /// The height of name and facts.
  private var textTop: Double { PlaceRowStyle.nameHeight + PlaceRowStyle.factsHeight }

  /// Where the texts lie: beside the badge, in the middle of a wide page.
  private static func textColumn(forWidth width: Double) -> Rect {
    let margin = min(max((width * 0.05).rounded(), 16), 40)
    let whole = min(max(0, width - 2 * margin), PlaceRowStyle.widest)
    let left = ((width - whole) / 2).rounded()
    let indent = indent(forWidth: width)
    return Rect(
      x: left + indent, y: PlaceRowStyle.padding, width: max(0, whole - indent), height: 0)
  }

  /// The room of the badge and its gap; none in a page that needs all of it for the texts.
  private static func indent(forWidth width: Double) -> Double {
    width < 200 ? 0 : PlaceRowStyle.badge + PlaceRowStyle.gap
  }

  private func drawBadge(left: Double, in context: inout DrawContext) {
    let disc = Rect(
      x: left, y: PlaceRowStyle.padding + 2, width: PlaceRowStyle.badge,
      height: PlaceRowStyle.badge)
    let color = PageColor.allCases[place.color].color
    context.fill(.roundedRect(disc, radius: disc.width / 2), color)
    let font = PlaceRowStyle.name
    let initial = String(place.name.prefix(1))
    let width = context.text.width(of: initial, in: font)
    var box = disc
    box.origin.x = disc.midX - width / 2
    context.drawLine(initial, font, color.ink, in: box)
  }

  private func drawLines(in column: Rect, _ context: inout DrawContext) {
    let theme = context.theme
    let number = grouped(place.number)
    let width = context.text.width(of: number, in: PlaceRowStyle.facts)
    var line = Rect(
      x: column.minX, y: column.minY, width: column.width, height: PlaceRowStyle.nameHeight)
    var name = line
    name.size.width = max(0, line.width - width - PlaceRowStyle.gap)
    context.drawLine(place.name, PlaceRowStyle.name, theme.text, in: name)
    if width + PlaceRowStyle.gap < line.width {
      line.origin.x = column.maxX - width
      line.size.width = width + 1
      context.drawLine(number, PlaceRowStyle.facts, theme.secondaryText, in: line)
    }
    let facts = Rect(
      x: column.minX, y: name.maxY, width: column.width, height: PlaceRowStyle.factsHeight)
    context.drawLine(place.facts, PlaceRowStyle.facts, theme.secondaryText, in: facts)
  }
}
