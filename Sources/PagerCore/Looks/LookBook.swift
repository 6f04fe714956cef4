/// The looks that a program offers: the built-in ones, and those it defines itself.
///
/// It is a value that the program hands on to whatever chooses by name: an option, a key, a list.
///
/// ```swift
/// var neon = Looks.underline
/// neon.name = "neon"
/// var book = LookBook()
/// try book.register(neon)
/// ```
public struct LookBook: Equatable, Sendable {
  /// The looks in the order in which they are offered; no two have the same name.
  public private(set) var looks: [Look]

  /// Creates a book of the built-in looks.
  public init() {
    looks = Looks.all
  }

  /// Creates a book of these looks, in this order.
  ///
  /// Throws when two have the same name.
  public init(_ looks: [Look]) throws(LookFailure) {
    self.looks = []
    for look in looks { try register(look) }
  }

  /// Adds a look behind the others.
  ///
  /// Throws when its name is empty or taken.
  public mutating func register(_ look: Look) throws(LookFailure) {
    guard !look.name.isEmpty else { throw .unnamed }
    guard named(look.name) == nil else { throw .taken(look.name) }
    looks.append(look)
  }

  /// The names in the order of the looks.
  public var names: [String] { looks.map(\.name) }

  /// The look of this name; nil when there is none.
  public func named(_ name: String) -> Look? {
    looks.first { $0.name == name }
  }

  /// The look of this name; throws with the names there are when there is none.
  public func look(named name: String) throws(LookFailure) -> Look {
    guard let look = named(name) else { throw .unknown(name, known: names) }
    return look
  }

  /// The look behind the one of this name, the first one behind the last; the first one for a name
  /// that is unknown, nil in an empty book.
  public func look(after name: String) -> Look? {
    guard let index = looks.firstIndex(where: { $0.name == name }) else { return looks.first }
    return looks[(index + 1) % looks.count]
  }
}
