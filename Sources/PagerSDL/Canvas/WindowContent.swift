import PagerGraphics

/// Which part of which layer stands where in a window's pixels.
///
/// What only moved is moved within the window: that touches half of the memory that copying it from
/// the layer does.
nonisolated struct WindowContent {
  /// A rectangle whose pixels go to another place.
  struct Move: Hashable {
    /// Where they go.
    var rect: PixelRect
    /// How far to the right they go.
    var dx: Int
    /// How far down they go.
    var dy: Int
    /// The number of the layer whose pixels they are.
    var layer: Int
    /// What the window shows of the layer so far, there; it holds the source.
    var shown: PixelRect

    /// Where they come from.
    var source: PixelRect { rect.offset(byX: -dx, y: -dy) }
  }

  /// What decides on the pixels of a layer.
  private struct Picture: Hashable {
    let id: LayerID
    let revision: Int
    let scale: Double
    let width: Int
    let height: Int

    init(_ layer: Layer, scale: Double) {
      (id, revision, self.scale) = (layer.id, layer.revision, scale)
      (width, height) = (layer.frame.width, layer.frame.height)
    }
  }

  /// A rectangle that shows a layer whose corner is at (x, y).
  private struct Patch {
    let picture: Picture
    let x: Int
    let y: Int
    var rect: PixelRect
  }

  /// More rectangles than this are not kept apart.
  private static let mostPatches = 64

  private var patches: [Patch] = []
}

nonisolated extension WindowContent {
  /// The ways to what `copies` show of `list`.
  ///
  /// - Returns: First what is to be moved, in this order; then what is to be copied. What stands
  ///   where it belongs is in neither.
  func changes(
    to list: DisplayList, _ copies: [CopyPlan.Copy]
  ) -> (moves: [Move], copies: [CopyPlan.Copy]) {
    guard !patches.isEmpty else { return ([], copies) }
    var moves: [Move] = []
    var rest: [CopyPlan.Copy] = []
    for copy in copies {
      var open = [copy.rect]
      for (part, move) in shown(copy, of: list) {
        open = open.subtracting(part)
        if let move { moves.append(move) }
      }
      rest += open.map { CopyPlan.Copy(layer: copy.layer, rect: $0) }
    }
    let ordered = WindowContent.ordered(&moves)
    return (ordered, rest + moves.map { CopyPlan.Copy(layer: $0.layer, rect: $0.rect) })
  }

  /// Takes down that `copies` of `list` are what `regions` show now.
  mutating func note(_ list: DisplayList, _ copies: [CopyPlan.Copy], regions: [PixelRect]) {
    let kept = patches.flatMap { patch in
      regions.reduce([patch.rect]) { $0.subtracting($1) }.map { rect in
        var part = patch
        part.rect = rect
        return part
      }
    }
    patches =
      kept
      + copies.map { copy in
        let layer = list.layers[copy.layer]
        return Patch(
          picture: Picture(layer, scale: list.scale), x: layer.frame.x, y: layer.frame.y,
          rect: copy.rect)
      }
    if patches.count > WindowContent.mostPatches { forget() }
  }

  /// Nothing is known of the pixels.
  mutating func forget() {
    patches = []
  }

  /// The parts of a copy that the window shows, here (without a move) or elsewhere.
  private func shown(
    _ copy: CopyPlan.Copy, of list: DisplayList
  ) -> [(part: PixelRect, move: Move?)] {
    let layer = list.layers[copy.layer]
    let picture = Picture(layer, scale: list.scale)
    return patches.compactMap { patch in
      guard patch.picture == picture else { return nil }
      let (dx, dy) = (layer.frame.x - patch.x, layer.frame.y - patch.y)
      let part = copy.rect.intersection(patch.rect.offset(byX: dx, y: dy))
      guard !part.isEmpty else { return nil }
      guard dx != 0 || dy != 0 else { return (part, nil) }
      let move = Move(rect: part, dx: dx, dy: dy, layer: copy.layer, shown: patch.rect)
      return (part, move)
    }
  }

  /// An order in which no move overwrites what another one is still to fetch; those for which there
  /// is none stay behind.
  private static func ordered(_ open: inout [Move]) -> [Move] {
    var ordered: [Move] = []
    while let next = open.indices.first(where: { index in
      open.indices.allSatisfy {
        $0 == index || open[$0].source.intersection(open[index].rect).isEmpty
      }
    }) {
      ordered.append(open.remove(at: next))
    }
    return ordered
  }
}
