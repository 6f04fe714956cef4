/// What the heights of a list's rows depend on.
struct RowHeightsKey: Equatable {
  var count: Int
  var width: Double
  var scale: Double
}
