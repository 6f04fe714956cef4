import Dispatch
import Foundation
import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Synchronization

@testable import PagerDecks

/// A window with one page of a built-in type on a clock that is handed in, and a folder of files.
@MainActor
final class Shelf {
  let folder: TemporaryFolder
  let pager: PagerController
  let stage: Stage
  /// What the page warned of.
  var warnings: [String] { notes.warnings }
  /// What was copied.
  var copied: [String] { notes.copied }
  /// The links that were opened.
  var opened: [String] { notes.opened }
  /// In what detail pictures were decoded.
  var decoded: [PictureDetail] { notes.decoding { $0.details } }
  /// The seconds that went by.
  private(set) var time = 0.0
  private let notes = Notes()

  /// What the services were told.
  @MainActor
  private final class Notes {
    var warnings: [String] = []
    var copied: [String] = []
    var opened: [String] = []
    private nonisolated let state = Mutex(Decoding())
    private nonisolated let order = DispatchQueue(label: "decoding")

    /// Looks at what was decoded, or changes it, from any thread.
    nonisolated func decoding<Result: Sendable>(
      _ body: @Sendable (inout Decoding) -> Result
    ) -> Result {
      // The thread sanitizer sees that a queue keeps its work apart, but not that a mutex does.
      order.sync { state.withLock { body(&$0) } }
    }
  }

  /// What was decoded, and what is to fail.
  private struct Decoding {
    var details: [PictureDetail] = []
    var failures: [@Sendable () -> any Error] = []
  }

  init(
    _ type: String, _ parameters: [String: PageValue], in folder: TemporaryFolder? = nil,
    size: Size = Size(width: 800, height: 600)
  ) throws {
    self.folder = try folder ?? TemporaryFolder()
    let registry = PageRegistry()
    try BuiltInPages.register(in: registry)
    let notes = notes
    var services = PageServices(
      decodePicture: { picture, detail, _ in
        let failure = notes.decoding { decoding in
          decoding.details.append(detail)
          return decoding.failures.popLast()
        }
        if let failure { throw failure() }
        return try TestPictures.decode(picture, detail)
      },
      warn: { notes.warnings.append($0) })
    services.copy = { notes.copied.append($0) }
    services.openLink = { notes.opened.append($0) }
    let page = PageDescriptor(id: "Page", title: "Page", type: type, parameters: parameters)
    let other = PageDescriptor(id: "Other", title: "Other", type: "Red")
    pager = PagerController(
      source: PageList([page, other]), registry: registry,
      services: FileReader(boundary: try PathBoundary(folder: self.folder.path))
        .added(to: services))
    pager.cache = PageCachePolicy(radius: 0, prefetches: false)
    stage = Stage(root: pager, text: FixedTextEngine())
    stage.handle(.window(WindowEvent(.resized(size, scale: 1), time: 0)))
    stage.handle(.window(WindowEvent(.shown, time: 0)))
    _ = stage.displayList()
  }

  /// Opens the page of `type` for the file `name` that holds `bytes`.
  static func opening(
    _ bytes: [UInt8], as type: String, name: String = "file",
    _ parameters: [String: PageValue] = [:], size: Size = Size(width: 800, height: 600)
  ) async throws -> Shelf {
    let folder = try TemporaryFolder()
    let path = try folder.write(bytes, to: name)
    let more = ["source": PageValue.string(path)]
    let shelf = try Shelf(type, parameters.merging(more) { $1 }, in: folder, size: size)
    await shelf.settle()
    return shelf
  }

  /// The page itself.
  var page: Page? { pager.page("Page") }
  /// Whether the page could not be made and an error page stands in its place.
  var hasFailed: Bool { page.map { "\(type(of: $0))" == "ErrorPage" } ?? false }

  /// The next picture cannot be decoded; `failure` is asked why while it is.
  func failNextDecoding(with failure: @autoclosure @escaping @Sendable () -> any Error) {
    notes.decoding { $0.failures.append(failure) }
  }

