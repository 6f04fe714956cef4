public import PagerKit

/// A page that shows what it reads, with a line below for what a person should know of it.
@MainActor
public class NotedPage: Page {
  /// What is shown.
  let content = NotedView()

  /// Shows the content; a page that is to be prepared tells how far it is.
  public override func loadView() -> View {
    if needsPreparation { progress = 0 }
    return content
  }
}
