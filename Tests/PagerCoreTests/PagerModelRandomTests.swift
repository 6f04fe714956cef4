import PagerCore
import PagerTestSupport
import Testing

@Suite struct PagerModelRandomTests {
  @Test(arguments: 0..<50)
  func `two hundred random inputs keep one truth, every contract and every page in its place`(
    batch: Int
  ) {
    for seed in batch * 10..<batch * 10 + 10 {
      var walk = PagerWalk(seed: UInt64(seed))
      for _ in 0..<200 where walk.faults.isEmpty { walk.step() }
      if walk.faults.isEmpty { walk.letRest() }

      #expect(walk.faults.isEmpty, "seed \(seed): \(walk.log.suffix(12))")
    }
  }
}
