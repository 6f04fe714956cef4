/// Numbers that look random and follow from a first one.
///
/// The algorithm is SplitMix64: a counter that grows by the golden ratio, well mixed.
/// Source: Steele, Lea and Flood, *Fast Splittable Pseudorandom Number Generators*, 2014.
struct Dice {
  private var state: UInt64

  init(number: Int) {
    state = UInt64(truncatingIfNeeded: number) &* 0xD134_2543_DE82_EF95
  }

  /// The next 64 bits.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number from 0 up to but not including `count`; 0 where that is not above 0.
  mutating func roll(_ count: Int) -> Int {
    Int(next() % UInt64(max(count, 1)))
  }

  /// A number in 0..<1.
  mutating func share() -> Double {
    Double(next() >> 11) / Double(1 << 53)
  }

  /// One of `words`, of which there is at least one.
  mutating func pick<Word>(_ words: [Word]) -> Word { words[roll(words.count)] }
}
