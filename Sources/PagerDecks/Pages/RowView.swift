import PagerKit

/// A row that draws what its list knows of it.
@MainActor
class RowView<List: ListView>: View {
  /// Its number.
  let row: Int
  /// The list; nothing once that is gone.
  private(set) weak var list: List?

  init(row: Int, list: List?) {
    self.row = row
    self.list = list
    super.init()
  }
}
