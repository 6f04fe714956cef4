#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The length of the vector with these components; no overflow for large ones.
func hypotenuse(_ x: Double, _ y: Double) -> Double {
  hypot(x, y)
}
