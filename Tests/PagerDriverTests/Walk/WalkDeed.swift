import PagerCore
import PagerKit

/// What a program does in a walk and no script can say: a comment in one.
struct WalkDeed {
  private static let mark = "# do "

  let name: String
  let number: Int

  /// Reads the deed of a line; nothing if the line is one of a script.
  init?(_ line: String) {
    guard line.hasPrefix(Self.mark) else { return nil }
    let words = line.dropFirst(Self.mark.count).split(separator: " ")
    name = words.first.map(String.init) ?? ""
    number = words.count > 1 ? Int(words[1]) ?? 0 : 0
  }

  /// The names of all deeds, with how many numbers each knows.
  static let names: [(name: String, numbers: Int)] = [
    ("look", Looks.all.count), ("theme", 1), ("mirror", 1), ("calm", 1), ("bounce", 2),
    ("rule", WalkWatch.Rule.allCases.count), ("select", 10), ("pages", 4), ("move", 6),
    ("jump", JumpPolicy.allCases.count), ("inner", 4), ("spacing", 2),
    ("attach", 3),
  ]

  /// The line of a deed.
  static func line(_ name: String, _ number: Int) -> String { "\(mark)\(name) \(number)" }
}
