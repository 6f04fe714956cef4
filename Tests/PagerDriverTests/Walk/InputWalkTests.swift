import Foundation
import PagerDriver
import Testing

@MainActor
@Suite struct InputWalkTests {
  /// `make fuzz-input` asks for more.
  nonisolated private static let seeds = number("FUZZ_SEEDS") ?? 24
  nonisolated private static let steps = number("FUZZ_STEPS") ?? 120

  nonisolated private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test(arguments: 0..<seeds)
  func `whatever is done, everything holds and comes to rest`(seed: Int) throws {
    let lines = InputWalk.lines(seed: seed, count: Self.steps)
    let faults = try WalkScene.faults(of: lines)
    guard !faults.isEmpty else { return }

    let shortest = Shortening.shortest(lines) { (try? WalkScene.faults(of: $0)) != [] }
    Issue.record("seed \(seed): \(faults.first ?? "")\n\(shortest.joined(separator: "\n"))")
  }

  @Test func `walks are scripts, each seed another one`() throws {
    let lines = InputWalk.lines(seed: 1, count: 300)

    #expect(try Script(parsing: lines.joined(separator: "\n")).lines.count == 300)
    #expect(lines == InputWalk.lines(seed: 1, count: 300))
    #expect(lines != InputWalk.lines(seed: 2, count: 300))
  }

  @Test func `only what a failure needs is left, in order`() {
    var tries = 0
    let shortest = Shortening.shortest(Array(0..<500)) { items in
      tries += 1
      return items.contains(7) && items.contains(300) && items.contains(301)
    }

    #expect(shortest == [7, 300, 301])
    #expect(tries < 200)
  }

  @Test func `a failure that needs nothing has no lines`() {
    #expect(Shortening.shortest([1, 2, 3]) { _ in true } == [])
  }
}
