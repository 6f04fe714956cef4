import PagerDriver

/// An object of a case file, from which keys are read by kind; others than those are refused.
struct CaseObject {
  let values: [String: JSONValue]
  let file: String

  init(_ value: JSONValue?, file: String, what: String) throws(CaseFailure) {
    guard let values = value?.object else {
      throw CaseFailure(file: file, message: "\(what): expected an object")
    }
    self.values = values
    self.file = file
  }

  func allow(_ keys: [String]) throws(CaseFailure) {
    for key in values.keys.sorted() where !keys.contains(key) {
      throw failure("unknown key \"\(key)\"")
    }
  }

  func failure(_ message: String) -> CaseFailure { CaseFailure(file: file, message: message) }

  func string(_ key: String) throws(CaseFailure) -> String? {
    guard let value = values[key] else { return nil }
    guard let string = value.string else { throw failure("\"\(key)\": expected a text") }
    return string
  }

  func number(_ key: String) throws(CaseFailure) -> Double? {
    guard let value = values[key] else { return nil }
    guard let number = value.number else { throw failure("\"\(key)\": expected a number") }
    return number
  }

  func integer(_ key: String) throws(CaseFailure) -> Int? {
    guard let value = values[key] else { return nil }
    guard let number = value.integer else { throw failure("\"\(key)\": expected a whole number") }
    return number
  }

  func bool(_ key: String) throws(CaseFailure) -> Bool? {
    guard let value = values[key] else { return nil }
    guard let bool = value.bool else { throw failure("\"\(key)\": expected true or false") }
    return bool
  }

  func array(_ key: String) throws(CaseFailure) -> [JSONValue]? {
    guard let value = values[key] else { return nil }
    guard let array = value.array else { throw failure("\"\(key)\": expected an array") }
    return array
  }

  func strings(_ key: String) throws(CaseFailure) -> [String]? {
    guard let array = try array(key) else { return nil }
    let strings = array.compactMap(\.string)
    guard strings.count == array.count else { throw failure("\"\(key)\": expected texts") }
    return strings
  }

  func numbers(_ key: String, count: Int? = nil) throws(CaseFailure) -> [Double]? {
    guard let value = values[key] else { return nil }
    guard let numbers = value.numbers, count == nil || numbers.count == count else {
      throw failure("\"\(key)\": expected \(count.map(String.init) ?? "some") numbers")
    }
    return numbers
  }
}
