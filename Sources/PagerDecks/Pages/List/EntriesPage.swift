import PagerCore
import PagerGraphics
public import PagerKit

/// A list of rows of one line each: the parameter `rows`, or the elements of the JSON array or the
/// lines of the text in the file `source`.
@MainActor
public final class EntriesPage: NotedPage {
  private let list = EntryList()
  private var isLoaded = false
  private var buffer = TextBuffer()

  /// The most bytes of a JSON file that are read.
  private static let mostJSON = 64 << 20

  /// Creates the page that `context` describes.
  public required init(context: PageContext) {
    super.init(context: context)
    content.show(list)
    if source == nil { show(.strings(Self.rows(of: context.descriptor.parameters["rows"]))) }
  }

  isolated deinit {
    list.entries = .strings([])
    buffer.release()
  }

  public override var needsPreparation: Bool { source != nil && !isLoaded }

  /// Reads the rows.
  public override func prepare() async throws {
    guard let source else { return }
    buffer = TextBuffer()
    if try await FileFacts.load(source, in: context).beginsJSONArray {
      let bytes = try await context.readFile(source, most: Self.mostJSON)
      return show(.strings(try await Self.strings(of: bytes, path: source)))
    }
    let outcome = try await TextLoader().load(source, in: context) { [weak self] chunk, share in
      self?.buffer.append(chunk)
      self?.progress = share
      return self != nil
    }
    try await finish(outcome, source)
  }

  public override var cost: Int { buffer.byteCount }

  public override func saveState() -> (any Codable & Sendable)? {
    ListPlace(place: list.scrollPlace, selected: list.selected)
  }

  public override func restoreState(_ state: any Codable & Sendable) {
    guard let state = state as? ListPlace else { return }
    list.scrollPlace = state.place
    list.selected = state.selected
  }
}

extension EntriesPage {
  private var source: String? { context.descriptor.source }

  private static func rows(of value: PageValue?) -> [String] {
    guard case .array(let values) = value else { return [] }
    return values.compactMap(\.string)
  }

  private func finish(_ outcome: TextLoader.Outcome, _ path: String) async throws {
    guard outcome.encoding != .binary else {
      isLoaded = true
      return content.show(FileView(try await FileFacts.load(path, in: context)))
    }
    if outcome.isCut {
      content.note = "Only the first \(TextLoader.mostBytes >> 20) MB are shown."
      context.services.warn("\(path): only its beginning is shown")
    }
    show(.lines(buffer))
  }

  private func show(_ entries: EntryList.Entries) {
    isLoaded = true
    list.entries = entries
    guard entries.count == 0 else { return }
    content.show(MessageView(title: title, message: "There are no rows."))
  }

  @concurrent
  private nonisolated static func strings(
    of bytes: [UInt8], path: String
  ) async throws -> [String] {
    do {
      return try rows(ofJSON: bytes)
    } catch {
      throw FileFailure(path: path, reason: error.message)
    }
  }

  /// The elements of the array that `bytes` write, in one line each.
  nonisolated static func rows(ofJSON bytes: [UInt8]) throws(JSONNote) -> [String] {
    var reader = JSONReader(bytes)
    return try reader.read().elements?.map(\.entryText) ?? []
  }
}

extension FileFacts {
  /// Whether the file begins as an array of JSON does.
  fileprivate var beginsJSONArray: Bool {
    head.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "[")
      && FilePath.fileExtension(path) == "json"
  }
}

extension JSONNode {
  /// The value in one line.
  fileprivate var entryText: String {
    switch value {
    case .string(let text): text
    case .number(let number): number.shortText
    case .bool(let value): "\(value)"
    case .null: ""
    case .array(let elements): elements.map(\.entryText).joined(separator: ", ")
    case .object(let members):
      members.map { "\($0.key): \($0.node.entryText)" }.joined(separator: ", ")
    }
  }
}
