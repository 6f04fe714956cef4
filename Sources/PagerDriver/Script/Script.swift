/// Input over time, written as one JSON object a line.
///
/// ```
/// # a comment; empty lines count for nothing
/// {"t":0,"drag":[700,200,500],"hold":150}
/// {"t":2000,"tapTab":2}
/// {"after":100,"call":"select(0,animated:true)"}
/// ```
///
/// A line says when (`t`: milliseconds after the beginning, which never go back; or `after`:
/// milliseconds after the end of the line before; or `t` is `"half"`, as soon as the running motion
/// has done half its way, or `"rest"`, as soon as the pager is at rest; without both, at the end of
/// the line before), and exactly one thing that happens:
///
/// - `down`, `up`: `[x,y]`, with `button` (`left`, `middle`, `right`, `back`, `forward`) or
///   `finger` (its number, for a touch); `down` also with `mod` and `clicks` (2: a double click)
/// - `move`: `[x,y]` at once, or in steps of 16 ms since the line before with `from`: `[x,y]`; with
///   `finger`
/// - `motionNoButton`: `[x,y]`, the mouse moves with no button held
/// - `drag`: `[x0,x1,ms]`, a press that moves, with `hold` (ms it stands still before it lets go),
///   `y` (300 unless given) and `button`; `flick`: the same that lets go in motion
/// - `fingerDrag`: `[x0,x1,ms]` by a finger, with `hold`, `y`, `mouseCopies` (`true`: a mouse tells
///   the same) and `secondFinger`: `[ms,ms]`, when it touches and is lifted
/// - `tapTab`: the index of a tab in view; `click`: `[x,y]`, with `button`
/// - `wheel`: `[x,y]` in clicks, with `at`: `[x,y]`, `mod` and `n` (how often); `dir` (`NORMAL`,
///   `FLIPPED`) changes nothing, by design
/// - `key`: its name, with `mod` (`shift`, `ctrl`, `alt`, joined by `+`), `n` (how often) and
///   `repeat` (`true`: it is held already)
/// - `resize`: `[width,height]` of the window in points, with `scale` (device pixels a point);
///   `output`: the same of its pixels
/// - `window`: `MINIMIZED`, `RESTORED`, `HIDDEN`, `SHOWN`, `EXPOSED`, `FOCUS_LOST`, `FOCUS_GAINED`,
///   `LEAVE`
/// - `call`: `select(2)`, `select(2,animated:false)`, `reload()`, `insert(0,Title)`,
///   `append(Title)`, `delete(2)`, `setTitle(1,'Title')`, `pager.detach()`, `pager.attach()`;
///   several joined by `;`
/// - `assertQuietSince`: for so many ms no frame may have moved the pages and nobody been told
///   anything
/// - `quit`: `true`
/// - `frame`: `true`, a frame was drawn; `idle`: `true`, a piece of work was done that waits for a
///   quiet moment; `ready`: the identity of a page whose slow work was done. A script with frames
/// is
///   a recording: a driver draws those frames and no others, and shows pages that are ready when
/// the
///   recording says so.
///
/// What a recording says of an event besides: `stamp`, its own time when that is not `t`, and
/// `pump`, the number of the pump if only that stamped it. Times count to the microsecond.
///
/// Every other key is refused.
public struct Script: Sendable, Equatable {
  /// The file from which it was read, for messages.
  public var file: String
  /// The lines that say something, in order.
  public var lines: [ScriptLine]

  /// Whether it says when frames were drawn, as a recording does.
  public var isRecording: Bool { lines.contains { $0.action == .frame } }

  /// Creates a script of lines.
  public init(file: String = "script", lines: [ScriptLine]) {
    self.file = file
    self.lines = lines
  }

  /// Reads `text`; `file` is named in messages.
  ///
  /// Throws for the first line that is none, with what was expected.
  public init(parsing text: String, file: String = "script") throws(ScriptFailure) {
    self.init(file: file, lines: [])
    var latest = 0.0
    let rows = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, row) in rows.enumerated() {
      let trimmed = row.drop(while: \.isWhitespace)
      guard !trimmed.isEmpty, !trimmed.hasPrefix("#") else { continue }
      guard let values = JSONValue(parsing: String(trimmed))?.object else {
        throw ScriptFailure(
          file: file, line: index + 1, message: "expected a JSON object such as {\"tapTab\":1}")
      }
      let fields = ScriptFields(values: values, file: file, line: index + 1)
      lines.append(try fields.line(notBefore: &latest))
    }
  }
}
