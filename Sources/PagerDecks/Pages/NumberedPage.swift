import PagerCore
public import PagerKit

/// One of many generated pages: its number in large letters on one of the built-in colours, and its
/// history.
@MainActor
public final class NumberedPage: ColorPage {
  /// Creates the page with the number (from 1) that stands in the parameter `number`.
  public required convenience init(context: PageContext) {
    let index = Self.number(in: context) - 1
    let colors = PageColor.allCases
    let place = ((index % colors.count) + colors.count) % colors.count
    self.init(context: context, color: colors[place].color)
  }

  public override var heading: String { String(Self.number(in: context)) }

  public override var caption: String { title }

  private static func number(in context: PageContext) -> Int {
    context.descriptor.parameters["number"]?.number.flatMap { Int(exactly: $0.rounded()) } ?? 1
  }
}
