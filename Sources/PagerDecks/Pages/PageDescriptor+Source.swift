import PagerCore

extension PageDescriptor {
  /// The file that the page shows: the parameter `source`; nothing without one.
  var source: String? { parameters["source"]?.string }
}
