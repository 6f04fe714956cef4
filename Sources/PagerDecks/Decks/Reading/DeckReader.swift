import PagerCore

/// Reads the text of a deck file.
struct DeckReader {
  /// The most bytes that a deck file may have.
  static let mostBytes = 16 << 20

  /// The file, as it was named.
  let file: String
  /// The page types that there are.
  let types: [PageTypeDeclaration]
  /// Where the files of its pages may lie.
  let boundary: PathBoundary

  /// Reads the deck that `bytes` write; nothing if they are JSON without pages.
  ///
  /// Throws what makes the whole file unusable.
  func read(_ bytes: [UInt8]) throws(DeckFailure) -> Deck? {
    try reading(of: bytes).deck
  }

  /// Reads the deck that `bytes` write, or tells what is wrong with JSON without pages.
  ///
  /// Throws what makes the whole file unusable.
  func reading(of bytes: [UInt8]) throws(DeckFailure) -> DeckReading {
    let text = try decode(bytes)
    var reader = JSONReader(text.utf8)
    let root = try parse(&reader, text)
    var problems = ProblemList(file: file, text: text)
    guard let pages = root[DeckKeys.pages] else { return other(root, problems) }
    for note in reader.notes { problems.warn(note.message, at: note.offset, note.path) }
    try checkVersion(of: root, problems)
    let elements = try elements(of: pages, problems)
    let values = ValueReader(
      problems: problems, folder: FilePath.folder(FilePath.absolute(file)), boundary: boundary)
    return .deck(deck(root, elements, values))
  }

  private func other(_ root: JSONNode, _ problems: ProblemList) -> DeckReading {
    let missing = MissingPages(in: root)
    let problem = problems.problem(missing.message, at: missing.offset, JSONPath(), .error)
    return .other(problem, isMeantAsDeck: missing.isMeantAsDeck)
  }

  private func deck(_ root: JSONNode, _ elements: [JSONNode], _ values: ValueReader) -> Deck {
    var values = values
    let settings = readSettings(of: root, &values)
    let notices = values.problems.all
    var pages = PageReader(values: values, types: types)
    let list = elements.enumerated().map { pages.read($1, at: $0) }
    var deck = Deck(
      title: root["title"]?.string ?? FilePath.name(file), source: PageList(list))
    deck.settings = settings
    deck.problems = pages.values.problems.all
    deck.notices = notices + pages.notices
    deck.boundary = boundary
    let origins = [FilePath.absolute(file), FilePath.real(file)]
    deck.origins = Set(origins)
    let sources = list.compactMap { $0.source.map(FilePath.folder) }
    let awaited = awaitedFolders(of: list, elements, in: values.folder)
    deck.folders = unique(origins.map(FilePath.folder) + sources + awaited)
    return deck
  }

  /// The folders in which files may come that broken pages want.
  private func awaitedFolders(
    of pages: [PageDescriptor], _ elements: [JSONNode], in folder: String
  ) -> [String] {
    zip(pages, elements).compactMap { page, element in
      guard page.type == BrokenPage.typeName, let source = element["source"]?.string else {
        return nil
      }
      return try? boundary.resolve(FilePath.folder(FilePath.joined(folder, source)))
    }
  }

  private func unique(_ paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.filter { seen.insert($0).inserted }
  }
}

// MARK: - What makes a file unusable

extension DeckReader {
  private func decode(_ bytes: [UInt8]) throws(DeckFailure) -> SourceText {
    guard bytes.count <= Self.mostBytes else {
      throw failure("has more than \(Self.mostBytes >> 20) MB")
    }
    do throws(SourceText.InvalidLine) {
      return try SourceText(bytes)
    } catch {
      throw failure("the line is not valid \(error.encoding)", line: error.line)
    }
  }

  private func parse(
    _ reader: inout JSONReader, _ text: SourceText
  ) throws(DeckFailure) -> JSONNode {
    do throws(JSONNote) {
      return try reader.read()
    } catch {
      throw failure(
        error.message, line: text.line(at: error.offset), path: error.path.description)
    }
  }

  private func checkVersion(
    of root: JSONNode, _ problems: ProblemList
  ) throws(DeckFailure) {
    guard let version = root["version"], let number = version.number, number > 1 else { return }
    let message = "this program reads version \(DeckKeys.version), not \(number.shortText)"
    throw DeckFailure(
      problems.problem(message, at: version.offset, JSONPath().key("version"), .error))
  }

  private func elements(
    of pages: JSONNode, _ problems: ProblemList
  ) throws(DeckFailure) -> [JSONNode] {
    let path = JSONPath().key(DeckKeys.pages)
    guard let elements = pages.elements else {
      let message = "expected an array, not \(pages.kindName)"
      throw DeckFailure(problems.problem(message, at: pages.offset, path, .error))
    }
    guard elements.count <= DeckKeys.mostPages else {
      let message = "has \(elements.count) pages, more than \(DeckKeys.mostPages)"
      throw DeckFailure(problems.problem(message, at: pages.offset, path, .error))
    }
    return elements
  }

  private func failure(_ message: String, line: Int? = nil, path: String = "") -> DeckFailure {
    DeckFailure(DeckProblem(file: file, line: line, path: path, message: message))
  }
}

// MARK: - Settings

extension DeckReader {
  /// Reads what the deck says about itself; what is wrong there is left out.
  private func readSettings(of root: JSONNode, _ values: inout ValueReader) -> DeckSettings {
    let path = JSONPath()
    let found = values.readMembers(of: root, DeckKeys.settings, at: path)
    let known = DeckKeys.settings.map(\.name) + [DeckKeys.pages, "$schema"]
    values.warnAboutUnknown(in: root, known: known, at: path)
    if let strip = root["strip"] {
      let names = DeckKeys.strip.map(\.name)
      values.warnAboutUnknown(in: strip, known: names, at: path.key("strip"))
    }
    var settings = DeckSettings()
    settings.look = found["look"]?.string
    settings.isDark = found["theme"]?.string.map { $0 == "dark" }
    settings.language = found["lang"]?.string
    if case .object(let strip) = found["strip"] { settings.strip = strip }
    return settings
  }
}
