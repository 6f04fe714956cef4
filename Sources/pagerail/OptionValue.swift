import PagerGraphics

/// The value of an option, read in the form that the option expects.
struct OptionValue {
  /// The option as it is written: `--page`.
  let option: String
  /// The value as it was given.
  let text: String

  /// The choice of this name.
  func choice<Choice>(
    of choices: [Choice], named name: (Choice) -> String
  ) throws(OptionFailure) -> Choice {
    guard let choice = choices.first(where: { name($0) == text }) else {
      throw .noChoice(option: option, value: text, choices: choices.map(name))
    }
    return choice
  }

  /// A whole number within `range`.
  func count(in range: ClosedRange<Int> = Int.min...Int.max) throws(OptionFailure) -> Int {
    guard let number = Int(text), range.contains(number) else {
      let limits =
        switch (range.lowerBound, range.upperBound) {
        case (Int.min, Int.max): ""
        case (let least, Int.max): " from \(least)"
        case (let least, let most): " from \(least) to \(most)"
        }
      throw bad("a whole number\(limits)")
    }
    return number
  }

  /// A number within `range`.
  func number(in range: ClosedRange<Double>) throws(OptionFailure) -> Double {
    guard let number = Double(text), range.contains(number) else {
      throw bad("a number from \(short(range.lowerBound)) to \(short(range.upperBound))")
    }
    return number
  }

  /// A size in points: `960x640`.
  func size() throws(OptionFailure) -> Size {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (1...16384).contains(width), (1...16384).contains(height)
    else { throw bad("WIDTHxHEIGHT in points from 1 to 16384, such as 960x640") }
    return Size(width: Double(width), height: Double(height))
  }

  /// A number of bytes: `65536`, `64K`, `64M` or `1G`.
  func bytes() throws(OptionFailure) -> Int {
    let units: [Character: Int] = ["K": 1 << 10, "M": 1 << 20, "G": 1 << 30]
    let unit = text.last.flatMap { units[$0] }
    let number = Int(unit == nil ? text[...] : text.dropLast())
    guard let number, number >= 0, number <= Int.max / (1 << 30) else {
      throw bad("a number of bytes such as 65536, 64K, 64M or 1G")
    }
    return number * (unit ?? 1)
  }

  /// The name of a file.
  func file() throws(OptionFailure) -> String {
    guard !text.isEmpty else { throw bad("the name of a file") }
    return text
  }

  /// The name of a picture: without an extension, or with that of the one format that is written.
  func pictureFile() throws(OptionFailure) -> String {
    let name = text.split(separator: "/").last ?? ""
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard !name.isEmpty, parts.count < 2 || parts.last?.lowercased() == "png" else {
      throw bad("the name of a file, FILE.png")
    }
    return text
  }

  private func bad(_ expected: String) -> OptionFailure {
    .badValue(option: option, value: text, expected: expected)
  }

  private func short(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
