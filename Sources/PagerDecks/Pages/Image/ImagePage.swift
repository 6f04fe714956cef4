import PagerCore
import PagerGraphics
import PagerKit

/// A picture that is fitted, and can be zoomed with Ctrl and the wheel or with + and −: the
/// parameter `source`.
///
/// Only what the page shows is kept of it: as many pixels as the fitted picture takes with some
/// room to grow, and where it is zoomed the part around what is seen, which is decoded anew.
@MainActor
public final class ImagePage: NotedPage {
  private var image: ImageView?
  private var place = ImagePlace()
  private var scaling: Task<Void, Never>?
  private var sharpening: Task<Void, Never>?
  private var wanted: PictureDetail?

  deinit {
    scaling?.cancel()
    sharpening?.cancel()
  }

  public override var needsPreparation: Bool { image == nil }

  /// Decodes the picture, and makes smaller ones of it.
  public override func prepare() async throws {
    let loaded = try await context.loadPicture(source, ImageDetail.first(in: room))
    let size = Size(width: Double(loaded.width), height: Double(loaded.height))
    // In exactly its pixels it is painted in a tenth of the time.
    let (width, height) = ImagePlace.fittedPixels(
      of: size, in: content.roomAboveNote, scale: content.stage?.scale ?? 1)
    let levels = await Self.halvings(of: loaded.picture)
    let fitted = await Self.scaled(loaded.picture, width, height)
    try Task.checkCancellation()
    show(levels, fitted, size)
  }

  public override var cost: Int { image?.cost ?? 0 }

  public override var isLoading: Bool { sharpening != nil }

  public override func saveState() -> (any Codable & Sendable)? { image?.place ?? place }

  public override func restoreState(_ state: any Codable & Sendable) {
    place = state as? ImagePlace ?? place
    image?.place = place
  }
}

extension ImagePage {
  private var source: String { context.descriptor.source ?? "" }

  /// The page's size in pixels; that of a usual window while it is in none.
  private var room: Size {
    let size = content.bounds.isEmpty ? Size(width: 960, height: 600) : content.bounds.size
    let scale = content.stage?.scale ?? 1
    return Size(width: size.width * scale, height: size.height * scale)
  }

  private func show(_ levels: [Picture], _ fitted: Picture?, _ size: Size) {
    let image = ImageView(levels: levels, size: size)
    image.place = place
    image.fitted = fitted
    image.onWantsFitted = { [weak self] in self?.scale(toWidth: $0, height: $1) }
    image.onWantsDetail = { [weak self] in self?.sharpen($0) }
    self.image = image
    content.note = "\(grouped(Int(size.width))) × \(grouped(Int(size.height))) pixels"
    content.show(image)
  }

  private func scale(toWidth width: Int, height: Int) {
    scaling?.cancel()
    let levels = image?.levels ?? []
    guard let level = levels.last(where: { $0.width >= width && $0.height >= height }) else {
      return
    }
    scaling = Task { [weak self] in
      let fitted = await Self.scaled(level, width, height)
      if !Task.isCancelled { self?.image?.fitted = fitted }
    }
  }

  /// Decodes a part of the picture; what is wanted meanwhile comes after it.
  private func sharpen(_ detail: PictureDetail) {
    wanted = detail
    guard sharpening == nil else { return }
    sharpening = Task { [weak self, context, source] in
      while let detail = self?.takeWanted() {
        // A file that became another one is told of, and then shown anew.
        let loaded = try? await context.loadPicture(source, detail)
        if let loaded, !Task.isCancelled { self?.image?.take(loaded, for: detail) }
      }
    }
  }

  private func takeWanted() -> PictureDetail? {
    defer { wanted = nil }
    if wanted == nil { sharpening = nil }
    return wanted
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
