import PagerCore
import PagerKit

/// A page that takes 2 s to get ready.
final class SleepingPage: Page {
  private var isReady = false

  override var needsPreparation: Bool { !isReady }

  override func prepare() async throws {
    try await Task.sleep(for: .seconds(2))
    isReady = true
  }
}
