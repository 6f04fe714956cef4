import PagerCore
public import PagerGraphics

/// Text that is read: one line, or as many as its width makes of it.
public final class Label: View {
  /// Where lines begin.
  public enum Alignment: Sendable, CaseIterable {
    /// At the left edge.
    case leading
    /// In the middle.
    case center
    /// At the right edge, where they end.
    case trailing
  }

  /// What is read; newlines end lines, or count as spaces in a label of one line.
  public var text: String {
    didSet { if text != oldValue { textDidChange() } }
  }
  /// The font.
  public var font: Font {
    didSet { if font != oldValue { textDidChange() } }
  }
  /// The colour; nothing takes the theme's.
  public var color: Color? {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }
  /// Where lines begin.
  public var alignment = Alignment.leading {
    didSet { if alignment != oldValue { setNeedsDisplay() } }
  }
  /// Whether lines that leave room stand in the middle of the height, rather than at the top.
  public var isCenteredVertically = true {
    didSet { if isCenteredVertically != oldValue { setNeedsDisplay() } }
  }
  /// The most lines; 0 for as many as needed.
  ///
  /// What does not fit ends with an ellipsis.
  public var lineLimit: Int {
    didSet { if lineLimit != oldValue { textDidChange() } }
  }
  /// The distance of the baselines of two lines, in points; nothing takes the font's own.
  public var lineHeight: Double? {
    didSet { if lineHeight != oldValue { textDidChange() } }
  }
  private var wrapped: (key: WrapKey, lines: [TextLine])?

  /// Creates a label; a `lineLimit` of 0 wraps without limit.
  public init(
    _ text: String = "", font: Font = Font(size: 15), color: Color? = nil, lineLimit: Int = 1,
    alignment: Alignment = .leading
  ) {
    self.alignment = alignment
    self.text = text
    self.font = font
    self.color = color
    self.lineLimit = lineLimit
    super.init()
  }

  /// Draws those of the lines that will be seen.
  public override func draw(in context: inout DrawContext) {
    guard !bounds.isEmpty else { return }
    let lines = lines(forWidth: bounds.width, context.text, scale: context.scale)
    let metrics = context.text.metrics(of: font)
    let height = lineHeight(context.text, scale: context.scale)
    let room = max(0, bounds.height - height * Double(lines.count))
    // What a line is taller than the font lies half above and half below it.
    let lead = (height - metrics.lineHeight) / 2
    let top = (isCenteredVertically ? room / 2 : 0) + (lineHeight == nil ? 0 : lead)
    for (index, line) in lines.enumerated() where !line.text.isEmpty {
      let y = top + height * Double(index)
      guard y < context.visible.maxY, y + height > context.visible.minY else { continue }
      let start = Point(x: start(of: line), y: y + metrics.ascent)
      let run = TextRun(
        line.text, font: font, origin: context.onPixel(start), color: color ?? context.theme.text)
      context.draw(run)
    }
  }
}

extension Label {
  /// The height of all lines in a label `width` points wide, in points; 0 before it is attached.
  public func height(forWidth width: Double) -> Double {
    guard let stage else { return 0 }
    return height(forWidth: width, stage.text, scale: stage.scale)
  }

  /// The height of all lines in a label `width` points wide, in points, measured with `measures` at
  /// `scale` device pixels a point.
  public func height(
    forWidth width: Double, _ measures: any TextMeasuring, scale: Double
  ) -> Double {
    let count = lines(forWidth: width, measures, scale: scale).count
    return lineHeight(measures, scale: scale) * Double(count)
  }

  /// The height of a line, rounded up to whole device pixels so that all lines lie alike.
  private func lineHeight(_ measures: any TextMeasuring, scale: Double) -> Double {
    ((lineHeight ?? measures.metrics(of: font).lineHeight) * scale).rounded(.up) / scale
  }

  private func lines(
    forWidth width: Double, _ measures: any TextMeasuring, scale: Double
  ) -> [TextLine] {
    let key = WrapKey(width: width, scale: scale, measures: ObjectIdentifier(measures))
    if let wrapped, wrapped.key == key { return wrapped.lines }
    let wrapper = TextWrapper(measures: measures, font: font, width: width)
    let lines = wrapper.lines(of: text, limit: lineLimit)
    wrapped = (key, lines)
    return lines
  }

  private func start(of line: TextLine) -> Double {
    switch alignment {
    case .leading: 0
    case .center: (bounds.width - line.width) / 2
    case .trailing: bounds.width - line.width
    }
  }

  private func textDidChange() {
    wrapped = nil
    setNeedsDisplay()
  }
}

/// What the lines of a label depend on, besides its own properties.
private struct WrapKey: Equatable {
  var width: Double
  var scale: Double
  var measures: ObjectIdentifier
}
