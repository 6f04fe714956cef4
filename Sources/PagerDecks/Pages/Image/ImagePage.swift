import PagerCore
import PagerGraphics
public import PagerKit

/// A picture that is fitted, and can be zoomed with Ctrl and the wheel or with + and −: the
/// parameter `source`.
@MainActor
public final class ImagePage: Page {
  private let content = NotedView()
  private var levels: [Picture] = []
  private var image: ImageView?
  private var place = ImagePlace()
  private var scaling: Task<Void, Never>?

  deinit {
    scaling?.cancel()
  }

  public override func loadView() -> View {
    if needsPreparation { progress = 0 }
    return content
  }

  public override var needsPreparation: Bool { image == nil }

  /// Decodes the picture, and makes smaller ones of it.
  public override func prepare() async throws {
    let path = context.descriptor.parameters["source"]?.string ?? ""
    let picture = try await context.services.loadPicture(path)
    try Task.checkCancellation()
    show(await Self.halvings(of: picture))
  }

  public override var cost: Int {
    levels.reduce(0) { $0 + 4 * $1.width * $1.height }
  }

  public override func saveState() -> (any Codable & Sendable)? { image?.place ?? place }

  public override func restoreState(_ state: any Codable & Sendable) {
    place = state as? ImagePlace ?? place
    image?.place = place
  }

  private func show(_ levels: [Picture]) {
    guard let whole = levels.first else { return }
    self.levels = levels
    let image = ImageView(levels: levels)
    image.place = place
    image.onWantsFitted = { [weak self] in self?.scale(toWidth: $0, height: $1) }
    self.image = image
    content.note = "\(grouped(whole.width)) × \(grouped(whole.height)) pixels"
    content.show(image)
  }

  private func scale(toWidth width: Int, height: Int) {
    scaling?.cancel()
    guard let level = levels.last(where: { $0.width >= width && $0.height >= height }) else {
      return
    }
    scaling = Task { [weak self] in
      let fitted = await Self.scaled(level, width, height)
      if !Task.isCancelled { self?.image?.fitted = fitted }
    }
  }

  @concurrent
  private nonisolated static func halvings(of picture: Picture) async -> [Picture] {
    picture.halvings()
  }

  @concurrent
  private nonisolated static func scaled(
    _ picture: Picture, _ width: Int, _ height: Int
  ) async -> Picture? {
    picture.averaged(toWidth: width, height: height)
  }
}
