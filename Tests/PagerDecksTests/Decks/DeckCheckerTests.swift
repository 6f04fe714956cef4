import PagerTestSupport
import Testing

@testable import PagerDecks

@Suite struct DeckCheckerTests {
  @Test func `every problem is told with its line and its way`() throws {
    let folder = try TemporaryFolder()
    try folder.write("hello", to: "a.txt")
    let path = try folder.write(
      """
      {
        "titel": "Deck",
        "look": "slidr",
        "strip": {"parking": "middle", "wdith": 3},
        "pages": [
          {"type": "text", "source": "a.txt", "text": "b", "Wrap": true},
          {"type": "text", "source": 7, "wrap": "no", "tab": 0},
          {"type": "image"},
          {"type": "image", "source": "missing.png", "id": "x"},
          {"type": "color", "color": "rde", "id": "x"},
          {"type": "list", "rows": ["a", 1]},
          {"title": "No type"},
          17,
        ]
      }
      """, to: "deck.json")

    let lines = DeckChecker.check(path).map { "\($0.severity) \($0.inFolder)" }

    let known = BuiltInPages.declarations.map(\.name).joined(separator: ", ")
    let colors = DeckColor.names.joined(separator: ", ")
    let looks = DeckKeys.settings[2].kind
    #expect(
      lines == [
        "warning deck.json:13: pages: a comma before the closing \"]\"",
        "error deck.json:3: look: expected \(looks), not \"slidr\", did you mean \"slider\"?",
        "error deck.json:4: strip.parking: expected one of \"center\", \"neighbors\", \"pivot\", "
          + "\"margin\", not \"middle\"",
        "warning deck.json:2: unknown key \"titel\", did you mean \"title\"?",
        "warning deck.json:4: strip: unknown key \"wdith\", did you mean \"width\"?",
        "warning deck.json:6: pages[0]: unknown key \"Wrap\", did you mean \"wrap\"?",
        "warning deck.json:6: pages[0].text: "
          + "\"text\" does not count, because \"source\" is given",
        "error deck.json:7: pages[1].source: expected a string, not a number",
        "error deck.json:7: pages[1].wrap: expected true or false, not a string",
        "error deck.json:7: pages[1].tab: expected a whole number from 1 to 32, not 0",
        "error deck.json:8: pages[2]: \"source\" is missing",
        "error deck.json:9: pages[3].source: \"missing.png\" no such file or directory",
        "error deck.json:10: pages[4].color: expected a color (#RRGGBB or \(colors)), "
          + "not \"rde\", did you mean \"red\"?",
        "warning deck.json:10: pages[4].id: another page has the id \"x\"",
        "error deck.json:11: pages[5].rows[1]: expected a string, not a number",
        "error deck.json:12: pages[6].type: the page type is missing (known: \(known))",
        "error deck.json:13: pages[7]: expected an object, not a number",
      ])
  }

  @Test func `a good deck has no problems`() throws {
    let folder = try TemporaryFolder()
    let text = "{\"$schema\": \"x\", \"pages\": [{\"type\": \"color\", \"color\": \"#f80\"}]}"

    #expect(try DeckChecker.check(folder.write(text, to: "deck.json")).isEmpty)
  }

  @Test func `a file without pages and one that is missing are problems`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("{\"page\": []}", to: "deck.json")

    let problems = DeckChecker.check(path) + DeckChecker.check(folder("none.json"))

    #expect(
      problems.map(\.message) == [
        "\"pages\" is missing: unknown key \"page\", did you mean \"pages\"?",
        "no such file or directory",
      ])
    #expect(DeckChecker.hasErrors(problems))
  }
}
