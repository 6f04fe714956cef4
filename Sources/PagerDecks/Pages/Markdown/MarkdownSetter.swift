import PagerGraphics
import PagerKit

/// Puts the parts of a block in their places.
struct MarkdownSetter {
  /// The measures of text.
  let measures: any TextMeasuring
  /// The width of the page, in points.
  let width: Double
  /// Device pixels a point.
  let scale: Double
  /// The size in which a picture is shown, in points; nothing while it is not known.
  var pictureSize: (_ source: String, _ widest: Double) -> Size? = { _, _ in nil }

  /// What is placed so far.
  var layout = MarkdownLayout()
  /// Where the next part begins.
  var y = 0.0
  /// The column in which the block stands.
  var column = Rect.zero

  init(_ measures: any TextMeasuring, width: Double, scale: Double) {
    self.measures = measures
    self.width = width
    self.scale = scale
  }

  /// A place that is a whole number of device pixels.
  func onPixel(_ place: Double) -> Double { (place * scale).rounded() / scale }

  /// `height`, and what it lacks to whole halves of a line.
  static func inRhythm(_ height: Double) -> Double {
    (height / MarkdownStyle.beat).rounded(.up) * MarkdownStyle.beat
  }

  /// The layout of the block at `index` of `blocks`.
  mutating func layout(of index: Int, in blocks: [MarkdownBlock]) -> MarkdownLayout {
    let block = blocks[index]
    layout = MarkdownLayout()
    column = TextStyle.column(forWidth: width, measures)
    y = spaceAbove(index, in: blocks)
    let top = y
    let outer = column
    moveIn(block.containers)
    set(block.content)
    let bottom = y
    if index == blocks.count - 1 {
      y += TextStyle.margin(forWidth: width)
    } else if !block.isTight {
      y += MarkdownStyle.beat
    }
    layout.height = y
    let next = index + 1 < blocks.count ? blocks[index + 1] : nil
    addBars(of: block, next, in: outer, from: index == 0 ? top : 0, to: bottom)
    if let marker = block.marker { add(marker, at: top) }
    return layout
  }
}

// MARK: - Around the block

extension MarkdownSetter {
  private func spaceAbove(_ index: Int, in blocks: [MarkdownBlock]) -> Double {
    if index == 0 { return TextStyle.margin(forWidth: width) }
    guard case .heading(let level, _) = blocks[index].content else { return 0 }
    if case .heading = blocks[index - 1].content { return MarkdownStyle.beat }
    return MarkdownStyle.spaceAboveHeading(level) - MarkdownStyle.beat
  }

  private mutating func moveIn(_ containers: [MarkdownBlock.Container]) {
    // However deep it is, a third of the column stays for the text.
    let wanted = containers.reduce(0) { $0 + Self.indent($1) }
    let indent = min(wanted, column.width * 2 / 3)
    column.origin.x += indent
    column.size.width -= indent
  }

  private static func indent(_ container: MarkdownBlock.Container) -> Double {
    container == .quote ? MarkdownStyle.quoteIndent : MarkdownStyle.itemIndent
  }

  /// A bar beside each quote, which goes on to the next block of the same quote.
  private mutating func addBars(
    of block: MarkdownBlock, _ next: MarkdownBlock?, in outer: Rect, from top: Double,
    to bottom: Double
  ) {
    var x = outer.minX
    for (depth, container) in block.containers.enumerated() {
      let goesOn = next.map { $0.containers.prefix(depth + 1) == block.containers[...depth] }
      if container == .quote, x < column.minX {
        let end = goesOn == true ? layout.height : bottom
        let bar = Rect(x: x, y: top, width: 3, height: end - top)
        layout.fills.append(.init(shape: .rect(bar), ink: .line))
      }
      x += Self.indent(container)
    }
  }

  private mutating func add(_ marker: MarkdownBlock.Marker, at top: Double) {
    let middle = top + MarkdownStyle.beat
    let right = column.minX - 10
    switch marker {
    case .bullet:
      let dot = Rect(x: right - 8, y: middle - 2.5, width: 5, height: 5)
      layout.fills.append(.init(shape: .roundedRect(dot, radius: 2.5), ink: .accent))
    case .number(let text):
      let width = measures.width(of: text, in: MarkdownStyle.body)
      addText(
        text, MarkdownStyle.body, .secondary, x: right + 2 - width, lineTop: top,
        line: TextStyle.line)
    case .task(let isDone):
      let box = Rect(x: right - 14, y: middle - 7, width: 14, height: 14)
      layout.fills.append(.init(shape: .roundedRect(box, radius: 3), ink: .line))
      if isDone {
        let font = Font(size: 13, weight: .bold)
        let width = measures.width(of: "✓", in: font)
        addText(
          "✓", font, .text, x: box.midX - width / 2, lineTop: box.minY, line: box.height)
      }
    }
  }
}

