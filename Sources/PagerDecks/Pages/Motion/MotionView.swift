import PagerCore
import PagerGraphics
import PagerKit

/// The figures of now, and two plots of the last seconds of motion.
@MainActor
final class MotionView: View {
  /// What is plotted.
  var trace = MotionTrace() {
    didSet { if trace != oldValue { setNeedsDisplay() } }
  }
  /// Gives the title of the page at an index.
  var titleOfPage: (_ index: Int) -> String? = { _ in nil }

  override func draw(in context: inout DrawContext) {
    let layout = MotionLayout(size: bounds.size)
    drawFigures(in: layout.figures, &context)
    drawLegend(in: layout.legend, &context)
    let positions = MotionScale.positions(of: trace, in: layout.position)
    let speeds = MotionScale.speeds(of: trace, in: layout.speed)
    drawPlot(positions, \.position, label: pageName, &context)
    drawPlot(speeds, \.speed, label: speedText, &context)
    guard trace.samples.count < 2 else { return }
    drawHint(in: layout.position, &context)
  }
}

// MARK: - Figures

extension MotionView {
  private func drawFigures(in boxes: [Rect], _ context: inout DrawContext) {
    let now = trace.samples.last
    let figures = [
      ("Position", (now?.position ?? 0).twoDecimals, "pages"),
      ("Speed", (now?.speed ?? 0).twoDecimals, "pages a second"),
      ("Phase", now?.phase.words ?? "at rest", ""),
    ]
    for (box, figure) in zip(boxes, figures) where box.height > 0 {
      drawFigure(figure, in: box, &context)
    }
  }

  private func drawFigure(
    _ figure: (name: String, value: String, unit: String), in box: Rect,
    _ context: inout DrawContext
  ) {
    let isLow = box.height < 50
    let nameHeight = isLow ? 16.0 : 20
    let font = Font(size: isLow ? 20 : box.width < 180 ? 22 : 30, weight: .bold)
    let small = Font(size: 13)
    var place = box
    place.size.height = nameHeight
    context.drawLine(figure.name, small, context.theme.secondaryText, in: place)
    place = Rect(
      x: box.minX, y: box.minY + nameHeight, width: box.width - 8,
      height: box.height - nameHeight)
    context.drawLine(figure.value, font, context.theme.text, in: place)
    let width = context.text.width(of: figure.value, in: font) + 8
    guard width + context.text.width(of: figure.unit, in: small) < place.width else { return }
    // On the baseline of the figure.
    let (large, unit) = (context.text.metrics(of: font), context.text.metrics(of: small))
    let drop = (large.ascent - large.descent) / 2 - (unit.ascent - unit.descent) / 2
    place.origin = Point(x: place.minX + width, y: place.minY + drop)
    place.size.width -= width
    context.drawLine(figure.unit, small, context.theme.secondaryText, in: place)
  }

  private func drawLegend(in box: Rect, _ context: inout DrawContext) {
    guard box.height > 0 else { return }
    var pen = box
    pen.origin.y += 8
    pen.size.height -= 8
    for phase in [PagerPhase.dragging, .settling] {
      let swatch = Rect(x: pen.minX, y: pen.midY - 6, width: 12, height: 12)
      context.fill(.roundedRect(swatch, radius: 3), context.theme.swatch(phase))
      pen.origin.x += 20
      context.drawLine(
        phase.words, Font(size: 13), context.theme.secondaryText,
        in: Rect(x: pen.minX, y: pen.minY, width: max(0, box.maxX - pen.minX), height: pen.height))
      pen.origin.x += context.text.width(of: phase.words, in: Font(size: 13)) + 20
    }
    let span = "the last \(Int(MotionTrace.span)) s of motion"
    let width = context.text.width(of: span, in: Font(size: 13))
    guard pen.minX + width < box.maxX else { return }
    pen.origin.x = box.maxX - width
    pen.size.width = width + 1
    context.drawLine(span, Font(size: 13), context.theme.secondaryText, in: pen)
  }

  private func drawHint(in box: Rect, _ context: inout DrawContext) {
    let hint = "Drag a page or tap a title."
    let font = Font(size: 15)
    let width = min(context.text.width(of: hint, in: font), box.width)
    let place = Rect(
      x: box.midX - width / 2, y: box.minY, width: width, height: box.height / 2)
    context.drawLine(hint, font, context.theme.secondaryText, in: place)
  }
}

