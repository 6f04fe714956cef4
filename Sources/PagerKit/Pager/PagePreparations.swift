import PagerCore

/// Who wants to know when pages are ready, and who says when they are.
struct PagePreparations {
  /// Whether a page whose slow work is done waits to be called ready.
  var waitForCall = false
  /// Told of each page that is ready to be seen now, or that failed to be.
  var onEnd: ((PageID) -> Void)?
}
