import Foundation
import PagerDriver
import Testing

@MainActor
@Suite struct InputWalkTests {
  /// `make fuzz-input` asks for more.
  nonisolated private static let seeds = number("FUZZ_SEEDS") ?? 24
  nonisolated private static let steps = number("FUZZ_STEPS") ?? 120
  nonisolated private static let first = number("FUZZ_FIRST") ?? 0

  nonisolated private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test(.serialized, arguments: first..<first + seeds)
  func `whatever is done, everything holds and comes to rest`(seed: Int) async throws {
    let lines = InputWalk.lines(seed: seed, count: Self.steps)
    let (faults, count) = try await WalkScene.run(lines)
    guard !faults.isEmpty else { return }

    let shortest = await Shortening.shortest(Array(lines.prefix(count))) {
      (try? await WalkScene.run($0).faults) != []
    }
    Issue.record("seed \(seed): \(faults.first ?? "")\n\(shortest.joined(separator: "\n"))")
  }

  /// What walks found, shortened.
  nonisolated private static let found = [
    // A look under which nothing bounces came while the pages did.
    """
    {"after":130,"flick":[391,489,263],"y":300}
    # do pages 2
    {"after":16,"key":"L","repeat":true,"n":5}
    """,
    """
    {"after":130,"down":[461,183]}
    {"after":700,"wheel":[0.37,0],"at":[520,228],"n":20}
    {"after":16,"up":[857,505]}
    # do look 2
    """,
  ]

  @Test(arguments: found)
  func `what was found once does not come again`(script: String) async throws {
    let lines = script.split(separator: "\n").map(String.init)

    #expect(try await WalkScene.run(lines).faults == [])
  }

  @Test func `walks are scripts, each seed another one`() throws {
    let lines = InputWalk.lines(seed: 1, count: 300)

    let deeds = lines.compactMap(WalkDeed.init)
    let script = try Script(parsing: lines.joined(separator: "\n"))

    #expect(deeds.count > 15)
    #expect(script.lines.count + deeds.count == 300)
    #expect(lines == InputWalk.lines(seed: 1, count: 300))
    #expect(lines != InputWalk.lines(seed: 2, count: 300))
  }

  @Test func `only what a failure needs is left, in order`() async {
    var tries = 0
    let shortest = await Shortening.shortest(Array(0..<500)) { items in
      tries += 1
      return items.contains(7) && items.contains(300) && items.contains(301)
    }

    #expect(shortest == [7, 300, 301])
    #expect(tries < 200)
  }

  @Test func `a failure that needs nothing has no lines`() async {
    #expect(await Shortening.shortest([1, 2, 3]) { _ in true } == [])
  }
}
