/// A case file that cannot be read: the file, and the key or value that is wrong.
struct CaseFailure: Error, Equatable, CustomStringConvertible {
  var file: String
  var message: String

  var description: String { "\(file): \(message)" }
}
