import PagerKit

/// What is kept of a list that goes: where it was scrolled to, and the selected row.
struct ListPlace: Codable {
  /// The row at the top.
  var place: ScrollPlace
  /// The selected row.
  var selected: Int?
}
