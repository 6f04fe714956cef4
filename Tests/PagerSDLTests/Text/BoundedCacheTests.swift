import Testing

@testable import PagerSDL

@Suite struct BoundedCacheTests {
  @Test func `a value is found until too many others were asked for`() {
    var cache = BoundedCache<Int, String>(capacity: 4)
    cache.insert("one", for: 1)

    #expect(cache.value(for: 1) == "one")
    for key in 2...5 { cache.insert("other", for: key) }

    #expect(cache.value(for: 1) == nil)
    #expect(cache.value(for: 5) == "other")
  }

  @Test func `a value that is asked for again stays`() {
    var cache = BoundedCache<Int, Int>(capacity: 4)
    cache.insert(0, for: 0)

    for key in 1...100 {
      cache.insert(key, for: key)
      #expect(cache.value(for: 0) == 0)
    }
  }

  @Test(arguments: 0..<50) func `costs add up and never exceed the capacity`(seed: UInt64) {
    var cache = BoundedCache<Int, Int>(capacity: 100)
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1

    for _ in 0..<200 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let key = Int(state >> 59)
      if state >> 40 & 1 == 0 { _ = cache.value(for: key) }
      cache.insert(key, for: key, cost: Int(state >> 33 & 63))
      #expect((0...100).contains(cache.cost))
      #expect(cache.count <= 32)
    }
  }

  @Test func `what costs more than half of the capacity is not kept`() {
    var cache = BoundedCache<String, Int>(capacity: 10)

    cache.insert(1, for: "small", cost: 5)
    cache.insert(2, for: "big", cost: 6)

    #expect(cache.value(for: "big") == nil)
    #expect(cache.value(for: "small") == 1)
    #expect(cache.cost == 5)
  }

  @Test func `a value put in twice counts once`() {
    var cache = BoundedCache<String, Int>(capacity: 10)

    cache.insert(1, for: "a", cost: 3)
    cache.insert(2, for: "a", cost: 4)

    #expect(cache.value(for: "a") == 2)
    #expect(cache.cost == 4)
    #expect(cache.count == 1)
  }
}
