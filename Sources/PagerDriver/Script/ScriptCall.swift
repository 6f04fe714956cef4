/// What a program can ask of its pager.
public enum ScriptCall: Sendable, Equatable {
  /// Selects the page at an index.
  case select(Int, animated: Bool)
  /// Makes everything anew.
  case reload
  /// Puts a page before the one at an index; without a title it gets a number.
  case insert(Int, title: String?)
  /// Puts a page behind the last one.
  case append(title: String?)
  /// Takes the page at an index away.
  case delete(Int)
  /// Gives the page at an index another title.
  case setTitle(Int, String)
  /// Takes the pager out of the view that holds it.
  case detach
  /// Puts it back.
  case attach
}

extension ScriptCall {
  /// Why a text is no call.
  struct Unreadable: Error {
    /// What was expected, in words.
    var expected: String
  }

  /// Reads calls that are joined by `;`.
  static func parse(_ text: String) throws(Unreadable) -> [ScriptCall] {
    let parts = CallText.split(text, at: ";")
    var calls: [ScriptCall] = []
    for part in parts where !part.isEmpty { calls.append(try ScriptCall(parsing: part)) }
    guard !calls.isEmpty else { throw Unreadable(expected: forms) }
    return calls
  }

  private static let forms =
    "expected select(i), select(i,animated:false), reload(), insert(i,Title), append(Title), "
    + "delete(i), setTitle(i,'Title'), pager.detach() or pager.attach()"

  private init(parsing text: String) throws(Unreadable) {
    guard let call = CallText(text), let read = ScriptCall(call) else {
      throw Unreadable(expected: "\(Self.forms), not \"\(text)\"")
    }
    self = read
  }

  private init?(_ call: CallText) {
    let arguments = call.arguments
    switch (call.name, arguments.count) {
    case ("select", 1...2):
      guard let index = Int(arguments[0]) else { return nil }
      guard let animated = Self.animated(arguments.dropFirst().first) else { return nil }
      self = .select(index, animated: animated)
    case ("insert", 1...2):
      guard let index = Int(arguments[0]), index >= 0 else { return nil }
      self = .insert(index, title: arguments.count == 2 ? arguments[1] : nil)
    case ("append", 0...1): self = .append(title: arguments.first)
    case ("delete", 1):
      guard let index = Int(arguments[0]) else { return nil }
      self = .delete(index)
    case ("setTitle", 2):
      guard let index = Int(arguments[0]) else { return nil }
      self = .setTitle(index, arguments[1])
    case ("reload", 0): self = .reload
    case ("pager.detach", 0): self = .detach
    case ("pager.attach", 0): self = .attach
    default: return nil
    }
  }

  private static func animated(_ argument: String?) -> Bool? {
    switch argument {
    case nil, "animated:true": true
    case "animated:false": false
    default: nil
    }
  }
}
