/// Where the tabs of a strip lie, in points of its content: x grows to the right from the content's
/// left end.
///
/// Titles are measured by others and only when needed: a tab whose title was not measured yet
/// counts as wide as the estimate. Opening a million tabs allocates nothing in proportion, and
/// every question costs O(log n). Arguments that are not finite, negative lengths and indices that
/// do not exist do no harm: lengths count as 0, indices as the nearest tab.
public struct StripLayout: Equatable, Sendable {
  /// How many tabs there are.
  public let count: Int
  /// The settings it was made with.
  public let settings: StripSettings

  let measures: StripMeasures
  /// The width of a tab whose title was not measured.
  let estimatedCellWidth: Double
  /// The share of each tab where all titles fit theirs; nil where tabs are never equal.
  let share: Double?
  private let estimatedTitleWidth: Double
  private var titleWidths: [Int: Double] = [:]
  /// How far each tab's width is from the estimate.
  private(set) var deviations: SparseSums
  /// How many measured titles do not fit an equal share.
  private var misfits = 0

  /// Creates the layout of `count` tabs in a strip of this width in points.
  ///
  /// `estimatedTitleWidth` stands for every title until it is measured, in points.
  public init(
    count: Int, stripWidth: Double, settings: StripSettings, estimatedTitleWidth: Double
  ) {
    let measures = StripMeasures(stripWidth: stripWidth, settings: settings)
    self.count = max(0, count)
    self.settings = settings
    self.measures = measures
    self.estimatedTitleWidth = StripMeasures.length(estimatedTitleWidth)
    estimatedCellWidth = measures.cellWidth(title: self.estimatedTitleWidth)
    if case .equal = settings.widths, count > 0 {
      share = measures.share(count: count)
    } else {
      share = nil
    }
    deviations = SparseSums(count: self.count)
  }

  /// The strip's width, in points.
  public var stripWidth: Double { measures.strip }

  /// Whether the tabs share the strip equally at present.
  public var isEqual: Bool { share != nil && misfits == 0 }

  /// How many numbers are kept for the titles measured so far.
  ///
  /// At most log₂(count) + 2 a title.
  public var storedNumberCount: Int { titleWidths.count + deviations.nodeCount }
}

// MARK: Titles

extension StripLayout {
  /// Whether the title of this tab was measured; false for a tab that does not exist.
  public func isMeasured(_ tab: Int) -> Bool {
    titleWidths[tab] != nil
  }

  /// The width of the tab's title as measured, else the estimate, in points.
  public func titleWidth(at tab: Int) -> Double {
    titleWidths[tab] ?? estimatedTitleWidth
  }

  /// Takes the measured width of a title, in points, at the greatest scale that the look gives it.
  ///
  /// A tab that does not exist is ignored. Complexity: O(log n).
  public mutating func setTitleWidth(_ width: Double, at tab: Int) {
    guard tab >= 0, tab < count else { return }
    let former = titleWidth(at: tab)
    let title = StripMeasures.length(width)
    misfits += (fitsShare(title) ? 0 : 1) - (!isMeasured(tab) || fitsShare(former) ? 0 : 1)
    titleWidths[tab] = title
    let change = measures.cellWidth(title: title) - measures.cellWidth(title: former)
    deviations.add(change, at: tab)
  }

  /// Takes the measured widths of titles, in points, and moves `offset` so that the middle of the
  /// tab `anchor` stays where it is on the screen, as far as the content's ends allow.
  ///
  /// The tab that the eye rests on is a good anchor: the selected one if it is in view, else one
  /// that was measured before. Complexity: O(log n) for each title.
  public mutating func setTitleWidths(
    _ widths: some Sequence<(index: Int, width: Double)>, keeping anchor: Int,
    offset: inout Double
  ) {
    let former = cell(at: anchor).midX
    for (index, width) in widths {
      setTitleWidth(width, at: index)
    }
    let moved = offset + cell(at: anchor).midX - former
    offset = moved.isFinite ? min(max(moved, 0), maximumOffset) : 0
  }

  private func fitsShare(_ title: Double) -> Bool {
    guard let share else { return true }
    return title + 2 * measures.padding <= share
  }
}
