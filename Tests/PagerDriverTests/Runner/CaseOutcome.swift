import PagerCore
import PagerDriver
import PagerGraphics
import PagerKit

/// What became of one run: each frame, each thing told, and what was wrong anyhow.
struct CaseOutcome {
  /// The state at each frame, and at the end.
  var snapshots: [CaseSnapshot]
  let log: [PagerLogEntry]
  /// The times at which the scene was open and the last event was over, in seconds.
  let opened: Double
  let ended: Double
  let faults: [String]

  @MainActor
  init(_ scene: CaseScene) {
    snapshots = scene.snapshots
    log = scene.driver.log
    opened = scene.opened
    ended = scene.ended
    faults = scene.faults
  }

  /// The state at `time`: that of the last frame until then.
  func state(at time: Double) -> CaseSnapshot? {
    snapshots.last { $0.time <= time + Self.tolerance } ?? snapshots.first
  }

  /// The last frame before `time`.
  func frame(before time: Double) -> CaseSnapshot? {
    snapshots.last { $0.time < time - Self.tolerance }
  }

  /// The frames from `start` to `end`, both included.
  func frames(from start: Double, to end: Double) -> [CaseSnapshot] {
    snapshots.filter { $0.time >= start - Self.tolerance && $0.time <= end + Self.tolerance }
  }

  /// What was told from `start` on and before `end`.
  func log(from start: Double, to end: Double) -> [PagerLogEntry] {
    log.filter { $0.time >= start - Self.tolerance && $0.time < end - Self.tolerance }
  }

  private static let tolerance = 1e-9
}
