import PagerCore

/// Why a name of a page type was not accepted.
public enum RegistryFailure: Error, Equatable, CustomStringConvertible {
  /// The name is registered already.
  case taken(String)
  /// No page type has this name; with the names there are.
  case unknown(String, known: [String])

  /// One line that names the name, the known ones and the nearest of them.
  public var description: String {
    switch self {
    case .taken(let name):
      return "page type \"\(name)\" is registered already"
    case .unknown(let name, let known):
      let hint = nearest(name, in: known).map { ", did you mean \"\($0)\"?" } ?? ""
      let names = known.isEmpty ? "none is registered" : known.joined(separator: ", ")
      return "no page type \"\(name)\"\(hint) (known: \(names))"
    }
  }
}
