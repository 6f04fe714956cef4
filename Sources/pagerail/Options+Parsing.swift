extension Options {
  /// The variable of the environment that reduces motion when it is 1.
  static let reducedMotionVariable = "PAGERAIL_REDUCED_MOTION"

  /// The options that `arguments`, without the program's name, and the environment ask for.
  static func parse(
    _ arguments: [String], environment: (_ name: String) -> String? = { _ in nil }
  ) throws(OptionFailure) -> Options {
    var options = Options()
    options.reducesMotion = environment(reducedMotionVariable) == "1"
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
    if script == "-", paths.contains("-") {
      throw .conflict("--script - takes the standard input, which is also to be shown")
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
