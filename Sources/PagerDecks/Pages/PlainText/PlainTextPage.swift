import PagerCore
import PagerGraphics
public import PagerKit

/// A text of any length, from a file or from the deck, whose parts can be selected and copied.
///
/// The parameters are `source` or `text`, `wrap`, `tab` and `monospace`. A file is read while its
/// beginning is shown already; one that is no text is shown as any other file.
@MainActor
public final class PlainTextPage: NotedPage {
  /// What is kept of a page that goes.
  private struct State: Codable {
    var place: ScrollPlace
    var left: Double
  }

  private let list: TextList
  private var wanted: State?
  /// The reading of the file; it ends after the preparation.
  private(set) var loading: Task<Void, any Error>?
  private var isLoaded = false
  private var waiting: CheckedContinuation<Void, any Error>?
  private var hasWarned = false

  /// Creates the page that `context` describes.
  public required init(context: PageContext) {
    list = TextList(style: Self.style(of: context.descriptor.parameters))
    super.init(context: context)
    list.onCopy = { [weak self] text in self?.context.copy(text) }
    content.show(list)
    if source == nil { take(text: context.descriptor.parameters["text"]?.string ?? "") }
  }

  isolated deinit {
    loading?.cancel()
    list.release()
  }

  public override var needsPreparation: Bool { source != nil && !isLoaded }

  /// Waits until as much of the text is there as will be seen.
  public override func prepare() async throws {
    guard let source else { return }
    let loading = Task { [weak self] in
      do {
        try await self?.load(source)
        self?.ready()
      } catch {
        self?.fail(error)
        throw error
      }
    }
    self.loading = loading
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting = $0 }
    } onCancel: {
      loading.cancel()
    }
  }

  public override var cost: Int { list.buffer.byteCount }

  public override func saveState() -> (any Codable & Sendable)? {
    wanted ?? State(place: list.scrollPlace, left: list.leftOffset)
  }

  public override func restoreState(_ state: any Codable & Sendable) {
    guard let state = state as? State else { return }
    wanted = state
    if isLoaded { scrollToWanted() }
  }
}

extension PlainTextPage {
  private var source: String? { context.descriptor.source }

  private static func style(of parameters: [String: PageValue]) -> TextList.Style {
    var style = TextList.Style()
    style.wraps = parameters["wrap"] != .bool(false)
    style.tab = min(max(Int(exactly: parameters["tab"]?.number ?? 8) ?? 8, 1), 32)
    if parameters["monospace"] == .bool(false) {
      style.font = Font(size: 15)
      style.lineHeight = 22
    }
    return style
  }

  private func take(text: String) {
    isLoaded = true
    list.append(TextIndexer.chunk(of: text))
    if text.isEmpty { content.show(MessageView(title: title, message: "There is no text.")) }
  }

  private func load(_ path: String) async throws {
    // Each chunk is taken over at once; it costs no more than a scroll.
    let outcome = try await TextLoader().load(path, in: context) { [weak self] chunk, share in
      self?.take(chunk, share: share) ?? false
    }
    content.progress = nil
    guard context.pager != nil || waiting != nil else { return }
    isLoaded = true
    try await finish(outcome, path)
  }

  private func take(_ chunk: TextChunk, share: Double) -> Bool {
    list.append(chunk)
    progress = share
    content.progress = share
    if chunk.isFaulty {
      tell("Some bytes are not UTF-8 and are shown as \u{FFFD}.", "is not all UTF-8")
    }
    // A place far down is waited for, so that the text does not jump there later.
    if list.buffer.rowCount > 64 + (wanted?.place.row ?? 0) { ready() }
    // A page that was let go needs no more.
    return context.pager != nil
  }

  private func finish(_ outcome: TextLoader.Outcome, _ path: String) async throws {
    switch outcome.encoding {
    case .binary: return content.show(FileView(try await FileFacts.load(path, in: context)))
    case .utf16: content.note = "UTF-16, shown as it reads in Unicode."
    case .utf8: break
    }
    if list.buffer.byteCount == 0 {
      content.show(MessageView(title: title, message: "The file is empty."))
    } else if outcome.isCut {
      let size = "\(TextLoader.mostBytes >> 20) MB"
      tell("Only the first \(size) are shown.", "only the first \(size) are shown")
    }
  }

  /// Shows a note on the page, and warns once.
  private func tell(_ note: String, _ warning: String) {
    content.note = note
    guard !hasWarned else { return }
    hasWarned = true
    context.services.warn("\(source ?? title): \(warning)")
  }

  private func ready() {
    guard let waiting else { return }
    self.waiting = nil
    waiting.resume()
    scrollToWanted()
  }

  private func fail(_ error: any Error) {
    content.progress = nil
    if let waiting {
      self.waiting = nil
      waiting.resume(throwing: error)
    } else if !(error is CancellationError) {
      tell("The rest could not be read.", "\(error)")
    }
  }

  private func scrollToWanted() {
    guard let wanted else { return }
    self.wanted = nil
    list.scrollPlace = wanted.place
    list.scrollLeft(to: wanted.left)
  }
}
