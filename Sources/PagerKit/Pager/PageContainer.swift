/// The layer in which a page is shown.
@MainActor
final class PageContainer: View {
  /// Whether the page is on its way into view, there, or not yet out of sight.
  var isPageSeen = false {
    didSet { if isPageSeen != oldValue { stageShownDidChange() } }
  }

  override var showsContent: Bool { isPageSeen }
}
