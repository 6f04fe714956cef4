import PagerCore
import PagerGraphics
public import PagerKit

/// Pictures that are calculated from formulas when the page is first needed, in a grid.
///
/// The parameter `rows` gives the number of pixel rows of each, 400 unless given.
@MainActor
public final class PicturesPage: Page {
  private let grid = PictureGrid()

  public override func loadView() -> View { grid }

  public override var needsPreparation: Bool { grid.pictures.isEmpty }

  /// Paints the pictures, away from the main actor.
  public override func prepare() async throws {
    let rows = context.descriptor.parameters["rows"]?.number ?? 400
    let height = Int(min(max(rows, 2), 2000))
    grid.pictures = try await context.perform { isCancelled in
      Self.paint(Painting.all, height: height, isCancelled)
    }
  }

  public override var cost: Int {
    grid.pictures.reduce(0) { $0 + 4 * $1.picture.width * $1.picture.height }
  }

  public override func saveState() -> (any Codable & Sendable)? { grid.scrollPlace }

  public override func restoreState(_ state: any Codable & Sendable) {
    guard let place = state as? ScrollPlace else { return }
    grid.scrollPlace = place
  }

  /// The pictures that were painted until the work was cancelled.
  private nonisolated static func paint(
    _ paintings: [Painting], height: Int, _ isCancelled: () -> Bool
  ) -> [PictureGrid.Item] {
    var items: [PictureGrid.Item] = []
    for painting in paintings where !isCancelled() {
      guard let picture = painting.picture(height: height) else { continue }
      items.append(PictureGrid.Item(title: painting.title, picture: picture))
    }
    return items
  }
}
