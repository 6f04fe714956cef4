import PagerCore
import PagerGraphics
import PagerKit

/// The blocks of a formatted text below each other, of which only those that are about to be seen
/// are laid out.
@MainActor
final class MarkdownList: ListView {
  /// The pictures that are there, by their files as they are written.
  private(set) var pictures: [String: Picture] = [:]
  /// The pictures that cannot be shown.
  private var missing: Set<String> = []
  /// Told of a picture that is about to be seen, and how many pixels wide it may be; once each.
  var onWantsPicture: ((_ source: String, _ widest: Int) -> Void)?
  /// Told which link the pointer is over.
  var onHover: ((String?) -> Void)?
  /// Told which link was clicked with Ctrl.
  var onOpen: ((String) -> Void)?

  private let blocks: [MarkdownBlock]
  private var layouts: [Int: MarkdownLayout] = [:]
  private var layoutWidth = 0.0
  private var layoutScale = 0.0
  private var wanted: Set<String> = []
  private var hoveredLink: String? {
    didSet { if hoveredLink != oldValue { onHover?(hoveredLink) } }
  }

  /// Several screens full.
  private static let mostLayouts = 400

  init(_ blocks: [MarkdownBlock]) {
    self.blocks = blocks
    super.init()
    estimatedRowHeight = 3 * TextStyle.line
    rowCount = blocks.count
    measureRow = { [weak self] row, _ in self?.layout(of: row)?.height ?? 0 }
    makeRow = { [weak self] row in MarkdownRowView(row: row, list: self) }
  }

  /// The layout of a block; nothing while the list is in no window.
  func layout(of row: Int) -> MarkdownLayout? {
    guard let stage, blocks.indices.contains(row) else { return nil }
    if layoutWidth != contentWidth || layoutScale != stage.scale
      || layouts.count >= Self.mostLayouts
    {
      layouts = [:]
      (layoutWidth, layoutScale) = (contentWidth, stage.scale)
    }
    if let layout = layouts[row] { return layout }
    var setter = MarkdownSetter(stage.text, width: contentWidth, scale: stage.scale)
    setter.pictureSize = { [weak self] in self?.size(of: $0, widest: $1) }
    let layout = setter.layout(of: row, in: blocks)
    layouts[row] = layout
    if let (source, area) = layout.picture { want(source, area.width * stage.scale) }
    return layout
  }

  /// Shows a picture where its place was kept; nothing tells that it cannot be shown.
  func take(_ picture: Picture?, for source: String) {
    if let picture { pictures[source] = picture } else { missing.insert(source) }
    layouts = [:]
    reloadRows()
  }

  // MARK: View

  override var isClickable: Bool { true }

  override func clicked(at point: Point, count: Int, modifiers: Modifiers) {
    guard let link = link(at: point) else { return }
    if link.hasPrefix("#") {
      scroll(toHeading: String(link.dropFirst()))
    } else if modifiers.contains(.control) {
      onOpen?(link)
    }
  }

  override func hover(at point: Point?) {
    super.hover(at: point)
    hoveredLink = isScrolling ? nil : point.flatMap(link(at:))
  }

  override func contentDidScroll() {
    super.contentDidScroll()
    hoveredLink = nil
  }

  override func cursor(at point: Point) -> Cursor? {
    link(at: point) != nil ? .pointingHand : super.cursor(at: point)
  }
}

extension MarkdownList {
  private func link(at point: Point) -> String? {
    guard let row = row(at: point), let layout = layout(of: row) else { return nil }
    let y = point.y + contentOffset - frame(ofRow: row).minY
    return layout.link(at: Point(x: point.x, y: y))
  }

  private func want(_ source: String, _ widest: Double) {
    guard wanted.insert(source).inserted else { return }
    onWantsPicture?(source, Int(min(max(widest, 1), 1e5)))
  }

  private func size(of source: String, widest: Double) -> Size? {
    if missing.contains(source) { return Size(width: widest, height: TextStyle.line) }
    guard let picture = pictures[source] else { return nil }
    let unit = min(1, widest / Double(picture.width))
    return Size(width: Double(picture.width) * unit, height: Double(picture.height) * unit)
  }

  /// Scrolls to the heading whose words, in lower case and joined by hyphens, are `name`.
  private func scroll(toHeading name: String) {
    let row = blocks.firstIndex { block in
      guard case .heading(_, let runs) = block.content else { return false }
      let words = runs.map(\.text).joined().lowercased().filter {
        $0.isLetter || $0.isNumber || $0 == " " || $0 == "-"
      }
      return String(words.map { $0 == " " ? "-" : $0 }) == name.lowercased()
    }
    if let row { scroll(toRow: row) }
  }
}
