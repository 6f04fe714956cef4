/// The way from a document to one of its values: `pages[3].source`.
struct JSONPath: Sendable, Equatable, CustomStringConvertible {
  /// One step of the way.
  enum Step: Sendable, Equatable {
    case key(String)
    case index(Int)
  }

  /// The steps from the document's own value.
  var steps: [Step] = []

  /// The way one step on, to a member.
  func key(_ name: String) -> JSONPath { JSONPath(steps: steps + [.key(name)]) }

  /// The way one step on, to an element.
  func index(_ index: Int) -> JSONPath { JSONPath(steps: steps + [.index(index)]) }

  /// The steps in a row; nothing for the document itself.
  ///
  /// Names that are long, empty or contain anything but letters, digits, `_` and `-` are quoted.
  var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let name) where Self.isPlain(name): text += text.isEmpty ? name : ".\(name)"
      case .key(let name): text += "[\"\(name.shortened)\"]"
      }
    }
    return text
  }

  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 40
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
  }
}

extension String {
  /// The text on one line and not longer than a message can bear.
  var shortened: String {
    let most = 40
    let line = String(map { $0.isNewline ? " " : $0 }.prefix(most))
    return count > most ? line + "…" : line
  }
}
