import PagerCore
import PagerGraphics
import PagerKit

/// The keys and values of one line, which it reads by kind.
package struct ScriptFields {
  let values: [String: JSONValue]
  let file: String
  let line: Int

  /// Creates the fields of line `line` in `file`.
  package init(values: [String: JSONValue], file: String, line: Int) {
    self.values = values
    self.file = file
    self.line = line
  }

  func failure(_ message: String) -> ScriptFailure {
    ScriptFailure(file: file, line: line, message: message)
  }

  func has(_ key: String) -> Bool { values[key] != nil }
}

// MARK: - Kinds of values

extension ScriptFields {
  /// The number of `key`, in `range`; nothing without the key.
  func number(
    _ key: String, in range: ClosedRange<Double> = -1e12...1e12
  ) throws(ScriptFailure) -> Double? {
    guard let value = values[key] else { return nil }
    guard let number = value.number, range.contains(number) else {
      let least = range.lowerBound == 0 ? " of at least 0" : ""
      throw failure("\"\(key)\": expected a number\(least)")
    }
    return number
  }

  /// The time of `key` in seconds, which is written in milliseconds and counts to the microsecond;
  /// nothing without the key.
  func seconds(_ key: String) throws(ScriptFailure) -> Double? {
    guard let number = try number(key, in: 0...1e12) else { return nil }
    // A whole number of microseconds in any case: what was recorded is read as exactly that time.
    return (number * 1000).rounded() / 1_000_000
  }

  func integer(_ key: String, from least: Int) throws(ScriptFailure) -> Int? {
    guard let value = values[key] else { return nil }
    guard let integer = value.integer, integer >= least else {
      throw failure("\"\(key)\": expected a whole number of at least \(least)")
    }
    return integer
  }

  func string(_ key: String) throws(ScriptFailure) -> String? {
    guard let value = values[key] else { return nil }
    guard let string = value.string else { throw failure("\"\(key)\": expected a text") }
    return string
  }

  func bool(_ key: String) throws(ScriptFailure) -> Bool {
    guard let value = values[key] else { return false }
    guard let bool = value.bool else { throw failure("\"\(key)\": expected true or false") }
    return bool
  }

  /// The numbers of `key`, as many as `names` says; nothing without the key.
  func numbers(_ key: String, _ names: [String]) throws(ScriptFailure) -> [Double]? {
    guard let value = values[key] else { return nil }
    guard let numbers = value.numbers, numbers.count == names.count else {
      throw failure("\"\(key)\": expected [\(names.joined(separator: ","))]")
    }
    return numbers
  }

  func point(_ key: String) throws(ScriptFailure) -> Point? {
    guard let numbers = try numbers(key, ["x", "y"]) else { return nil }
    return Point(x: numbers[0], y: numbers[1])
  }

  func size(_ key: String) throws(ScriptFailure) -> Size? {
    guard let numbers = try numbers(key, ["width", "height"]) else { return nil }
    guard numbers.allSatisfy({ $0 >= 0 }) else {
      throw failure("\"\(key)\": expected a size of at least 0")
    }
    return Size(width: numbers[0], height: numbers[1])
  }

  /// What the word of `key` stands for; nothing without the key.
  func word<Value>(
    _ key: String, _ known: KeyValuePairs<String, Value>
  ) throws(ScriptFailure) -> Value? {
    guard let name = try string(key) else { return nil }
    guard let found = known.first(where: { $0.key == name }) else {
      let names = known.map(\.key).joined(separator: ", ")
      throw failure("\"\(key)\": expected one of \(names), not \"\(name)\"")
    }
    return found.value
  }

  func button() throws(ScriptFailure) -> PointerEvent.Button {
    try word(
      "button",
      [
        "left": .left, "middle": .middle, "right": .right, "back": .back, "forward": .forward,
      ]) ?? .left
  }

  func modifiers() throws(ScriptFailure) -> Modifiers {
    guard let text = try string("mod") else { return [] }
    var modifiers: Modifiers = []
    for name in text.split(separator: "+") {
      switch name {
      case "shift": modifiers.insert(.shift)
      case "ctrl", "control": modifiers.insert(.control)
      case "alt": modifiers.insert(.alt)
      default: throw failure("\"mod\": expected shift, ctrl or alt, joined by +, not \"\(name)\"")
      }
    }
    return modifiers
  }
}
