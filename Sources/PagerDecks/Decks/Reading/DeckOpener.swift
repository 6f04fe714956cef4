import PagerCore

/// Opens what a person names: a deck, a folder, files, the standard input.
public struct DeckOpener: Sendable {
  /// The page types that decks may name.
  public var types: [PageTypeDeclaration]
  /// Whether a deck may show files outside its folder.
  public var allowsOutside = false
  /// The page type that shows the standard input: `text` or `markdown`.
  public var standardInputType = "text"

  /// The path that stands for the standard input.
  public static let standardInput = "-"

  /// Creates an opener of decks with pages of `types`.
  public init(types: [PageTypeDeclaration] = BuiltInPages.declarations) {
    self.types = types
  }

  /// Opens `paths`: one deck, one folder, or any number of files, of which `-` is the standard
  /// input; none gives a deck without pages.
  ///
  /// Throws for a path that cannot be read at all, and for a deck that is none. Only the standard
  /// input is waited for.
  public func open(_ paths: [String]) throws(DeckFailure) -> Deck {
    guard paths.count == 1, let path = paths.first, path != Self.standardInput else {
      return try openFiles(paths)
    }
    switch try status(of: path).kind {
    case .folder: return try openFolder(path)
    case .file where FilePath.fileExtension(path) == "json":
      return try openJSON(path)
    case .file, .other: return try openFiles(paths)
    }
  }
}

extension DeckOpener {
  /// Reads the deck file at `path`.
  func readDeck(_ path: String) throws(DeckFailure) -> DeckReading {
    let (bytes, boundary) = try load(path)
    return try DeckReader(file: path, types: types, boundary: boundary).reading(of: bytes)
  }

  /// A deck, or a text if the file is none; one that was meant as a deck becomes it when it is
  /// corrected.
  private func openJSON(_ path: String) throws(DeckFailure) -> Deck {
    switch try readDeck(path) {
    case .deck(let deck): return deck
    case .other(_, isMeantAsDeck: false): return try openFiles([path])
    case .other(var problem, isMeantAsDeck: true):
      var deck = try openFiles([path])
      problem.severity = .warning
      deck.problems = [problem]
      deck.notices = [problem]
      deck.origins = [FilePath.absolute(path), FilePath.real(path)]
      return deck
    }
  }

  private func load(_ path: String) throws(DeckFailure) -> ([UInt8], PathBoundary) {
    do throws(FileFailure) {
      let bytes = try RegularFile(path: path).readAll(most: DeckReader.mostBytes)
      guard !allowsOutside else { return (bytes, PathBoundary()) }
      return (bytes, try PathBoundary(folder: FilePath.folder(FilePath.absolute(path))))
    } catch {
      throw DeckFailure(error)
    }
  }

  private func openFolder(_ path: String) throws(DeckFailure) -> Deck {
    do throws(FileFailure) {
      let folder = try PathBoundary.resolved(path)
      let listing = try FolderListing(path: folder)
      let source = FolderSource(folder: folder, names: listing.names)
      var deck = Deck(title: FilePath.name(folder), source: source)
      deck.origins = [folder]
      deck.folders = [folder]
      if let refusal = listing.refusal {
        deck.problems = [DeckProblem(file: path, severity: .warning, message: refusal)]
        deck.notices = deck.problems
      }
      return deck
    } catch {
      throw DeckFailure(error)
    }
  }

  private func openFiles(_ paths: [String]) throws(DeckFailure) -> Deck {
    var files: [String] = []
    for path in paths where path != Self.standardInput {
      if let refusal = try status(of: path).kind.refusal {
        throw DeckFailure(DeckProblem(file: path, message: refusal))
      }
      files.append(FilePath.absolute(path))
    }
    let title = paths.count == 1 ? FilePath.name(paths[0]) : "\(paths.count) files"
    var deck = Deck(title: title, source: FileListSource(files))
    if paths.contains(Self.standardInput) {
      deck.source = try listWithStandardInput(paths)
      deck.title = paths.count == 1 ? "standard input" : deck.title
    }
    var seen: Set<String> = []
    deck.folders = files.map(FilePath.folder).filter { seen.insert($0).inserted }
    return deck
  }

  private func listWithStandardInput(_ paths: [String]) throws(DeckFailure) -> PageList {
    var pages: [PageDescriptor] = []
    for path in paths {
      if path == Self.standardInput {
        pages.append(try standardInputPage())
      } else {
        let file = FilePath.absolute(path)
        pages.append(FilePage.descriptor(id: PageID(file), path: file))
      }
    }
    return PageList(pages)
  }

  private func standardInputPage() throws(DeckFailure) -> PageDescriptor {
    do throws(FileFailure) {
      let bytes = try readStandardInput(most: DeckReader.mostBytes)
      return PageDescriptor(
        id: PageID(Self.standardInput), title: "standard input", type: standardInputType,
        parameters: ["text": .string(String(decoding: bytes, as: UTF8.self))])
    } catch {
      throw DeckFailure(error)
    }
  }

  private func status(of path: String) throws(DeckFailure) -> FileStatus {
    do throws(FileFailure) {
      return try FileStatus(path: path)
    } catch {
      throw DeckFailure(error)
    }
  }
}

extension DeckFailure {
  /// The failure to read a file.
  init(_ failure: FileFailure) {
    self.init(DeckProblem(file: failure.path, message: failure.reason))
  }
}
