import PagerCore
import PagerGraphics
public import PagerKit

/// Plots where the pager that shows it is, and how fast it goes; rests when the pager does.
@MainActor
public final class MotionPage: Page {
  private let plot = MotionView()

  /// Creates the page, which watches from now on.
  public required init(context: PageContext) {
    super.init(context: context)
    guard let pager = context.pager else { return }
    plot.trace.add(pager.state)
    pager.observe(for: self) { [weak self] state in self?.plot.trace.add(state) }
  }

  public override func loadView() -> View {
    plot.titleOfPage = { [weak self] index in
      guard let source = self?.context.pager?.source, (0..<source.count).contains(index) else {
        return nil
      }
      return source.title(at: index)
    }
    return plot
  }
}
