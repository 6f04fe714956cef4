import PagerKit

/// The summary that `--help` prints, made from the table of options and the keys.
struct HelpText: CustomStringConvertible {
  private static let usage = """
    pagerail: swipe through a deck of pages under a strip of titles

    Usage: pagerail [OPTION…] [DECK.json | FOLDER | FILE… | -]
    """

  /// The lines, with a line break after each but the last.
  var description: String {
    let sections = OptionRule.Section.allCases.map { section in
      let rules = OptionRule.all.filter { $0.section == section }
      return block(
        section.rawValue,
        rules.map {
          ([$0.spelling, $0.form].compactMap(\.self).joined(separator: " "), $0.summary)
        }
      )
    }
    let keys = block("Keys", KeyMap.standard.groups.map { ($0.keys, $0.meaning) })
    return ([Self.usage] + sections + [keys]).joined(separator: "\n\n")
  }

  private func block(_ title: String, _ rows: [(String, String)]) -> String {
    let width = max(28, (rows.map(\.0.count).max() ?? 0) + 2)
    let lines = rows.map { name, meaning in
      "  " + name + String(repeating: " ", count: max(2, width - name.count)) + meaning
    }
    return ([title + ":"] + lines).joined(separator: "\n")
  }
}
