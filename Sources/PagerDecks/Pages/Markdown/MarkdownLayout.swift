import PagerGraphics
import PagerKit

/// A block of a formatted text with everything in its place, in points of its row.
struct MarkdownLayout {
  /// A piece of text.
  struct Text: Equatable {
    var text: String
    var font: Font
    /// The start of the baseline.
    var origin: Point
    var ink: MarkdownInk
  }

  /// An area of one colour.
  struct Fill: Equatable {
    var shape: Shape
    var ink: MarkdownInk
  }

  /// Where a click opens something.
  struct Link: Equatable {
    var area: Rect
    var target: String
  }

  /// The height of the row with the spaces above and below.
  var height = 0.0
  /// What is drawn first.
  var fills: [Fill] = []
  /// What is drawn upon it.
  var texts: [Text] = []
  /// What is drawn upon that: underlines and strokes through words.
  var strokes: [Fill] = []
  /// Where links are.
  var links: [Link] = []
  /// Where a picture is, and its file as it is written.
  var picture: (source: String, area: Rect)?

  /// The link at a point.
  func link(at point: Point) -> String? {
    links.first { $0.area.contains(point) }?.target
  }
}
