import Foundation
import PagerGraphics
import Testing

@testable import PagerSDL

@MainActor @Suite struct FontFailureTests {
  private func failure(fontFile: String) throws -> FontFailure {
    try #require(throws: FontFailure.self) {
      _ = try SDLTextEngine(fontFile: fontFile) { Issue.record("\($0)") }
    }
  }

  private func withFile<Result>(_ data: Data, _ body: (String) throws -> Result) throws -> Result {
    let name = "pagerail-\(UUID().uuidString).ttf"
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file.path)
  }

  @Test func `a file that is not there is named`() throws {
    let failure = try failure(fontFile: "/nowhere/font.ttf")

    #expect(
      failure.description == "cannot read the font /nowhere/font.ttf: No such file or directory")
  }

  @Test(arguments: ["", "no font at all", String(repeating: "x", count: 100_000)])
  func `a file that is no font is named`(content: String) throws {
    try withFile(Data(content.utf8)) { path in
      let failure = try failure(fontFile: path)
      #expect(failure.description.hasPrefix("\(path) is not a font: "))
    }
  }

  @Test func `a folder is no font`() throws {
    let path = FileManager.default.temporaryDirectory.path

    #expect(try failure(fontFile: path).description.contains(path))
  }

  @Test func `a font of pictures does not serve as the interface font`() throws {
    let emoji = try SDLFontCatalog(fontFile: nil).face(
      for: "😀", isEmoji: true, style: FontStyle(Font(size: 1)), language: .japanese)
    let file = try #require(emoji?.file)

    #expect(try failure(fontFile: file) == .notAFont(file: file, reason: "it has no face for text"))
  }

  @Test func `a system without fonts is told what to install`() {
    let line = FontFailure.noFont(family: "sans-serif").description

    #expect(line.contains("sans-serif") && line.contains("fonts-noto-core"))
  }

  @Test(arguments: [
    FontFailure.badSize(file: "a.ttf", pixels: 12.5), .library(reason: "12.5 a.ttf"),
  ])
  func `every failure is one line with its facts`(failure: FontFailure) {
    #expect(failure.description.contains("a.ttf"))
    #expect(failure.description.contains("12.5"))
    #expect(!failure.description.contains("\n"))
  }
}
