public import PagerGraphics

extension DisplayList {
  /// The frame as text: a line for each layer, and one below it for each step of painting.
  public var lines: [String] {
    layers.flatMap { layer in
      let share = layer.opacity < 1 ? " at \(layer.opacity)" : ""
      let head = "layer \(layer.visible.text) of \(layer.frame.text)\(share)"
      return [head] + layer.commands.flatMap(\.lines).map { "  " + $0 }
    }
  }
}

extension PixelRect {
  fileprivate var text: String { "\(x),\(y) \(width)×\(height)" }
}

extension Rect {
  fileprivate var text: String {
    [minX, minY, width, height].map(\.short).joined(separator: " ")
  }
}

extension Double {
  /// The number with at most two decimals.
  fileprivate var short: String {
    let hundredths = Int(saturating: (self * 100).rounded())
    return hundredths % 100 == 0 ? "\(hundredths / 100)" : "\(Double(hundredths) / 100)"
  }
}

extension DrawCommand {
  /// The step as text, with what it paints inside below it.
  fileprivate var lines: [String] {
    switch self {
    case .fill(let shape, _): ["fill \(shape.bounds.text)"]
    case .horizontalGradient(let rect, _, _): ["gradient \(rect.text)"]
    case .text(let run):
      ["text \"\(run.text)\" \(run.font.size.short) at \(run.origin.x.short) \(run.origin.y.short)"]
    case .picture(_, let rect): ["picture \(rect.text)"]
    case .clip(let shape, let inside):
      ["clip \(shape.bounds.text)"] + inside.flatMap(\.lines).map { "  " + $0 }
    }
  }
}
