import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport

/// One thing that a person, the window or the program does.
enum SceneAction {
  case wait(Double)
  case earlier(Double)
  case press(Point, PointerEvent.Device)
  case move(Point, isHeld: Bool)
  case release
  case cancelPointer
  case flick(from: Double, by: Double)
  case tapTab(Int)
  case key(Key, Modifiers, isRepeat: Bool)
  case wheel(Vector, at: Point, Modifiers)
  case select(Int, JumpPolicy, animated: Bool)
  case apply([String])
  case reload
  case resize(Double, Double, scale: Double)
  case show(Bool)
  case loseFocus
  case idle
}

extension SceneAction {
  /// A random action in a window with pages of these names.
  static func random(
    pages: [String], fresh: Int, using random: inout SeededGenerator
  ) -> SceneAction {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<14: .wait(.random(in: 0...0.2, using: &random))
    case 14..<16: .wait(.random(in: 0...2, using: &random))
    case 16: .earlier(.random(in: 0...1, using: &random))
    case 17..<29: .press(point(using: &random), device(using: &random))
    case 29..<45: .move(point(using: &random), isHeld: Int.random(in: 0..<15, using: &random) > 0)
    case 45..<53: .release
    case 53: .cancelPointer
    case 54..<60: flick(using: &random)
    case 60..<66: .tapTab(.random(in: 0...max(0, pages.count), using: &random))
    case 66..<72: key(using: &random)
    case 72..<80: wheel(using: &random)
    case 80..<86: select(count: pages.count, using: &random)
    case 86..<91: .apply(changed(pages, fresh: fresh, using: &random))
    case 91: .reload
    case 92..<94: resize(using: &random)
    case 94..<97: .show(Int.random(in: 0..<3, using: &random) > 0)
    case 97: .loseFocus
    default: .idle
    }
  }

  private static func point(using random: inout SeededGenerator) -> Point {
    let isInStrip = Int.random(in: 0..<4, using: &random) == 0
    return Point(
      x: .random(in: -50...850, using: &random),
      y: isInStrip ? .random(in: 0...44, using: &random) : .random(in: 200...400, using: &random))
  }

  private static func device(using random: inout SeededGenerator) -> PointerEvent.Device {
    Int.random(in: 0..<3, using: &random) > 0
      ? .mouse : .finger(.random(in: 0..<2, using: &random))
  }

  private static func flick(using random: inout SeededGenerator) -> SceneAction {
    .flick(
      from: .random(in: 100...700, using: &random), by: .random(in: -400...400, using: &random))
  }

  private static func key(using random: inout SeededGenerator) -> SceneAction {
    let chords = KeyMap.standard.groups.flatMap(\.bindings).flatMap(\.chords)
    let chord = chords[Int.random(in: 0..<chords.count, using: &random)]
    return .key(chord.key, chord.modifiers, isRepeat: .random(using: &random))
  }

  private static func wheel(using random: inout SeededGenerator) -> SceneAction {
    let isClick = Bool.random(using: &random)
    func turn(_ random: inout SeededGenerator) -> Double {
      isClick
        ? Double(Int.random(in: -2...2, using: &random)) : .random(in: -4...4, using: &random)
    }
    let delta = Vector(dx: turn(&random), dy: turn(&random))
    let place = point(using: &random)
    return .wheel(delta, at: place, .random(using: &random) ? [] : .shift)
  }

  private static func select(count: Int, using random: inout SeededGenerator) -> SceneAction {
    let policies = JumpPolicy.allCases
    return .select(
      .random(in: -1...count, using: &random),
      policies[Int.random(in: 0..<policies.count, using: &random)],
      animated: Int.random(in: 0..<5, using: &random) > 0)
  }

  private static func resize(using random: inout SeededGenerator) -> SceneAction {
    let sizes = [(800.0, 600.0), (800, 600), (833.5, 500), (320.1, 44), (1, 1), (0, 0)]
    let (width, height) = sizes[Int.random(in: 0..<sizes.count, using: &random)]
    let scales = [1.0, 1, 1.25, 1.5, 2, .nan]
    return .resize(width, height, scale: scales[Int.random(in: 0..<scales.count, using: &random)])
  }

  private static func changed(
    _ pages: [String], fresh: Int, using random: inout SeededGenerator
  ) -> [String] {
    var pages = pages
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return []
    case 1: return Array(pages.prefix(1))
    case 2: return pages.shuffled(using: &random)
    case 3: return (0..<90).map { "p\(fresh + $0)" }
    case 4..<8:
      let place = Int.random(in: 0...pages.count, using: &random)
      pages.insert(contentsOf: (0..<3).map { "p\(fresh + $0)" }, at: place)
    default:
      guard !pages.isEmpty else { return ["p\(fresh)"] }
      pages.remove(at: .random(in: 0..<pages.count, using: &random))
    }
    return pages
  }
}
