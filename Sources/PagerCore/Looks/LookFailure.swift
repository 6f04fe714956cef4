/// Why the name of a look was not accepted.
public enum LookFailure: Error, Equatable, CustomStringConvertible {
  /// A look without a name could not be chosen.
  case unnamed
  /// There is a look of this name already.
  case taken(String)
  /// No look has this name; with the names there are.
  case unknown(String, known: [String])

  /// One line that names the name, the known ones and the nearest of them.
  public var description: String {
    switch self {
    case .unnamed:
      return "a look needs a name"
    case .taken(let name):
      return "look \"\(name)\" is registered already"
    case .unknown(let name, let known):
      let hint = nearest(name, in: known).map { ", did you mean \"\($0)\"?" } ?? ""
      let names = known.isEmpty ? "none is registered" : known.joined(separator: ", ")
      return "no look \"\(name)\"\(hint) (known: \(names))"
    }
  }
}
