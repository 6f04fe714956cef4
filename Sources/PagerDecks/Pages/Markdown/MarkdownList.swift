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
  /// How large the pictures are in their files, in pixels, also of those that are not there any
  /// more.
  private var sizes: [String: Size] = [:]
  /// The row of each picture.
  private var pictureRows: [String: Int] = [:]
  /// Told of a picture that is about to be seen, and how many pixels wide it may be.
  var onWantsPicture: ((_ source: String, _ widest: Int) -> Void)?
  /// Told which link the pointer is over.
  var onHover: ((String?) -> Void)?
  /// Told which link was clicked with Ctrl.
  var onOpen: ((String) -> Void)?

  private let blocks: [MarkdownBlock]
  private var layouts: [Int: MarkdownLayout] = [:]
  private var layoutWidth = 0.0
  private var layoutScale = 0.0
  /// How wide the pictures were asked for.
  private var asked: [String: Int] = [:]
  private var loading: Set<String> = []
  private var hoveredLink: String? {
    didSet { if hoveredLink != oldValue { onHover?(hoveredLink) } }
  }

  /// Several screens full.
  private static let mostLayouts = 400
  /// The most bytes of pictures that are kept while they are not seen.
  private static let mostPictures = 48 << 20

  init(_ blocks: [MarkdownBlock]) {
    self.blocks = blocks
    super.init()
    estimatedRowHeight = 3 * TextStyle.line
    rowCount = blocks.count
    measureRow = { [weak self] row, _ in self?.layout(of: row)?.height ?? 0 }
    makeRow = { [weak self] row in
      self?.wantPicture(ofRow: row)
      return MarkdownRowView(row: row, list: self)
    }
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
    if let (source, area) = layout.picture { want(source, area.width * stage.scale, of: row) }
    return layout
  }

  /// Shows a picture where its place was kept; nothing tells that it cannot be shown, or not in
  /// more detail than it is.
  func take(_ loaded: LoadedPicture?, for source: String) {
    loading.remove(source)
    if let loaded {
      pictures[source] = loaded.picture
      sizes[source] = Size(width: Double(loaded.width), height: Double(loaded.height))
      dropDistantPictures()
    } else if pictures[source] == nil {
      missing.insert(source)
    }
    layouts = [:]
    reloadRows()
  }

  /// Asks for a picture anew that could not be shown.
  func lookAgain(for source: String) {
    guard missing.remove(source) != nil else { return }
    asked[source] = nil
    layouts = [:]
    reloadRows()
  }

  /// Whether pictures are on their way.
  var isLoading: Bool { !loading.isEmpty }

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

  private func wantPicture(ofRow row: Int) {
    guard let stage, let (source, area) = layout(of: row)?.picture else { return }
    want(source, area.width * stage.scale, of: row)
  }

  /// Asks for a picture unless it is there in as much detail as can be seen.
  private func want(_ source: String, _ width: Double, of row: Int) {
    pictureRows[source] = row
    let widest = Int(min(max(width.rounded(.up), 1), 1e5))
    guard widest > asked[source] ?? 0, !missing.contains(source) else { return }
    if let picture = pictures[source], let size = sizes[source] {
      guard picture.width < Int(size.width) else { return }
    }
    guard loading.insert(source).inserted else { return }
    asked[source] = widest
    onWantsPicture?(source, widest)
  }

  /// Lets pictures go that are far from what is seen until the others are few enough; their places
  /// stay.
  private func dropDistantPictures() {
    var bytes = pictures.values.reduce(0) { $0 + 4 * $1.width * $1.height }
    guard bytes > Self.mostPictures else { return }
    let seen = visibleRows
    func distance(_ source: String) -> Int {
      let row = pictureRows[source] ?? 0
      return max(0, seen.lowerBound - row, row - seen.upperBound)
    }
    for (source, picture) in pictures.sorted(by: { distance($0.key) > distance($1.key) }) {
      guard bytes > Self.mostPictures else { return }
      guard view(ofRow: pictureRows[source] ?? 0) == nil else { continue }
      pictures[source] = nil
      asked[source] = nil
      bytes -= 4 * picture.width * picture.height
    }
  }

  private func size(of source: String, widest: Double) -> Size? {
    if missing.contains(source) { return Size(width: widest, height: TextStyle.line) }
    guard let size = sizes[source] else { return nil }
    let unit = min(1, widest / size.width)
    return Size(width: size.width * unit, height: size.height * unit)
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
