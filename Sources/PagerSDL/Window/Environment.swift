#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The variables of the environment.
enum Environment {
  /// The value of a variable; nothing when it is not set or empty.
  static func value(of name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Sets a variable that has no value yet.
  static func setDefault(_ value: String, for name: String) {
    setenv(name, value, 0)
  }

  /// Does `body` while a variable has a value, unless it has one already.
  ///
  /// No other thread may look at the environment when this begins or ends.
  static func with<Result, Failure: Error>(
    _ value: String, for name: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let isOurs = getenv(name) == nil
    if isOurs { setenv(name, value, 1) }
    defer { if isOurs { unsetenv(name) } }
    return try body()
  }
}
