import PagerCore
import PagerKit

/// What is known of a file that no other page type shows: the parameter `source`.
@MainActor
public final class FileFactsPage: NotedPage {
  private var isLoaded = false
  private var shown: FileView?
  private var wanted: ScrollPlace?

  public override var needsPreparation: Bool { !isLoaded }

  /// Looks at the first bytes of the file.
  public override func prepare() async throws {
    let path = context.descriptor.source ?? ""
    let view = FileView(try await FileFacts.load(path, in: context))
    isLoaded = true
    content.show(view)
    shown = view
    if let wanted { view.scrollPlace = wanted }
  }

  public override func saveState() -> (any Codable & Sendable)? { shown?.scrollPlace ?? wanted }

  public override func restoreState(_ state: any Codable & Sendable) {
    wanted = state as? ScrollPlace
  }
}