  /// Waits until the page is prepared, or has failed.
  func settle() async {
    while isPreparing { await Task.yield() }
    // The slot of the page takes over a moment after the page itself is ready.
    while page?.view.isHidden == true, !hasFailed { await Task.yield() }
    if let loading = (page as? PlainTextPage)?.loading { _ = try? await loading.value }
    run(0.1)
  }

  private var isPreparing: Bool { page?.needsPreparation == true && !hasFailed }

  /// Shows frames for so many seconds.
  func run(_ seconds: Double) {
    for _ in 0..<Int((seconds * 50).rounded()) {
      time += 0.02
      _ = stage.advance(to: time)
      _ = stage.displayList()
    }
  }

  /// Goes to the other page and comes back.
  func leaveAndReturn() async {
    for index in [1, 0] {
      pager.go(to: index)
      run(4)
    }
    await settle()
  }

  func command(_ command: PagerCommand) {
    stage.handle(.command(command, time: time))
    run(2)
  }

  func click(_ x: Double, _ y: Double, count: Int = 1, _ modifiers: Modifiers = []) {
    for kind in [PointerEvent.Kind.down, .up] {
      stage.handle(
        .pointer(
          PointerEvent(
            kind, at: Point(x: x, y: y), isHeld: kind == .down, modifiers: modifiers,
            clicks: count, time: time)))
    }
    run(0.02)
  }

  func hover(_ x: Double, _ y: Double) {
    stage.handle(.pointer(PointerEvent(.move, at: Point(x: x, y: y), isHeld: false, time: time)))
    run(0.02)
  }

  func wheel(_ x: Double, _ y: Double, _ modifiers: Modifiers = []) {
    stage.handle(
      .wheel(
        WheelEvent(
          Vector(dx: x, dy: y), at: Point(x: 400, y: 300), modifiers: modifiers, time: time)))
    run(0.5)
  }

  /// Drags the pointer evenly by a way.
  func drag(from start: Point, by way: Vector) {
    func event(_ kind: PointerEvent.Kind, _ share: Double) {
      let place = Point(x: start.x + way.dx * share, y: start.y + way.dy * share)
      stage.handle(
        .pointer(PointerEvent(kind, at: place, isHeld: kind != .up, time: time)))
      run(0.02)
    }
    event(.down, 0)
    for step in 1...10 { event(.move, Double(step) / 10) }
    run(0.2)
    event(.up, 1)
    run(3)
  }

  /// The layers below the strip.
  var layers: [Layer] { stage.displayList().layers.filter { $0.frame.y > 0 || $0.clip.y > 0 } }

  /// The texts below the strip, from top to bottom within each layer.
  var runs: [TextRun] { layers.texts }

  /// What these texts say.
  var texts: [String] { runs.map(\.text) }

  /// All of it.
  var reading: String { texts.joined(separator: " ") }
}

/// Pictures whose files hold nothing but a header.
enum TestPictures {
  struct Unreadable: Error {}

  /// As much as is wanted of a picture of the size that the header tells.
  static func decode(_ source: EncodedPicture, _ detail: PictureDetail) throws -> LoadedPicture {
    guard let part = detail.extent(ofWidth: source.width, height: source.height)?.part,
      let picture = Picture(
        width: part.width, height: part.height,
        pixels: Array(repeating: 0xFF33_6699, count: part.width * part.height))
    else { throw Unreadable() }
    return LoadedPicture(picture, width: source.width, height: source.height)
  }

  /// Why a picture cannot be read whose file is another one a moment later.
  static func replacing(_ path: String, with bytes: [UInt8]) -> any Error {
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      return Unreadable()
    } catch {
      return error
    }
  }

  /// The header of a PNG file.
  static func png(_ width: Int, _ height: Int) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + big(width) + big(height) + [8, 6, 0, 0, 0]
  }

  /// The number in four bytes, the greatest first.
  static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
