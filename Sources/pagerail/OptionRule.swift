import PagerCore

/// An option: how it is written, what it means, and what it sets.
struct OptionRule {
  /// Options that are explained together.
  enum Section: String, CaseIterable {
    case shown = "What is shown"
    case window = "The window"
    case scripts = "Scripts and measurements"
    case pictures = "Pictures"
    case answers = "Answers"
  }

  /// Where the option is explained.
  let section: Section
  /// The name without its dashes.
  let name: String
  /// What stands for the value in the help; nothing for an option without one.
  let form: String?
  /// What it does, in one line.
  let summary: String
  /// Sets what the option means.
  let apply: (inout Options, OptionValue) throws(OptionFailure) -> Void

  /// The option as it is written.
  var spelling: String { "--\(name)" }

  init(
    _ section: Section, _ name: String, _ form: String?, _ summary: String,
    _ apply: @escaping (inout Options, OptionValue) throws(OptionFailure) -> Void
  ) {
    self.section = section
    self.name = name
    self.form = form
    self.summary = summary
    self.apply = apply
  }
}
