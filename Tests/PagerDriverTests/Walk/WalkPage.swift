import PagerCore
import PagerGraphics
import PagerKit

/// A page with something on it that takes input; what, the number at the end of its identity says.
@MainActor
final class WalkPage: Page {
  /// What is on a page.
  enum Kind: Int, CaseIterable {
    case plain
    case list
    case buttons
    case slider
    case broad
    case pager
    case long
    case keepsDrags
  }

  private(set) lazy var kind = Self.kind(of: context.descriptor)

  override func loadView() -> View {
    let view = WalkView(background: CasePage.color(of: context.descriptor.id))
    for subview in content { view.addSubview(subview) }
    return view
  }

  override var allowsPaging: Bool { kind != .keepsDrags }
  override var background: Color? { CasePage.color(of: context.descriptor.id) }
  override func saveState() -> (any Codable & Sendable)? { kind.rawValue }

  /// A page of type `Inner` lies on one that is a pager, and is none itself.
  private static func kind(of page: PageDescriptor) -> Kind {
    let number = page.id.rawValue.split(separator: " ").last.flatMap { Int($0) } ?? 0
    let kind = Kind.allCases[number % Kind.allCases.count]
    return kind == .pager && page.type == "Inner" ? .list : kind
  }

  private var content: [View] {
    switch kind {
    case .plain, .keepsDrags: []
    case .list: [Self.list()]
    case .buttons: [Button("One") {}, Button("Two") {}]
    case .slider: [Slider(0.3)]
    case .broad: [Self.broad()]
    case .pager: [WalkPages.innerPager(context.descriptor.id)].compactMap(\.self)
    case .long: [Self.long()]
    }
  }

  private static func list() -> View {
    let list = ListView()
    list.rowCount = 200
    list.rowHeight = 24
    list.makeRow = { Label("Row \($0)") }
    // A click makes the list another one below the pointer.
    list.onClick = { [unowned list] in list.rowCount = $0 % 2 == 0 ? 200 : 3 }
    return list
  }

  private static func broad() -> ScrollView {
    let scroll = ScrollView(axis: .horizontal)
    scroll.contentLength = 1500
    scroll.contentView.addSubview(placed(Button("Far") {}, x: 700))
    return scroll
  }

  /// Long content with content in it that is broad.
  private static func long() -> View {
    let scroll = ScrollView()
    scroll.contentLength = 2400
    scroll.contentView.addSubview(placed(Button("Low") {}, x: 100))
    let inner = broad()
    inner.frame = Rect(x: 40, y: 300, width: 400, height: 120)
    scroll.contentView.addSubview(inner)
    return scroll
  }

  private static func placed(_ view: View, x: Double) -> View {
    view.frame = Rect(x: x, y: 80, width: 120, height: 40)
    return view
  }
}

/// A view whose subviews share it evenly, one below the other.
@MainActor
private final class WalkView: View {
  init(background: Color) {
    super.init()
    self.background = background
  }

  override func layout() {
    let height = bounds.height / Double(max(1, subviews.count))
    for (index, view) in subviews.enumerated() {
      view.frame = Rect(
        x: 0, y: height * Double(index), width: bounds.width, height: height)
    }
  }
}
