import PagerCore
import PagerGraphics
public import PagerKit

/// A text formatted with Markdown: the parameter `source`, or `text`.
///
/// Pictures are read when they are about to be seen, those that are missing when their files come.
/// A link is opened by a click with Ctrl, and only if it leads to the web, to a mailbox or to a
/// file that the deck may show.
@MainActor
public final class MarkdownPage: NotedPage {
  private let target = LinkTarget()
  private var list: MarkdownList?
  private var wanted: ScrollPlace?
  private var loadings: [String: Task<Void, Never>] = [:]
  private lazy var missing = MissingPictures(folder: folder, services: context.services)
  /// After how long a picture is asked for again that was refused for too much other work.
  var patience = Duration.milliseconds(500)

  /// The most bytes of a text.
  private static let mostBytes = 4 << 20
  /// The most pixels of a picture, however tall it is.
  private static let mostPixels = 8_000_000

  deinit {
    for loading in loadings.values { loading.cancel() }
  }

  public override func loadView() -> View {
    content.addOverlay(target)
    return super.loadView()
  }

  public override var needsPreparation: Bool { list == nil }

  /// Reads the text and takes it apart.
  public override func prepare() async throws {
    guard let source else {
      let text = context.descriptor.parameters["text"]?.string ?? ""
      return show(try await parse(Array(text.utf8)))
    }
    let bytes = try await context.readFile(source, most: Self.mostBytes)
    guard TextEncoding(of: bytes) != .binary else {
      list = MarkdownList([])
      return content.show(FileView(try await FileFacts.load(source, in: context)))
    }
    let text = try await parse(bytes)
    if text.isFaulty {
      content.note = "Some bytes are not UTF-8 and are shown as \u{FFFD}."
      context.services.warn("\(source): is not all UTF-8")
    }
    show(text)
  }

  public override var cost: Int {
    list?.pictures.values.reduce(0) { $0 + 4 * $1.width * $1.height } ?? 0
  }

  public override var isLoading: Bool { list?.isLoading ?? false }

  public override func saveState() -> (any Codable & Sendable)? { list?.scrollPlace ?? wanted }

  public override func restoreState(_ state: any Codable & Sendable) {
    wanted = state as? ScrollPlace
    if let wanted { list?.scrollPlace = wanted }
  }
}

extension MarkdownPage {
  private var source: String? { context.descriptor.source }

  /// Where the paths in the text begin.
  private var folder: String { source.map(FilePath.folder) ?? "." }

  /// Takes the text in `bytes` apart where slow work is done.
  private func parse(_ bytes: [UInt8]) async throws -> MarkdownText {
    let text = try await context.perform { isCancelled in
      var indexer = TextIndexer()
      let unified = indexer.add(bytes, isLast: true)
      var text = try MarkdownParser.text(of: unified.bytes, isCancelled: isCancelled)
      text.isFaulty = unified.isFaulty
      return text
    }
    // A page that was let go meanwhile warns of nothing.
    try Task.checkCancellation()
    return text
  }

  private func show(_ text: MarkdownText) {
    let list = MarkdownList(text.blocks)
    self.list = list
    guard !text.blocks.isEmpty else {
      return content.show(MessageView(title: title, message: "There is no text."))
    }
    if text.isAsWritten {
      content.note = "Shown as it is written: formatting it would take too long."
      context.services.warn("\(source ?? title): would take too long to format")
    }
    list.onHover = { [weak self] in self?.target.text = $0 ?? "" }
    list.onOpen = { [weak self] in self?.open($0) }
    list.onWantsPicture = { [weak self] in self?.load($0, widest: $1) }
    missing.onFound = { [weak list] in list?.lookAgain(for: $0) }
    content.show(list)
    if let wanted { list.scrollPlace = wanted }
  }

  /// The path of a file that the text names; throws if the deck must not show it.
  private func path(_ link: String) throws -> String {
    guard let file = MarkdownLink.file(link) else {
      throw FileFailure(path: link, reason: "is no file of the deck")
    }
    return try context.services.resolveFile(FilePath.joined(folder, file), folder)
  }

  private func open(_ link: String) {
    if let address = MarkdownLink.address(link) { return context.services.openLink(address) }
    do {
      context.services.openLink(try path(link))
    } catch {
      context.services.warn("\(error)")
    }
  }

  private func load(_ link: String, widest: Int) {
    let detail = PictureDetail.whole(width: widest, height: max(1, Self.mostPixels / widest))
    let stamp = missing.stamp(of: link)
    loadings[link] = Task { [weak self, context, patience] in
      do {
        guard let path = try self?.path(link) else { return }
        let loaded = try await Self.picture(path, detail, in: context, patience: patience)
        if !Task.isCancelled { self?.take(loaded, for: link) }
      } catch {
        guard !Task.isCancelled else { return }
        self?.take(nil, for: link)
        self?.missing.add(link, stamp: stamp)
        if MarkdownLink.address(link) == nil { context.services.warn("\(error)") }
      }
    }
  }

  /// The picture at `path`, asked for again and again while too much else is read.
  private static func picture(
    _ path: String, _ detail: PictureDetail, in context: PageContext, patience: Duration
  ) async throws -> LoadedPicture {
    while true {
      do {
        return try await context.loadPicture(path, detail)
      } catch is CrowdedQueue {
        try await Task.sleep(for: patience)
      }
    }
  }

  private func take(_ loaded: LoadedPicture?, for link: String) {
    loadings[link] = nil
    list?.take(loaded, for: link)
  }

  /// Waits for the pictures that were asked for.
  func finishLoading() async {
    while let loading = loadings.values.first { await loading.value }
  }
}

/// Where the link below the pointer leads, in a corner of the page.
@MainActor
final class LinkTarget: View {
  /// What it says; nothing is seen of it while that is empty.
  var text = "" {
    didSet { if text != oldValue { textDidChange() } }
  }
  private static let font = Font(size: 13)

  override init() {
    super.init()
    hasLayer = true
    isHidden = true
  }

  override func draw(in context: inout DrawContext) {
    context.fill(.rect(bounds), context.theme.placeholder)
    context.drawLine(
      shown, Self.font, context.theme.secondaryText,
      in: bounds.inset(by: Insets(left: 10, right: 10)))
  }

  private var shown: String {
    MarkdownLink.address(text) == nil ? text.oneLine() : "\(text.oneLine()) — Ctrl+click opens it"
  }

  private func textDidChange() {
    isHidden = text.isEmpty
    setNeedsDisplay()
    parent?.setNeedsLayout()
  }

  /// Its place in a page of `size`, in points.
  func place(in size: Size) -> Rect {
    let wanted = (stage?.text.width(of: shown, in: Self.font) ?? 0) + 22
    let width = min(size.width, wanted.rounded(.up))
    return Rect(x: 0, y: max(0, size.height - 26), width: width, height: min(26, size.height))
  }
}
