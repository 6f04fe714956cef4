import PagerCore
import PagerTestSupport

/// One input of a random walk.
enum WalkAction {
  case wait
  case press
  case move(Double)
  case release(velocity: Double, way: Double)
  case turn(Int, velocity: Double)
  case cancel
  case revert
  case select(Int, JumpPolicy, animated: Bool)
  case key(Int, isRepeat: Bool)
  case apply([String])
  case reload([String])
  case viewport(Double, scale: Double)
  case show(Bool)
  case bounces(Bool)
  case reducesMotion(Bool)
  case spacing(Double)
}

extension WalkAction {
  /// A random input for a pager of `pages`; names not used before begin with `fresh`.
  static func random(
    pages: [String], fresh: Int, using random: inout SeededGenerator
  ) -> WalkAction {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<10: .wait
    case 10..<24: .press
    case 24..<42: .move(distance(using: &random))
    case 42..<50: release(using: &random)
    case 50..<53: .turn(Int.random(in: -2...2, using: &random), velocity: speed(using: &random))
    case 53..<55: .cancel
    case 55..<57: .revert
    case 57..<72: select(count: pages.count, using: &random)
    case 72..<78: .key(Int.random(in: -2...2, using: &random), isRepeat: .random(using: &random))
    case 78..<86: .apply(changed(pages, fresh: fresh, using: &random))
    case 86..<88: .reload(changed(pages, fresh: fresh, using: &random))
    case 88..<92: viewport(using: &random)
    case 92..<96: .show(Int.random(in: 0..<3, using: &random) > 0)
    case 96..<98: .bounces(.random(using: &random))
    case 98: .reducesMotion(Int.random(in: 0..<3, using: &random) == 0)
    default: .spacing(any(of: [0, 10], using: &random))
    }
  }

  private static func any<Value>(of values: [Value], using random: inout SeededGenerator) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private static func distance(using random: inout SeededGenerator) -> Double {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: any(of: [.nan, .infinity, -.infinity], using: &random)
    case 1: any(of: [1e308, -1e308, 1e12, -1e12], using: &random)
    case 2: 0
    case 3..<6: .random(in: -9000...9000, using: &random)
    default: .random(in: -900...900, using: &random)
    }
  }

  private static func speed(using random: inout SeededGenerator) -> Double {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: any(of: [.nan, .infinity, -1e300, 0], using: &random)
    case 1..<4: 0
    default: .random(in: -9000...9000, using: &random)
    }
  }

  private static func release(using random: inout SeededGenerator) -> WalkAction {
    .release(velocity: speed(using: &random), way: distance(using: &random))
  }

  private static func select(count: Int, using random: inout SeededGenerator) -> WalkAction {
    .select(
      .random(in: -1...count, using: &random), any(of: JumpPolicy.allCases, using: &random),
      animated: Int.random(in: 0..<5, using: &random) > 0)
  }

  private static func viewport(using random: inout SeededGenerator) -> WalkAction {
    .viewport(
      any(of: [0, 1, 320.1, 833.5, 960, 960, .nan, -5], using: &random),
      scale: any(of: [1, 1.25, 2, 3, 0, .nan], using: &random))
  }

  private static func changed(
    _ pages: [String], fresh: Int, using random: inout SeededGenerator
  ) -> [String] {
    var pages = pages
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return []
    case 1: return Array(pages.prefix(1))
    case 2: return Array(pages.suffix(2))
    case 3: return pages.shuffled(using: &random)
    case 4: return (0..<3).map { "p\(fresh + $0)" }
    case 5..<8:
      let place = Int.random(in: 0...pages.count, using: &random)
      let count = Int.random(in: 1...4, using: &random)
      pages.insert(contentsOf: (0..<count).map { "p\(fresh + $0)" }, at: place)
    default:
      guard !pages.isEmpty else { return ["p\(fresh)"] }
      pages.remove(at: .random(in: 0..<pages.count, using: &random))
    }
    return pages
  }
}
