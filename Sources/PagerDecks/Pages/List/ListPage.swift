import PagerCore
import PagerGraphics
public import PagerKit

/// A list of very many rows of different heights: places that are invented on demand; a click
/// selects one.
///
/// The parameter `count` says how many, 100,000 unless given.
@MainActor
public final class ListPage: Page {
  private let list = ListView()
  private var selected: Int?

  public override func loadView() -> View {
    list.estimatedRowHeight = PlaceRowStyle.estimatedHeight
    list.rowCount = Self.count(in: context)
    list.measureRow = { [weak self] row, width in self?.height(of: row, width: width) ?? 0 }
    list.makeRow = { [weak self] row in self?.view(of: row) ?? View() }
    list.rowHighlight = { PlaceRow.highlight(of: $0) }
    list.onClick = { [weak self] row in self?.select(row) }
    return list
  }

  public override func saveState() -> (any Codable & Sendable)? {
    ListPlace(place: list.scrollPlace, selected: selected)
  }

  public override func restoreState(_ state: any Codable & Sendable) {
    guard let state = state as? ListPlace else { return }
    list.scrollPlace = state.place
    selected = state.selected
  }

  private func select(_ row: Int) {
    let old = selected
    selected = row
    for row in [old, row].compactMap(\.self) {
      (list.view(ofRow: row) as? PlaceRow)?.isSelected = row == selected
    }
  }

  private func view(of row: Int) -> PlaceRow {
    PlaceRow(Place(number: row + 1), isSelected: row == selected)
  }

  private func height(of row: Int, width: Double) -> Double {
    guard let stage = list.stage else { return 0 }
    return view(of: row).height(forWidth: width, stage.text, scale: stage.scale)
  }

  private static func count(in context: PageContext) -> Int {
    let count = context.descriptor.parameters["count"]?.number ?? 100_000
    return Int(min(max(count, 0), 1e9))
  }
}
