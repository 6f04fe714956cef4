import PagerCore

/// The format of decks as a JSON Schema, made from the declarations.
///
/// Source: JSON Schema, draft 2020-12.
public enum DeckSchema {
  /// The schema of decks with the built-in page types, as text that ends with a line break.
  public static let json = json(for: BuiltInPages.declarations)

  /// The schema of decks with pages of `types`, as text that ends with a line break.
  public static func json(for types: [PageTypeDeclaration]) -> String {
    deck(types).written() + "\n"
  }

  private static func deck(_ types: [PageTypeDeclaration]) -> JSONNode {
    let pages = JSONNode.members([
      ("description", .text("The pages in order.")), ("type", .text("array")),
      ("maxItems", .number(Double(DeckKeys.mostPages))),
      ("items", .members([("$ref", .text("#/$defs/page"))])),
    ])
    let schema = ("$schema", JSONNode.members([("type", .text("string"))]))
    return .members([
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text("Pagerail deck")),
      ("type", .text("object")),
      (
        "properties",
        .members([schema] + DeckKeys.settings.map(property) + [(DeckKeys.pages, pages)])
      ),
      ("required", .list([.text(DeckKeys.pages)])),
      ("additionalProperties", .bool(false)),
      ("$defs", .members([("page", page(types))])),
    ])
  }

  private static func page(_ types: [PageTypeDeclaration]) -> JSONNode {
    let common = PageTypeDeclaration.common.map { parameter in
      let isType = parameter.name == "type"
      return (parameter.name, isType ? typeName(types, parameter) : schema(of: parameter))
    }
    return .members([
      ("type", .text("object")),
      ("properties", .members(common)),
      ("required", .list([.text("type")])),
      ("allOf", .list(types.map(rule))),
      ("unevaluatedProperties", .bool(false)),
    ])
  }

  private static func typeName(
    _ types: [PageTypeDeclaration], _ parameter: PageParameter
  ) -> JSONNode {
    .members([
      ("description", .text(parameter.meaning)),
      ("enum", .list(types.map { .text($0.name) })),
    ])
  }

  /// What holds for pages of one type.
  private static func rule(_ type: PageTypeDeclaration) -> JSONNode {
    let name = JSONNode.members([("const", .text(type.name))])
    let required = type.parameters.filter(\.isRequired).map { JSONNode.text($0.name) }
    return .members([
      (
        "if",
        .members([
          ("properties", .members([("type", name)])), ("required", .list([.text("type")])),
        ])
      ),
      (
        "then",
        .members([
          ("description", .text(type.meaning)),
          ("properties", .members(type.parameters.map(property))),
          ("required", required.isEmpty ? nil : .list(required)),
          ("additionalProperties", type.isOpen ? .bool(true) : nil),
        ])
      ),
    ])
  }
}

extension DeckSchema {
  private static func property(_ parameter: PageParameter) -> (String, JSONNode?) {
    (parameter.name, schema(of: parameter))
  }

  private static func schema(of parameter: PageParameter) -> JSONNode {
    .members(
      [("description", .text(parameter.meaning))] + constraints(parameter.kind)
        + [("default", parameter.standard.map(node))])
  }

  private static func constraints(_ kind: ParameterKind) -> [(String, JSONNode?)] {
    switch kind {
    case .any: []
    case .string, .path: [("type", .text("string"))]
    case .bool: [("type", .text("boolean"))]
    case .number(let range): limits("number", range.lowerBound, range.upperBound)
    case .integer(let range):
      limits("integer", Double(range.lowerBound), Double(range.upperBound))
    case .choice(let names): [("enum", .list(names.map(JSONNode.text)))]
    case .color:
      [
        ("type", .text("string")),
        (
          "pattern",
          .text("^(#([0-9A-Fa-f]{3}){1,2}|\(DeckColor.names.joined(separator: "|")))$")
        ),
      ]
    case .array(let kind): [("type", .text("array")), ("items", .members(constraints(kind)))]
    case .object(let parameters):
      [
        ("type", .text("object")), ("properties", .members(parameters.map(property))),
        ("additionalProperties", .bool(false)),
      ]
    }
  }

  private static func limits(
    _ type: String, _ least: Double, _ most: Double
  ) -> [(String, JSONNode?)] {
    [
      ("type", .text(type)), ("minimum", least.isWritten ? .number(least) : nil),
      ("maximum", most.isWritten ? .number(most) : nil),
    ]
  }

  /// The value as JSON; the declared defaults are simple ones.
  private static func node(_ value: PageValue) -> JSONNode {
    switch value {
    case .null: JSONNode(value: .null, offset: 0)
    case .bool(let value): .bool(value)
    case .number(let number): .number(number)
    case .string(let text): .text(text)
    case .array(let values): .list(values.map(node))
    case .object(let values):
      .members(values.sorted { $0.key < $1.key }.map { ($0.key, node($0.value)) })
    }
  }
}
