/// Something about a place in a JSON text.
struct JSONNote: Error, Equatable {
  /// Where, in bytes.
  var offset: Int
  /// The way to the value at fault.
  var path: JSONPath
  /// What is wrong there.
  var message: String
}
