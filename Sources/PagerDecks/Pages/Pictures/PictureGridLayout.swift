import PagerGraphics

/// Where pictures of 3 : 2 hang, in any width: in columns at least 240 points wide where there is
/// room, all edges on whole points.
struct PictureGridLayout: Equatable {
  /// The font of the titles.
  static let font = Font(size: 13)
  private static let narrowest = 240.0
  private static let captionHeight = 28.0

  private let count: Int
  private let columns: Int
  private let margin: Double
  private let gap: Double
  private let width: Double
  private let pictureHeight: Double

  /// Hangs `count` pictures in `width` points.
  init(count: Int, width: Double) {
    self.count = count
    margin = min(max((width * 0.05).rounded(), 12), 48)
    gap = min(max((width * 0.025).rounded(), 12), 24)
    // The bar's gutter beside the wall is a part of the margin at the right.
    let room = max(0, width - margin - max(margin - 10, 4))
    columns = min(max(Int((room + gap) / (Self.narrowest + gap)), 1), 3)
    let share = (room - gap * Double(columns - 1)) / Double(columns)
    self.width = max(0, share.rounded(.down))
    pictureHeight = (self.width * 2 / 3).rounded()
  }

  /// The height of all with the margins, in points.
  var height: Double {
    let rows = (count + columns - 1) / columns
    let captions = Double(rows) * (pictureHeight + Self.captionHeight)
    return 2 * margin + captions + gap * Double(max(0, rows - 1))
      - (rows > 0 ? Self.captionHeight / 4 : 0)
  }

  /// The place of a picture.
  func picture(at index: Int) -> Rect {
    let (row, column) = (Double(index / columns), Double(index % columns))
    return Rect(
      x: margin + column * (width + gap),
      y: margin + row * (pictureHeight + Self.captionHeight + gap),
      width: width, height: pictureHeight)
  }

  /// The place of its title.
  func caption(at index: Int) -> Rect {
    let picture = picture(at: index)
    return Rect(
      x: picture.minX + 2, y: picture.maxY + 4, width: max(0, picture.width - 4),
      height: Self.captionHeight - 4)
  }
}
