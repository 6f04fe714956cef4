public import PagerCore
public import PagerGraphics

/// All that a page is given of the world around it.
@MainActor
public final class PageContext {
  /// Who the page is, with the parameters of its type.
  public internal(set) var descriptor: PageDescriptor
  /// What the program around offers.
  public let services: PageServices
  /// The pager that shows the page; nothing once the page is gone.
  public internal(set) weak var pager: PagerController?

  /// Creates a context; pages made by hand, as in tests, may do without a pager.
  public init(
    descriptor: PageDescriptor, services: PageServices = PageServices(),
    pager: PagerController? = nil
  ) {
    self.descriptor = descriptor
    self.services = services
    self.pager = pager
  }

  /// The measures of text; nothing while the pager is in no window.
  public var text: (any TextMeasuring)? { pager?.stage?.text }
  /// The colours of everything.
  public var theme: Theme { pager?.stage?.theme ?? .light }
  /// The time of now, in seconds.
  public var time: Double { pager?.stage?.time ?? 0 }
}