// MARK: - Plots

extension MotionView {
  private func drawPlot(
    _ scale: MotionScale, _ value: KeyPath<MotionTrace.Sample, Double>,
    label: (Double) -> String, _ context: inout DrawContext
  ) {
    guard scale.frame.width > 8, scale.frame.height > 8 else { return }
    let theme = context.theme
    context.fill(.roundedRect(scale.frame, radius: 8), theme.stripBackground)
    context.clip(to: .roundedRect(scale.frame, radius: 8)) { context in
      drawPhases(scale, &context)
      drawGrid(scale, &context)
      let curve = MotionCurve(samples: trace.samples, value: value, scale: scale)
      curve.draw(theme.accentText, in: &context)
    }
    for mark in scale.marks { drawLabel(label(mark), of: mark, scale, &context) }
  }

  /// Bands behind the curve while the pager was held or moved by itself.
  private func drawPhases(_ scale: MotionScale, _ context: inout DrawContext) {
    let samples = trace.samples
    for (from, to) in zip(samples, samples.dropFirst()) where from.phase != .idle {
      let pixel = 1 / context.scale
      // Whole pixels, so that no seam shows between bands.
      let left = (max(scale.x(from.time), scale.frame.minX) / pixel).rounded() * pixel
      let right = (scale.x(to.time) / pixel).rounded() * pixel
      guard right > left else { continue }
      let band = Rect(
        x: left, y: scale.frame.minY, width: right - left, height: scale.frame.height)
      context.fill(.rect(band), context.theme.band(from.phase))
    }
  }

  private func drawGrid(_ scale: MotionScale, _ context: inout DrawContext) {
    let pixel = 1 / context.scale
    let color = context.theme.stripSeparator
    for mark in scale.marks {
      let y = (scale.y(mark) / pixel).rounded(.down) * pixel
      let line = Rect(x: scale.frame.minX, y: y, width: scale.frame.width, height: pixel)
      context.fill(.rect(line), color)
    }
    for second in 1..<Int(MotionTrace.span) {
      let share = Double(second) / MotionTrace.span
      let x = ((scale.frame.minX + share * scale.frame.width) / pixel).rounded() * pixel
      let line = Rect(x: x, y: scale.frame.minY, width: pixel, height: scale.frame.height)
      context.fill(.rect(line), color)
    }
  }

  /// A label at the left of its line.
  private func drawLabel(
    _ text: String, of mark: Double, _ scale: MotionScale, _ context: inout DrawContext
  ) {
    let font = Font(size: 12)
    let room = max(0, scale.frame.minX - bounds.minX - 12)
    let shown = context.text.shortened(text, to: room, in: font)
    let width = context.text.width(of: shown, in: font)
    let place = Rect(
      x: scale.frame.minX - 10 - width, y: scale.y(mark) - 8, width: width + 1, height: 16)
    context.drawLine(shown, font, context.theme.secondaryText, in: place)
  }

  private func pageName(_ position: Double) -> String {
    Int(exactly: position).flatMap(titleOfPage) ?? ""
  }

  private func speedText(_ speed: Double) -> String {
    let whole = Int(speed.rounded())
    return whole < 0 ? "−\(-whole)" : whole > 0 ? "+\(whole)" : "0"
  }
}

extension PagerPhase {
  /// The phase in words.
  fileprivate var words: String {
    switch self {
    case .idle: "at rest"
    case .dragging: "in your hand"
    case .settling: "on its way"
    }
  }
}

extension Theme {
  /// The colour that stands for a phase.
  fileprivate func swatch(_ phase: PagerPhase) -> Color {
    stripBackground.mixed(with: phase == .dragging ? focusRing : accent, by: 0.4)
  }

  /// The colour behind the curve during a phase.
  fileprivate func band(_ phase: PagerPhase) -> Color {
    (phase == .dragging ? focusRing : accent).withAlpha(0.12)
  }
}

extension Double {
  /// The number with two decimals: `−12.05`.
  var twoDecimals: String {
    let hundredths = Int(Swift.min(Swift.max(self * 100, -1e9), 1e9).rounded())
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    return "\(hundredths < 0 ? "−" : "")\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
