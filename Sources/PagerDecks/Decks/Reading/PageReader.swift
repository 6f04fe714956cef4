import PagerCore
import PagerKit

/// Reads the pages of a deck, one at a time: a bad one costs its own place only.
struct PageReader {
  /// Reads the values, and keeps what is wrong with them.
  var values: ValueReader
  /// What a person should be told at once.
  private(set) var notices: [DeckProblem] = []
  private let types: [String: PageTypeDeclaration]
  private let typeNames: [String]
  private var ids: Set<String> = []

  /// Creates a reader of pages of `types`.
  init(values: ValueReader, types: [PageTypeDeclaration]) {
    self.values = values
    self.types = Dictionary(types.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    typeNames = types.map(\.name)
  }

  /// Reads the page at `index`; one that cannot be shown becomes a page that tells why.
  mutating func read(_ node: JSONNode, at index: Int) -> PageDescriptor {
    let path = JSONPath().key(DeckKeys.pages).index(index)
    let count = values.problems.all.count
    var page = describe(node, at: path)
    let problems = values.problems.take(after: count)
    values.problems.add(problems)
    if let error = problems.first(where: { $0.severity == .error }) {
      tell([error])
      page.parameters = [BrokenPage.message: .string("\(error.path): \(error.message)")]
      page.type = BrokenPage.typeName
    } else {
      tell(problems)
    }
    return page
  }

  private mutating func tell(_ problems: [DeckProblem]) {
    notices.append(contentsOf: problems.prefix(max(0, ProblemList.most - notices.count)))
  }

  private mutating func describe(_ node: JSONNode, at path: JSONPath) -> PageDescriptor {
    guard node.members != nil else {
      values.problems.error("expected an object, not \(node.kindName)", at: node.offset, path)
      return PageDescriptor(id: "page", title: "Page", type: BrokenPage.typeName)
    }
    let declaration = declaration(of: node, at: path)
    let parameters = declaration.map { readParameters(of: node, $0, at: path) } ?? [:]
    let type = declaration?.name ?? BrokenPage.typeName
    let title = title(of: node, parameters, at: path)
    let id = id(of: node, at: path) ?? node["source"]?.string ?? title
    return PageDescriptor(id: PageID(id), title: title, type: type, parameters: parameters)
  }

  private mutating func declaration(
    of node: JSONNode, at path: JSONPath
  ) -> PageTypeDeclaration? {
    let place = path.key("type")
    guard let type = node["type"] else {
      values.problems.error(missingType, at: node.offset, place)
      return nil
    }
    guard let name = type.string else {
      let message = "expected the name of a page type, not \(type.kindName) (\(known))"
      values.problems.error(message, at: type.offset, place)
      return nil
    }
    guard let declaration = types[name] else {
      let failure = RegistryFailure.unknown(name.shortened, known: typeNames)
      values.problems.error("\(failure)", at: type.offset, place)
      return nil
    }
    return declaration
  }

  private var missingType: String { "the page type is missing (\(known))" }
  private var known: String { "known: \(typeNames.joined(separator: ", "))" }

  private mutating func readParameters(
    of node: JSONNode, _ declaration: PageTypeDeclaration, at path: JSONPath
  ) -> [String: PageValue] {
    var found = values.readMembers(of: node, declaration.parameters, at: path)
    let common = PageTypeDeclaration.common.map(\.name)
    if declaration.isOpen {
      let declared = Set(common + declaration.parameters.map(\.name))
      for member in node.members ?? [] where !declared.contains(member.key) {
        found[member.key] = PageValue(member.node)
      }
    } else {
      let names = declaration.parameters.map(\.name) + common
      values.warnAboutUnknown(in: node, known: names, at: path)
    }
    chooseAlternative(&found, declaration, node, at: path)
    return found
  }

  private mutating func chooseAlternative(
    _ found: inout [String: PageValue], _ declaration: PageTypeDeclaration, _ node: JSONNode,
    at path: JSONPath
  ) {
    let given = declaration.alternatives.filter { node[$0] != nil }
    for name in given.dropFirst() {
      found[name] = nil
      values.problems.warn(
        "\"\(name)\" does not count, because \"\(given[0])\" is given",
        at: node[name]?.offset ?? node.offset, path.key(name))
    }
  }
}

// MARK: - Names

extension PageReader {
  private mutating func title(
    of node: JSONNode, _ parameters: [String: PageValue], at path: JSONPath
  ) -> String {
    let derived =
      node["source"]?.string.map(FilePath.name) ?? node["type"]?.string.map(\.shortened) ?? ""
    let name = derived.isEmpty ? "Page" : derived
    guard let title = node["title"] else { return name }
    switch title.value {
    case .string(let text): return text.isEmpty ? name : text
    case .number(let number):
      warn("expected a string, not a number", at: title, path.key("title"))
      return number.shortText
    default:
      warn("expected a string, not \(title.kindName)", at: title, path.key("title"))
      return name
    }
  }

  private mutating func id(of node: JSONNode, at path: JSONPath) -> String? {
    guard let id = node["id"] else { return nil }
    guard let text = id.string, !text.isEmpty else {
      warn("expected a string that is not empty", at: id, path.key("id"))
      return nil
    }
    if !ids.insert(text).inserted {
      warn("another page has the id \"\(text.shortened)\"", at: id, path.key("id"))
    }
    return text
  }

  private mutating func warn(_ message: String, at node: JSONNode, _ path: JSONPath) {
    values.problems.warn(message, at: node.offset, path)
  }
}
