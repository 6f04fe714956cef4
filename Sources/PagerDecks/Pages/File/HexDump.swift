/// Bytes in rows, as numbers and as characters.
struct HexDump {
  /// The bytes.
  let bytes: [UInt8]
  /// How many stand in a row.
  let columns: Int

  /// The number of rows.
  var rowCount: Int { (bytes.count + columns - 1) / columns }

  /// How many characters a row of `columns` bytes takes.
  static func width(columns: Int) -> Int { 8 + 2 + columns * 3 + 1 + columns }

  /// A row: the place of its first byte, the bytes, and their characters, `·` for what is none.
  func row(_ index: Int) -> String {
    let start = index * columns
    guard index >= 0, start < bytes.count else { return "" }
    let part = bytes[start..<min(start + columns, bytes.count)]
    let numbers = part.map { Self.hexadecimal(Int($0), digits: 2) + " " }.joined()
    let gap = String(repeating: " ", count: (columns - part.count) * 3 + 1)
    let letters = part.map { (0x20..<0x7F).contains($0) ? Character(Unicode.Scalar($0)) : "·" }
    return Self.hexadecimal(start, digits: 8) + "  " + numbers + gap + String(letters)
  }

  private static func hexadecimal(_ number: Int, digits: Int) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
