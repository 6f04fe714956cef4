import PagerDriver

/// Numbers that a case counts through, put in where a value names them.
///
/// A text that is a sum of products of numbers and variables becomes a number (`"100+2*d"`); inside
/// other texts, `{d}` becomes the variable's whole number.
struct CaseVariables {
  var values: [String: Double] = [:]

  func resolve(_ value: JSONValue) -> JSONValue {
    switch value {
    case .string(let text): number(text).map(JSONValue.number) ?? .string(filled(text))
    case .array(let values): .array(values.map(resolve))
    case .object(let values): .object(values.mapValues(resolve))
    case .null, .bool, .number: value
    }
  }

  private func number(_ text: String) -> Double? {
    guard values.keys.contains(where: text.contains) else { return nil }
    var sum = 0.0
    for term in text.split(separator: "+") {
      var product = 1.0
      for factor in term.split(separator: "*") {
        guard let value = values[String(factor)] ?? Double(factor) else { return nil }
        product *= value
      }
      sum += product
    }
    return sum
  }

  private func filled(_ text: String) -> String {
    values.reduce(text) { text, variable in
      text.replacing("{\(variable.key)}", with: String(Int(variable.value)))
    }
  }
}

extension CaseVariables {
  /// Every value that `sweep` counts through: `{"d": [first, last, step]}`; itself without one.
  func counting(_ sweep: JSONValue?, file: String) throws(CaseFailure) -> [CaseVariables] {
    guard let sweep else { return [self] }
    let object = try CaseObject(sweep, file: file, what: "sweep")
    guard object.values.count == 1, let name = object.values.keys.first,
      let range = try object.numbers(name, count: 3), range[2] != 0
    else { throw object.failure("sweep: expected {\"name\": [first, last, step]}") }
    return stride(from: range[0], through: range[1], by: range[2]).map { value in
      var counted = self
      counted.values[name] = value
      return counted
    }
  }

  /// Each of `values`, repeated for what its `each` counts through, with the variables put in.
  func expanded(_ values: [JSONValue], file: String) throws(CaseFailure) -> [JSONValue] {
    var expanded: [JSONValue] = []
    for value in values {
      guard case .object(var object) = value else {
        throw CaseFailure(file: file, message: "\(value): expected an object")
      }
      let each = object.removeValue(forKey: "each")
      for variables in try counting(each, file: file) {
        expanded.append(variables.resolve(.object(object)))
      }
    }
    return expanded
  }
}
