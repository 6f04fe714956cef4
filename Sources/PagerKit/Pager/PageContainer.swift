/// The layer in which a page is shown.
@MainActor
final class PageContainer: View {
  /// Whether the page is on its way into view, there, or not yet out of sight.
  var isPageSeen = false {
    didSet { if isPageSeen != oldValue { stageShownDidChange() } }
  }

  /// A view in it that is only looked at: the keyboard cannot go there.
  weak var relic: View?

  override var showsContent: Bool { isPageSeen }

  override var focusableSubviews: [View] { subviews.filter { $0 !== relic } }
}
