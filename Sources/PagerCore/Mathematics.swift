#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The sine of the share `part` of a quarter turn: 0 at 0, 1 at 1.
func quarterSine(_ part: Double) -> Double {
  sin(part * .pi / 2)
}

/// The cosine of the share `part` of a quarter turn: 1 at 0, 0 at 1.
func quarterCosine(_ part: Double) -> Double {
  quarterSine(1 - part)
}
