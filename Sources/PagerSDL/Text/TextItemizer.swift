import PagerGraphics

/// Cuts a line into runs of one font each, in the order they stand from left to right.
nonisolated final class TextItemizer {
  private struct Cluster {
    let text: String
    let isEmoji: Bool
    let system: WritingSystem?
    let direction: TextDirection

    init?(_ character: Character) {
      guard let text = character.drawn else { return nil }
      self.text = text
      isEmoji = character.isEmojiPresentation
      system = text.unicodeScalars.first.flatMap(WritingSystem.of)
      direction = TextDirection(of: text, in: system)
    }
  }

  private let catalog: SDLFontCatalog
  private let language: EastAsianLanguage?
  private let warn: (String) -> Void
  private var warned: Set<Unicode.Scalar> = []

  /// Cuts by `catalog`; `language` says how Chinese characters look, none leaves it to the text.
  init(
    catalog: SDLFontCatalog, language: EastAsianLanguage?, warn: @escaping (String) -> Void
  ) {
    self.catalog = catalog
    self.language = language
    self.warn = warn
  }
}

nonisolated extension TextItemizer {
  // No window shows more of a line, and drawing costs in proportion to the length.
  private static let longest = 4096

  /// The runs of `text`; none for a text without width.
  func runs(of text: String, style: FontStyle) throws(FontFailure) -> [FontRun] {
    let main = try catalog.mainFace(style)
    if text.isPrintableASCII, main.hasASCII {
      let drawn = text.utf8.count > Self.longest ? String(text.prefix(Self.longest)) : text
      return drawn.isEmpty ? [] : [FontRun(text: drawn, face: main, system: nil)]
    }
    let clusters = text.prefix(Self.longest).compactMap(Cluster.init)
    let language = language ?? EastAsianLanguage(guessedFrom: text)
    var runs: [FontRun] = []
    var next = 0
    for span in TextDirection.rightToLeftSpans(clusters.map(\.direction)) {
      for cluster in clusters[next..<span.lowerBound] {
        append(try run(cluster, style, language), to: &runs)
      }
      runs += try mirrored(clusters[span], style, language)
      next = span.upperBound
    }
    for cluster in clusters[next...] { append(try run(cluster, style, language), to: &runs) }
    return runs
  }

  // Spaces and signs are set like the letters before them, so that words stay in their order and
  // brackets are mirrored.
  private func mirrored(
    _ clusters: ArraySlice<Cluster>, _ style: FontStyle, _ language: EastAsianLanguage
  ) throws(FontFailure) -> [FontRun] {
    var runs: [FontRun] = []
    var letters: FontRun?
    for cluster in clusters {
      var run = try run(cluster, style, language)
      if cluster.direction == .right { letters = run }
      if cluster.direction == .neutral, !run.face.isColor, let letters {
        let face = letters.face.has(run.text.unicodeScalars) ? letters.face : run.face
        run = FontRun(text: run.text, face: face, system: letters.system)
      }
      append(run, to: &runs)
    }
    return runs.reversed()
  }

  private func append(_ run: FontRun, to runs: inout [FontRun]) {
    if let last = runs.last, last.joins(run) {
      runs[runs.count - 1].text += run.text
    } else {
      runs.append(run)
    }
  }

  private func run(
    _ cluster: Cluster, _ style: FontStyle, _ language: EastAsianLanguage
  ) throws(FontFailure) -> FontRun {
    let face = try face(for: cluster, style, language)
    let text = face.isColor ? cluster.text : cluster.text.withoutPresentation
    return FontRun(text: text, face: face, system: face.isColor ? nil : cluster.system)
  }

  // The style's own font draws its box for what no font has.
  private func face(
    for cluster: Cluster, _ style: FontStyle, _ language: EastAsianLanguage
  ) throws(FontFailure) -> FontFace {
    let found = try catalog.face(
      for: cluster.text, isEmoji: cluster.isEmoji, style: style, language: language)
    if let found { return found }
    let main = try catalog.mainFace(style)
    for scalar in cluster.text.unicodeScalars where !main.covers(scalar) {
      guard warned.insert(scalar).inserted else { continue }
      let code = String(scalar.value, radix: 16, uppercase: true)
      let padding = String(repeating: "0", count: max(0, 4 - code.count))
      warn("no font has the character U+\(padding)\(code)")
    }
    return main
  }
}

nonisolated extension String {
  fileprivate var isPrintableASCII: Bool {
    utf8.allSatisfy { $0 >= 0x20 && $0 <= 0x7E }
  }

  // Fonts for text draw a box for a variation selector they do not know.
  fileprivate var withoutPresentation: String {
    guard unicodeScalars.contains(where: \.choosesPresentation) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { !$0.choosesPresentation }))
  }
}
