import PagerCore
import PagerDriver
import PagerGraphics
import PagerKit
import Testing

@Suite struct ScriptTests {
  @Test func `comments and empty lines count for nothing, but keep their numbers`() throws {
    let script = try Script(parsing: "# one\n\n  {\"tapTab\":1}\r\n\t\n{\"t\":9,\"quit\":true}")

    #expect(
      script.lines == [
        ScriptLine(number: 3, time: .after(0), action: .tapTab(1)),
        ScriptLine(number: 5, time: .at(0.009), action: .quit),
      ])
  }

  @Test(
    arguments: [
      (#"{"t":5,"down":[1,2]}"#, .at(0.005), .down(ScriptPointer(Point(x: 1, y: 2)))),
      (
        #"{"t":"half","up":[1,2],"button":"right"}"#, .half,
        .up(ScriptPointer(Point(x: 1, y: 2), button: .right))
      ),
      (#"{"t":"rest","motionNoButton":[1,2]}"#, .rest, .hover(ScriptPointer(Point(x: 1, y: 2)))),
      (
        #"{"after":10,"move":[1,2],"from":[3,4]}"#, .after(0.01),
        .move(ScriptPointer(Point(x: 1, y: 2)), from: Point(x: 3, y: 4))
      ),
      (#"{"click":[1,2]}"#, .after(0), .click(Point(x: 1, y: 2), .left)),
      (
        #"{"wheel":[0,-1.5],"mod":"shift+ctrl","n":2,"dir":"FLIPPED","at":[7,8]}"#, .after(0),
        .wheel(Vector(dx: 0, dy: -1.5), at: Point(x: 7, y: 8), [.shift, .control], count: 2)
      ),
      (
        #"{"key":"Right","n":3,"repeat":true,"mod":"alt"}"#, .after(0),
        .key("Right", .alt, count: 3, repeats: true)
      ),
      (#"{"window":"MINIMIZED"}"#, .after(0), .window(.hidden)),
      (#"{"window":"FOCUS_LOST"}"#, .after(0), .window(.focusLost)),
      (
        #"{"resize":[800,600],"output":[1600,1200]}"#, .after(0),
        .resize(Size(width: 800, height: 600), output: Size(width: 1600, height: 1200), scale: nil)
      ),
      (
        #"{"resize":[800,600],"scale":1.25}"#, .after(0),
        .resize(Size(width: 800, height: 600), output: nil, scale: 1.25)
      ),
      (#"{"t":16.667,"frame":true}"#, .at(0.016667), .frame),
      (#"{"t":3,"idle":true}"#, .at(0.003), .idle),
      (#"{"assertQuietSince":2000}"#, .after(0), .assertQuiet(2)),
    ] as [(String, ScriptTime, ScriptAction)])
  func `a line says when and what`(text: String, time: ScriptTime, action: ScriptAction) throws {
    let script = try Script(parsing: text)

    #expect(script.lines == [ScriptLine(number: 1, time: time, action: action)])
  }

  @Test func `a finger's drag has all that window systems tell of it`() throws {
    let text =
      #"{"fingerDrag":[700,200,500],"hold":150,"y":90,"mouseCopies":true,"#
      + #""secondFinger":[250,350]}"#
    var stroke = ScriptStroke(from: 700, to: 200, duration: 0.5)
    stroke.hold = 0.15
    stroke.y = 90
    stroke.isFinger = true
    stroke.hasMouseCopies = true
    stroke.secondFinger = 0.25...0.35

    #expect(try Script(parsing: text).lines.map(\.action) == [.stroke(stroke)])
  }

  @Test func `calls are read with their arguments`() throws {
    let text =
      #"{"call":"select(7,animated:true); select(0,animated:false);reload();insert(0, X);"#
      + #"insert(1);append();append('A;B, c');delete(2);setTitle(1,'In (2)');pager.detach();"#
      + #"pager.attach()"}"#

    let script = try Script(parsing: text)

    #expect(
      script.lines.map(\.action) == [
        .call([
          .select(7, animated: true), .select(0, animated: false), .reload,
          .insert(0, title: "X"), .insert(1, title: nil), .append(title: nil),
          .append(title: "A;B, c"), .delete(2), .setTitle(1, "In (2)"), .detach, .attach,
        ])
      ])
  }

  @Test(arguments: [
    ("{", "expected a JSON object"),
    ("[]", "expected a JSON object"),
    (#"{"tapTb":1}"#, "unknown key \"tapTb\", did you mean \"tapTab\"?"),
    (#"{"t":5}"#, "expected one of down, move"),
    (#"{"tapTab":1,"hold":5}"#, "\"hold\" does not go with \"tapTab\""),
    (#"{"tapTab":1,"click":[1,2]}"#, "does not go with"),
    (#"{"t":1,"after":2,"tapTab":1}"#, "not both"),
    (#"{"t":"soon","tapTab":1}"#, "expected one of half, rest"),
    (#"{"t":-1,"tapTab":1}"#, "\"t\": expected a number of at least 0"),
    (#"{"tapTab":-1}"#, "a whole number of at least 0"),
    (#"{"tapTab":1.5}"#, "a whole number of at least 0"),
    (#"{"down":[1]}"#, "\"down\": expected [x,y]"),
    (#"{"down":[1,"2"]}"#, "\"down\": expected [x,y]"),
    (#"{"drag":[1,2]}"#, "\"drag\": expected [x0,x1,ms]"),
    (#"{"drag":[1,2,-3]}"#, "at least 0 ms"),
    (#"{"fingerDrag":[1,2,3],"secondFinger":[5,4]}"#, "two times in order"),
    (#"{"down":[1,2],"button":"lft"}"#, "expected one of left, middle, right, back, forward"),
    (#"{"key":5}"#, "\"key\": expected a text"),
    (#"{"key":"A","mod":"meta"}"#, "expected shift, ctrl or alt"),
    (#"{"key":"A","n":0}"#, "at least 1"),
    (#"{"window":"GONE"}"#, "expected one of MINIMIZED"),
    (#"{"resize":[-1,5]}"#, "a size of at least 0"),
    (#"{"quit":false}"#, "\"quit\": expected true"),
    (#"{"call":"jump(1)"}"#, "not \"jump(1)\""),
    (#"{"call":"select()"}"#, "expected select(i)"),
    (#"{"call":"select(1,animated:yes)"}"#, "expected select(i)"),
    (#"{"call":""}"#, "expected select(i)"),
  ])
  func `a bad line is refused with what was expected`(line: String, reason: String) {
    let failure = #expect(throws: ScriptFailure.self) {
      try Script(parsing: "# a comment\n\(line)", file: "demo.jsonl")
    }

    #expect(failure?.description.hasPrefix("demo.jsonl:2: ") == true)
    #expect(failure?.message.contains(reason) == true, "\(failure?.message ?? "")")
  }

  @Test func `time does not go back`() {
    let failure = #expect(throws: ScriptFailure.self) {
      try Script(parsing: "{\"t\":100,\"tapTab\":1}\n{\"t\":99,\"tapTab\":0}")
    }

    #expect(failure?.message == "\"t\": expected at least 100, since time does not go back")
    #expect(failure?.line == 2)
  }
}
