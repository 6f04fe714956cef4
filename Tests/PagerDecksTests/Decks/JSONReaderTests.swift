import Foundation
import PagerTestSupport
import Testing

@testable import PagerDecks

@Suite struct JSONReaderTests {
  @Test(arguments: [
    ("\"\\u0041\\n\\\"\\/\"", "A\n\"/"), ("\"\\ud83d\\ude42\"", "🙂"), ("\"红\"", "红"),
  ])
  func `escapes stand for their characters`(text: String, value: String) throws {
    #expect(try read(text).string == value)
  }

  @Test(arguments: ["0", "-0.5", "1e3", "12.25E-2", "123456789012345678901234567890"])
  func `numbers have their value`(text: String) throws {
    let node = try read(text)

    #expect(node.number == Double(text))
  }

  @Test(arguments: [
    "01", "1.", ".5", "+1", "1e", "1e999", "NaN", "tru", "\"\\x\"", "\"\\u12\"", "\"\\ud800\"",
    "\"\\", "\"\\u", "[1 2]", "{\"a\" 1}", "{a:1}", "[", "{\"a\":", "]", "'a'", "[1]]", "#",
    "\u{7}",
  ])
  func `what is no JSON is refused`(text: String) {
    #expect(throws: JSONNote.self) { try read(text) }
  }

  @Test func `every value knows its place`() throws {
    let node = try read("{\"a\": [1,\n {\"b c\": true}]}")

    #expect(node["a"]?.elements?.map(\.offset) == [7, 11])
    #expect(node["a"]?.elements?.last?.members?.first?.offset == 12)
  }

  @Test func `errors name the way to the value`() {
    let note = #expect(throws: JSONNote.self) { try read("{\"a\":[0,{\"b c\":\nx}]}") }

    #expect(note?.path.description == "a[1][\"b c\"]")
    #expect(note?.offset == 16)
  }

  @Test(arguments: [(128, true), (129, false)])
  func `arrays may lie a hundred and twenty-eight deep`(depth: Int, isFine: Bool) {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)

    let isRead = (try? read(text)) != nil

    #expect(isRead == isFine)
  }

  @Test func `ten megabytes of opening brackets are refused at once`() {
    var reader = JSONReader([UInt8](repeating: UInt8(ascii: "["), count: 10 << 20))

    let note = #expect(throws: JSONNote.self) { try reader.read() }

    #expect(note?.offset == JSONReader.deepest)
  }

  @Test(arguments: 0..<300)
  func `bytes of any kind end in a value or an error`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let alphabet = Array("{}[]\",:\\u0d81e-+.tfnrals/*# \n".utf8) + [0, 0x7F, 0x80, 0xC3, 0xFF]
    let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
      alphabet.randomElement(using: &random) ?? 0
    }
    var reader = JSONReader(bytes)

    let outcome = Result { try reader.read() }

    #expect(reader.place <= bytes.count + 1)
    guard case .success = outcome, reader.notes.isEmpty else { return }
    // What is accepted without a note is accepted by the system's reader too.
    let isText = String(validating: bytes, as: UTF8.self) != nil
    let options: JSONSerialization.ReadingOptions = [.fragmentsAllowed]
    #expect(
      !isText || (try? JSONSerialization.jsonObject(with: Data(bytes), options: options)) != nil)
  }

  private func read(_ text: String) throws(JSONNote) -> JSONNode {
    var reader = JSONReader(Array(text.utf8))
    return try reader.read()
  }
}
