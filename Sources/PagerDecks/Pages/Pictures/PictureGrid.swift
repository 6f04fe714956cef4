import PagerCore
import PagerGraphics
import PagerKit

/// Pictures with their titles in as many columns as fit; scrolls.
@MainActor
final class PictureGrid: ScrollView {
  /// A picture and its title.
  struct Item: Equatable, Sendable {
    /// The title.
    var title: String
    /// The picture.
    var picture: Picture
  }

  /// What hangs there, in rows from the top left.
  var pictures: [Item] = [] {
    didSet { if pictures != oldValue { picturesDidChange() } }
  }
  private let content = PictureGridContent()

  init() {
    super.init(contentView: content)
    measureContent = { [weak self] width in
      PictureGridLayout(count: self?.pictures.count ?? 0, width: width).height
    }
  }

  private func picturesDidChange() {
    content.pictures = pictures
    setNeedsLayout()
  }
}

/// What a grid of pictures draws.
@MainActor
private final class PictureGridContent: View {
  var pictures: [PictureGrid.Item] = [] {
    didSet { setNeedsDisplay() }
  }

  override func draw(in context: inout DrawContext) {
    let layout = PictureGridLayout(count: pictures.count, width: bounds.width)
    for (index, item) in pictures.enumerated() {
      let place = layout.picture(at: index)
      let caption = layout.caption(at: index)
      guard place.union(caption).intersects(context.visible) else { continue }
      context.clip(to: .roundedRect(place, radius: min(10, place.width / 2))) {
        $0.draw(item.picture, in: place)
      }
      context.drawLine(
        item.title, PictureGridLayout.font, context.theme.secondaryText, in: caption)
    }
  }
}
