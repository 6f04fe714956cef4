import PagerCore

/// The page types and their parameters as documentation, made from the declarations.
public enum DeckDocs {
  /// The built-in page types as a table in Markdown, one row for each parameter.
  public static let markdownTable = markdownTable(for: BuiltInPages.declarations)

  /// `types` as a table in Markdown, one row for each parameter; the last line has no line break.
  public static func markdownTable(for types: [PageTypeDeclaration]) -> String {
    let head = ["| Type | Parameter | Value | Meaning |", "| --- | --- | --- | --- |"]
    return (head + types.flatMap(rows)).joined(separator: "\n")
  }

  private static func rows(_ type: PageTypeDeclaration) -> [String] {
    ["| `\(type.name)` | | | \(cell(type.meaning)) |"] + type.parameters.map(row)
  }

  private static func row(_ parameter: PageParameter) -> String {
    let suffix = parameter.isRequired ? "; required" : standard(of: parameter)
    return
      "| | `\(parameter.name)` | \(cell(parameter.kind.description))\(suffix) | "
      + "\(cell(parameter.meaning)) |"
  }

  private static func standard(of parameter: PageParameter) -> String {
    switch parameter.standard {
    case .bool(let value): "; else `\(value)`"
    case .number(let number): "; else `\(number.shortText)`"
    case .string(let text): "; else `\(text)`"
    case .null, .array, .object, nil: ""
    }
  }

  private static func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|")
  }
}
