/// A part of a pixel at which a word can begin: SDL_ttf begins a text on a whole pixel, but what
/// follows spaces begins where they end.
nonisolated struct WordPhase {
  /// The spaces before the word.
  let blanks: String
  /// Where they end, in pixels.
  let pen: Double

  /// No more spaces than this are drawn before a word.
  private static let mostBlanks = 10
  /// How far words may be from where they should begin, in pixels.
  private static let tolerance = 0.125

  /// The phases of a font whose space is `blank` pixels wide; none if some parts of a pixel are too
  /// far from all of them.
  static func all(blank: Double) -> [WordPhase]? {
    var phases: [WordPhase] = []
    for count in 0...mostBlanks {
      let phase = WordPhase(
        blanks: String(repeating: " ", count: count), pen: blank * Double(count))
      let isNew = phases.allSatisfy { distance($0.pen, phase.pen) > tolerance }
      if isNew { phases.append(phase) }
    }
    let places = phases.map { $0.pen - $0.pen.rounded(.down) }.sorted()
    let gaps = zip(places, places.dropFirst() + [(places.first ?? 0) + 1]).map { $1 - $0 }
    return gaps.allSatisfy { $0 <= 2.5 * tolerance } ? phases : nil
  }

  /// The phase nearest to that of a pen, and the whole pixels that remain.
  static func best(of phases: [WordPhase], pen: Double) -> (phase: Int, x: Int) {
    var best = (phase: 0, distance: Double.infinity)
    for (index, phase) in phases.enumerated() {
      let distance = distance(pen, phase.pen)
      if distance < best.distance { best = (index, distance) }
    }
    return (best.phase, Int((pen - phases[best.phase].pen).rounded()))
  }

  /// How far two places are apart within a pixel.
  private static func distance(_ first: Double, _ second: Double) -> Double {
    let way = first - second
    return abs(way - way.rounded())
  }
}
