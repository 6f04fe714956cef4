import Foundation
import PagerKit
import Testing

@testable import pagerail

@MainActor @Suite struct DocumentationTests {
  private func file(_ path: String) throws -> String {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test func `the help explains every option and key`() {
    let help = HelpText().description

    for rule in OptionRule.all {
      #expect(help.contains("  \(rule.spelling)"))
      #expect(help.contains(rule.summary))
    }
    for group in KeyMap.standard.groups { #expect(help.contains(group.meaning)) }
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func `no two options have the same name`() {
    #expect(Set(OptionRule.all.map(\.name)).count == OptionRule.all.count)
  }

  @Test func `manual and README name every option`() throws {
    let manual = try file("man/pagerail.1").replacing("\\-", with: "-")
    let readme = try file("README.md")

    for rule in OptionRule.all {
      #expect(manual.contains(rule.spelling))
      #expect(readme.contains(rule.spelling))
    }
  }

  @Test func `the README shows the example as it is`() throws {
    let readme = try file("README.md")
    let path = "Examples/Minimal/Sources/Minimal/main.swift"
    let block = readme.components(separatedBy: "<!-- example:\(path) -->\n").last?
      .components(separatedBy: "<!-- /example -->").first

    #expect(block == "```swift\n\(try file(path))```\n")
    #expect(try file(path).split(separator: "\n").count <= 15)
  }
}
