import PagerCore
import PagerGraphics
import PagerKit

/// Makes the pages of a scene and remembers what became of them.
@MainActor
final class CasePages {
  private struct Made {
    weak var page: CasePage?
  }

  let settings: CaseSceneSettings
  private(set) var clicks = 0
  private(set) var makings: [PageID: Int] = [:]
  private(set) weak var list: ListView?
  private var made: [PageID: [Made]] = [:]
  private(set) weak var button: PressBox?

  init(_ settings: CaseSceneSettings) {
    self.settings = settings
  }

  /// The pages as the pager gets them.
  var source: PageList {
    PageList(settings.titles.map { PageDescriptor(id: PageID($0), title: $0, type: "Case") })
  }

  func registry() throws -> PageRegistry {
    let registry = PageRegistry()
    try registry.register("Case") { [unowned self] in try make($0) }
    return registry
  }

  /// The pages that are alive, with the number of each one's making.
  var living: [PageID: Int] {
    made.compactMapValues { list in list.lastIndex { $0.page != nil }.map { $0 + 1 } }
  }

  private func make(_ context: PageContext) throws -> Page {
    let id = context.descriptor.id
    makings[id, default: 0] += 1
    let index = settings.titles.firstIndex(of: id.rawValue)
    if let fails = index.flatMap({ settings.failures[$0] }) {
      let making = min(makings[id, default: 1], fails.count)
      if fails[making - 1] { throw CasePageFailure(title: context.descriptor.title) }
    }
    let page = CasePage(context: context)
    page.content = content(index)
    made[id, default: []].append(Made(page: page))
    return page
  }

  private func content(_ index: Int?) -> View {
    if let index, settings.buttons.contains(index) {
      let box = PressBox { [unowned self] in clicks += 1 }
      button = box
      return box
    }
    if let index, let rows = settings.list, index == rows.page {
      let list = ListView()
      list.rowCount = rows.rows
      list.rowHeight = rows.rowHeight
      list.makeRow = { Label("Row \($0)") }
      self.list = list
      return list
    }
    return View()
  }
}

/// What a factory throws in a case.
struct CasePageFailure: Error, CustomStringConvertible {
  var title: String
  var description: String { "\(title) is broken" }
}

/// A page with a colour of its own.
@MainActor
final class CasePage: Page {
  var content = View()

  override func loadView() -> View { content }

  override var background: Color? { CasePage.color(of: context.descriptor.id) }

  /// A colour that no other page and nothing else has.
  nonisolated static func color(of id: PageID) -> Color {
    let hash = id.rawValue.unicodeScalars.reduce(7) { ($0 * 31 + Int($1.value)) % 997 }
    return Color(red: 0.1 + Double(hash) / 2000, green: 0.4, blue: 0.7)
  }
}

/// A view that is one large button.
@MainActor
final class PressBox: View {
  private let action: () -> Void
  private(set) var isPressed = false

  init(action: @escaping () -> Void) {
    self.action = action
    super.init()
  }

  override var isClickable: Bool { true }
  override func pressedDidChange(_ isPressed: Bool) {
    self.isPressed = isPressed
    setNeedsDisplay()
  }
  override func clicked(at point: Point, count: Int) { action() }
}
