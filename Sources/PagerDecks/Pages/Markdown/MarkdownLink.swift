/// Tells what a link of a formatted text may open.
enum MarkdownLink {
  /// An address of the web or of mail; nothing for anything else.
  static func address(_ link: String) -> String? {
    let known = ["http://", "https://", "mailto:"]
    guard known.contains(where: link.lowercased().hasPrefix) else { return nil }
    let isPlain = link.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
    return isPlain ? link : nil
  }

  /// The path of a file that a link names, relative to the text's folder; nothing for addresses of
  /// any kind.
  static func file(_ link: String) -> String? {
    let path = link.prefix { $0 != "#" && $0 != "?" }
    guard !path.isEmpty, !path.prefix(while: { $0 != "/" }).contains(":") else { return nil }
    return decoded(String(path))
  }

  /// `text` with each `%41` replaced by the byte that it stands for.
  static func decoded(_ text: String) -> String {
    let letters = Array(text.utf8)
    var (bytes, place): ([UInt8], Int) = ([], 0)
    while place < letters.count {
      let digits = letters[place...].dropFirst().prefix(2)
      if letters[place] == UInt8(ascii: "%"), digits.count == 2,
        let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        place += 3
      } else {
        bytes.append(letters[place])
        place += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
