import PagerCore

/// Why a command line cannot be understood.
enum OptionFailure: Error, Equatable {
  /// No option has this name; with the names there are.
  case unknown(String, known: [String])
  /// The beginning of several options' names.
  case ambiguous(String, candidates: [String])
  /// An option that needs a value has none.
  case missingValue(option: String, form: String)
  /// An option that takes no value has one.
  case needlessValue(option: String)
  /// A value is none of those that can be chosen.
  case noChoice(option: String, value: String, choices: [String])
  /// A value has not the form that is expected.
  case badValue(option: String, value: String, expected: String)
  /// Two options, or an option and what is missing for it, do not go together.
  case conflict(String)
}

extension OptionFailure: CustomStringConvertible {
  /// One line that names what was given, what is valid and what was probably meant.
  var description: String {
    switch self {
    case .unknown(let name, let known):
      "unknown option \(name)\(Self.hint(name, known)) (options: \(known.joined(separator: " ")))"
    case .ambiguous(let name, let candidates):
      "\(name) may mean \(candidates.joined(separator: " or "))"
    case .missingValue(let option, let form): "\(option) needs a value: \(option) \(form)"
    case .needlessValue(let option): "\(option) takes no value"
    case .noChoice(let option, let value, let choices):
      "\(option): no \"\(value)\"\(Self.hint(value, choices))"
        + " (\(choices.joined(separator: ", ")))"
    case .badValue(let option, let value, let expected):
      "\(option): expected \(expected), not \"\(value)\""
    case .conflict(let sentence): sentence
    }
  }

  private static func hint(_ name: String, _ known: [String]) -> String {
    // The dashes of options would make any two of them alike.
    let bare = { (name: String) in String(name.drop { $0 == "-" }) }
    let similar = nearest(bare(name), in: known.map(bare))
    let match = similar.flatMap { similar in known.first { bare($0) == similar } }
    return match.map { ", did you mean \($0)?" } ?? ""
  }
}
