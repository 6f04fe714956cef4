extension Options {
  /// The options that `arguments`, without the program's name, ask for.
  static func parse(_ arguments: [String]) throws(OptionFailure) -> Options {
    var options = Options()
    let reading = try CommandLineReader(rules: OptionRule.all).read(arguments)
    for (rule, text) in reading.options {
      try rule.apply(&options, OptionValue(option: rule.spelling, text: text))
    }
    options.paths = reading.rest
    try options.check()
    return options
  }

  private func check() throws(OptionFailure) {
    if demoPages != nil, let path = paths.first {
      throw .conflict("--demo-pages takes the place of \(path)")
    }
    if action == .check, paths.isEmpty { throw .conflict("--check needs PATH…") }
    guard action == .show else { return }
    if position != nil { throw .conflict("--position needs --snapshot FILE.png") }
    if isHeadless, script == nil { throw .conflict("--headless needs --script FILE") }
    if record != nil, script != nil {
      throw .conflict("--record is for what a person does, not for --script FILE")
    }
  }
}
