import CGetopt

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Takes a command line apart with the C library's `getopt_long`.
struct CommandLineReader {
  /// The options that were given, in order and with their values (empty for one without), and the
  /// other arguments.
  struct Reading {
    var options: [(rule: OptionRule, text: String)] = []
    var rest: [String] = []
  }

  /// The options there are.
  let rules: [OptionRule]

  // Below it lie the letters of short options, of which there is one: h for help.
  private static let firstValue: Int32 = 256

  /// Reads `arguments`, without the program's name.
  func read(_ arguments: [String]) throws(OptionFailure) -> Reading {
    // What C keeps pointing at must stay where it is until it is done.
    var words = (["pagerail"] + arguments).map { strdup($0) } + [nil]
    let names = rules.map { strdup($0.name) }
    defer { for pointer in words + names { free(pointer) } }
    pagerail_reset_getopt()
    return try scan(&words, longOptions(names))
  }

  private func longOptions(_ names: [UnsafeMutablePointer<CChar>?]) -> [option] {
    let options = zip(rules, names).enumerated().map { number, pair in
      option(
        name: pair.1, has_arg: pair.0.form == nil ? no_argument : required_argument, flag: nil,
        val: Self.firstValue + Int32(number))
    }
    return options + [option()]
  }

  private func scan(
    _ words: inout [UnsafeMutablePointer<CChar>?], _ options: [option]
  ) throws(OptionFailure) -> Reading {
    var reading = Reading()
    let count = Int32(words.count - 1)
    while true {
      // The colon asks to be told of missing values.
      var found = getopt_long(count, &words, ":h", options, nil)
      if found == -1 { break }
      if found == Int32(UInt8(ascii: "h")) { found = value(ofOption: "help") }
      guard let rule = rule(found) else {
        throw failure(found, at: words[Int(max(pagerail_optind() - 1, 0))])
      }
      reading.options.append((rule, pagerail_optarg().map { String(cString: $0) } ?? ""))
    }
    reading.rest = words[Int(pagerail_optind())...].compactMap { $0.map { String(cString: $0) } }
    return reading
  }

  private func value(ofOption name: String) -> Int32 {
    Self.firstValue + Int32(rules.firstIndex { $0.name == name } ?? 0)
  }

  private func rule(_ value: Int32) -> OptionRule? {
    let number = Int(value - Self.firstValue)
    return rules.indices.contains(number) ? rules[number] : nil
  }
}

extension CommandLineReader {
  /// Why `getopt_long` returned something else than an option, at a word.
  private func failure(_ found: Int32, at word: UnsafeMutablePointer<CChar>?) -> OptionFailure {
    if let rule = rule(pagerail_optopt()) {
      guard found == Int32(UInt8(ascii: ":")), let form = rule.form else {
        return .needlessValue(option: rule.spelling)
      }
      return .missingValue(option: rule.spelling, form: form)
    }
    let known = rules.map(\.spelling)
    if let letter = UInt8(exactly: pagerail_optopt()), letter > 0 {
      return .unknown("-\(Character(UnicodeScalar(letter)))", known: known)
    }
    let whole = word.map { String(cString: $0) } ?? ""
    let name = String(whole.prefix { $0 != "=" })
    let candidates = known.filter { $0.hasPrefix(name) }
    return candidates.count > 1
      ? .ambiguous(name, candidates: candidates) : .unknown(name, known: known)
  }
}