// MARK: - Content

extension MarkdownSetter {
  private mutating func set(_ content: MarkdownBlock.Content) {
    switch content {
    case .paragraph(let runs): setLines(runs, MarkdownStyle.body, line: TextStyle.line)
    case .heading(let level, let runs):
      setLines(
        runs, MarkdownStyle.heading(level), line: MarkdownStyle.headingLine(level),
        ink: level > 5 ? .secondary : .text)
      if level <= 2 { addRule(at: y + 4) }
    case .code(let lines, let isFirst, let isLast): setCode(lines, isFirst, isLast)
    case .rule:
      addRule(at: y + MarkdownStyle.beat)
      y += 2 * MarkdownStyle.beat
    case .picture(let picture): setPicture(picture)
    case .row(let index, let table): setRow(index, of: table)
    }
  }

  private mutating func addRule(at place: Double) {
    let rule = Rect(x: column.minX, y: onPixel(place), width: column.width, height: 1 / scale)
    layout.fills.append(.init(shape: .rect(rule), ink: .line))
  }

  private mutating func setLines(
    _ runs: [MarkdownRun], _ font: Font, line: Double, ink: MarkdownInk = .text
  ) {
    let lines = lines(of: runs, font, width: column.width)
    for text in lines {
      add(text, runs, font, ink, x: column.minX, lineTop: y, line: line)
      y += line
    }
  }

  func lines(of runs: [MarkdownRun], _ font: Font, width: Double) -> [InlineLine] {
    let runs = runs.map { InlineRun($0.text, font: MarkdownStyle.font($0.style, in: font)) }
    return InlineLayout(runs, width: max(1, width), measures).lines
  }

  mutating func add(
    _ line: InlineLine, _ runs: [MarkdownRun], _ font: Font, _ ink: MarkdownInk, x: Double,
    lineTop: Double, line height: Double
  ) {
    let (baseline, capHeight) = baseline(of: font, lineTop: lineTop, line: height)
    for fragment in line.fragments {
      let run = runs[fragment.run]
      let area = Rect(x: x + fragment.x, y: lineTop, width: fragment.width, height: height)
      if run.style.contains(.code) { addCodeBox(area, baseline, font) }
      layout.texts.append(
        .init(
          text: fragment.text, font: MarkdownStyle.font(run.style, in: font),
          origin: Point(x: area.minX, y: baseline), ink: run.link == nil ? ink : .link))
      if run.style.contains(.struck) { addStroke(area, at: baseline - capHeight * 0.45) }
      if let link = run.link {
        layout.links.append(.init(area: area, target: link))
        addStroke(area, at: baseline + 3, ink: .link)
      }
    }
  }

  private mutating func addCodeBox(_ area: Rect, _ baseline: Double, _ font: Font) {
    let box = Rect(
      x: area.minX - 2, y: baseline - font.size * 0.92, width: area.width + 4,
      height: font.size * 1.28)
    layout.fills.append(.init(shape: .roundedRect(box, radius: 3), ink: .soft))
  }

  private mutating func addStroke(_ area: Rect, at place: Double, ink: MarkdownInk = .text) {
    let stroke = Rect(x: area.minX, y: onPixel(place), width: area.width, height: 1)
    layout.strokes.append(.init(shape: .rect(stroke), ink: ink))
  }

  mutating func addText(
    _ text: String, _ font: Font, _ ink: MarkdownInk, x: Double, lineTop: Double,
    line height: Double
  ) {
    let (baseline, _) = baseline(of: font, lineTop: lineTop, line: height)
    layout.texts.append(.init(text: text, font: font, origin: Point(x: x, y: baseline), ink: ink))
  }

  /// Where the letters of a line that begins at `lineTop` stand, and how tall capitals are.
  private func baseline(
    of font: Font, lineTop: Double, line height: Double
  ) -> (y: Double, capHeight: Double) {
    let metrics = measures.metrics(of: font)
    return (lineTop + (height - metrics.lineHeight) / 2 + metrics.ascent, metrics.capHeight)
  }
}
