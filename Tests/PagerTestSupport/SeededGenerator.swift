/// A random number generator whose numbers follow from its seed alone, so that a failing test can
/// be repeated.
///
/// The algorithm is SplitMix64: a counter that grows by the golden ratio, well mixed.
/// Source: Steele, Lea and Flood, *Fast Splittable Pseudorandom Number Generators*, 2014.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates the generator of the sequence with this number; equal seeds give equal sequences.
  public init(seed: UInt64) {
    state = seed
  }

  /// Creates the generator of the sequence with this number, for seeds from a range of `Int`.
  public init(seed: Int) {
    self.init(seed: UInt64(bitPattern: Int64(seed)))
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
