import PagerCore

/// Reads values of declared kinds, and notes what is wrong with them.
struct ValueReader {
  /// What was wrong so far.
  var problems: ProblemList
  /// Where the paths in the deck begin.
  let folder: String
  /// Where they may lead.
  let boundary: PathBoundary

  /// Reads `node` as a value of `kind`; nothing, and a problem more, if it is none.
  mutating func read(_ node: JSONNode, as kind: ParameterKind, at path: JSONPath) -> PageValue? {
    switch kind {
    case .any: return PageValue(node)
    case .array(let kind): return readArray(node, of: kind, at: path)
    case .object(let parameters): return readObject(node, parameters, at: path)
    case .path: return readPath(node, at: path)
    default: return readScalar(node, as: kind, at: path)
    }
  }

  private mutating func readScalar(
    _ node: JSONNode, as kind: ParameterKind, at path: JSONPath
  ) -> PageValue? {
    switch (kind, node.value) {
    case (.string, .string(let text)): return .string(text)
    case (.bool, .bool(let value)): return .bool(value)
    case (.number(let range), .number(let number)) where range.contains(number):
      return .number(number)
    case (.integer(let range), .number(let number))
    where Int(exactly: number).map(range.contains) ?? false:
      return .number(number)
    case (.color, .string(let text)) where DeckColor.color(text) != nil: return .string(text)
    case (.choice(let names), .string(let text)) where names.contains(text): return .string(text)
    default:
      problems.error(complaint(about: node, expected: kind), at: node.offset, path)
      return nil
    }
  }

  private func complaint(about node: JSONNode, expected kind: ParameterKind) -> String {
    switch (kind, node.value) {
    case (.choice(let names), .string(let text)):
      return "expected \(kind), not \"\(text.shortened)\"\(hint(for: text, in: names))"
    case (.color, .string(let text)):
      return "expected \(kind), not \"\(text.shortened)\"\(hint(for: text, in: DeckColor.names))"
    case (.number, .number(let number)), (.integer, .number(let number)):
      return "expected \(kind), not \(number.shortText)"
    default: return "expected \(kind), not \(node.kindName)"
    }
  }

  private mutating func readPath(_ node: JSONNode, at path: JSONPath) -> PageValue? {
    guard let text = node.string else {
      problems.error("expected a string, not \(node.kindName)", at: node.offset, path)
      return nil
    }
    do throws(FileFailure) {
      guard !text.isEmpty else { throw FileFailure(path: "\"\"", reason: "is no path") }
      let file = try boundary.resolve(FilePath.joined(folder, text))
      if let refusal = try FileStatus(path: file).kind.refusal {
        throw FileFailure(path: file, reason: refusal)
      }
      return .string(file)
    } catch {
      problems.error("\"\(text.shortened)\" \(error.reason)", at: node.offset, path)
      return nil
    }
  }

  private mutating func readArray(
    _ node: JSONNode, of kind: ParameterKind, at path: JSONPath
  ) -> PageValue? {
    guard let elements = node.elements else {
      problems.error("expected an array, not \(node.kindName)", at: node.offset, path)
      return nil
    }
    var values: [PageValue] = []
    for (index, element) in elements.enumerated() {
      if let value = read(element, as: kind, at: path.index(index)) { values.append(value) }
    }
    return values.count == elements.count ? .array(values) : nil
  }

  private mutating func readObject(
    _ node: JSONNode, _ parameters: [PageParameter], at path: JSONPath
  ) -> PageValue? {
    guard node.members != nil else {
      problems.error("expected an object, not \(node.kindName)", at: node.offset, path)
      return nil
    }
    return .object(readMembers(of: node, parameters, at: path))
  }

  /// Reads the members that are declared by `parameters`; what is required and missing is an error.
  mutating func readMembers(
    of node: JSONNode, _ parameters: [PageParameter], at path: JSONPath
  ) -> [String: PageValue] {
    var values: [String: PageValue] = [:]
    for parameter in parameters {
      if let member = node[parameter.name] {
        values[parameter.name] = read(member, as: parameter.kind, at: path.key(parameter.name))
      } else if parameter.isRequired {
        problems.error("\"\(parameter.name)\" is missing", at: node.offset, path)
      } else {
        values[parameter.name] = parameter.standard
      }
    }
    return values
  }

  /// Warns about the members that are none of `known`.
  mutating func warnAboutUnknown(in node: JSONNode, known: [String], at path: JSONPath) {
    for member in node.members ?? [] where !known.contains(member.key) {
      guard !problems.isFull else { return }
      let hint = hint(for: member.key, in: known)
      problems.warn("unknown key \"\(member.key.shortened)\"\(hint)", at: member.offset, path)
    }
  }

  private func hint(for name: String, in names: [String]) -> String {
    // Names that long are no misspellings, and comparing them takes long.
    guard name.utf8.count <= 64 else { return "" }
    return nearest(name, in: names).map { ", did you mean \"\($0)\"?" } ?? ""
  }
}

extension PageValue {
  /// The value that `node` writes.
  init(_ node: JSONNode) {
    switch node.value {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map(PageValue.init))
    case .object(let members):
      self = .object(
        Dictionary(
          members.map { ($0.key, PageValue($0.node)) }, uniquingKeysWith: { first, _ in first }))
    }
  }
}
