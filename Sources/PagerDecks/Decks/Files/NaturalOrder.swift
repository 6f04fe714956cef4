/// The order in which people expect file names: `file2` before `file10`, capital letters beside
/// small ones.
///
/// Runs of digits are compared by their value, everything else by its lower-case form; names that
/// are equal so far are ordered by their bytes, so that the order is total.
enum NaturalOrder {
  /// A name prepared for comparisons.
  struct Key: Sendable, Comparable {
    private let folded: [UInt8]
    private let name: String

    init(_ name: String) {
      self.name = name
      folded = Array(name.lowercased().utf8)
    }

    static func == (first: Key, second: Key) -> Bool {
      first.name.utf8.elementsEqual(second.name.utf8)
    }

    static func < (first: Key, second: Key) -> Bool {
      switch compare(first.folded, second.folded) {
      case 0: first.name.utf8.lexicographicallyPrecedes(second.name.utf8)
      case let order: order < 0
      }
    }
  }

  /// Whether `first` comes before `second`.
  static func precedes(_ first: String, _ second: String) -> Bool { Key(first) < Key(second) }

  /// `names` in order.
  static func sorted(_ names: [String]) -> [String] {
    names.map { (Key($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Below 0 if `first` comes first, above if `second` does.
  private static func compare(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var (one, other) = (first[...], second[...])
    while let left = one.first, let right = other.first {
      if left.isDigit, right.isDigit {
        let order = compareNumbers(&one, &other)
        if order != 0 { return order }
      } else {
        guard left == right else { return left < right ? -1 : 1 }
        one.removeFirst()
        other.removeFirst()
      }
    }
    return one.count - other.count
  }

  private static func compareNumbers(
    _ first: inout ArraySlice<UInt8>, _ second: inout ArraySlice<UInt8>
  ) -> Int {
    let one = takeNumber(&first)
    let other = takeNumber(&second)
    guard one.count == other.count else { return one.count - other.count }
    guard !one.elementsEqual(other) else { return 0 }
    return one.lexicographicallyPrecedes(other) ? -1 : 1
  }

  /// Takes the digits at the beginning, and gives them without leading zeros.
  private static func takeNumber(_ bytes: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let digits = bytes.prefix { $0.isDigit }
    bytes.removeFirst(digits.count)
    return digits.drop { $0 == UInt8(ascii: "0") }
  }
}

extension UInt8 {
  /// Whether it is an ASCII digit.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
