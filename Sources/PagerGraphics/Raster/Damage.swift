/// What of a window differs between two frames.
public enum Damage: Hashable, Sendable {
  /// Nothing: there is no need to show the second frame.
  case none
  /// Only the pixels of these rectangles, at least one, all within the window.
  case rects([PixelRect])
  /// Anything may differ.
  case full
}

extension DisplayList {
  /// What changes in the window when this frame follows `old`.
  ///
  /// Layers are compared by id, revision, frame, clip and opacity, not by their commands. A layer
  /// that differs damages the pixels where it was and where it is; layers that changed places, or a
  /// window that changed, damage everything.
  public func damage(from old: DisplayList) -> Damage {
    guard width == old.width, height == old.height, scale == old.scale,
      background == old.background
    else { return .full }
    guard let changed = changedRects(from: old) else { return .full }
    let rects = changed.map { $0.intersection(bounds) }.withoutCovered
    if rects.contains(bounds) { return .full }
    return rects.isEmpty ? .none : .rects(rects)
  }

  /// The places of all layers that differ; none when those in both frames changed their order.
  private func changedRects(from old: DisplayList) -> [PixelRect]? {
    // Most frames have the layers of the one before: nothing need be looked up.
    if layers.elementsEqual(old.layers, by: { $0.id == $1.id }) {
      return zip(layers, old.layers).flatMap { layer, before in
        layer.looksLike(before) ? [] : [before.visible, layer.visible]
      }
    }
    return changedRects(fromOtherLayersOf: old)
  }

  private func changedRects(fromOtherLayersOf old: DisplayList) -> [PixelRect]? {
    let ids = Set(layers.map(\.id))
    let oldLayers = Dictionary(old.layers.map { ($0.id, $0) }) { first, _ in first }
    guard ids.count == layers.count, oldLayers.count == old.layers.count else { return nil }
    let stayed = layers.filter { oldLayers[$0.id] != nil }
    guard stayed.map(\.id) == old.layers.map(\.id).filter(ids.contains) else { return nil }
    let gone = old.layers.filter { !ids.contains($0.id) }
    return gone.map(\.visible)
      + layers.flatMap { layer -> [PixelRect] in
        guard let before = oldLayers[layer.id] else { return [layer.visible] }
        return layer.looksLike(before) ? [] : [before.visible, layer.visible]
      }
  }
}

extension Layer {
  fileprivate func looksLike(_ other: Layer) -> Bool {
    revision == other.revision && frame == other.frame && clip == other.clip
      && opacity == other.opacity
  }
}

extension [PixelRect] {
  /// The rectangles with pixels, without those that lie within another one.
  fileprivate var withoutCovered: [PixelRect] {
    reduce(into: []) { kept, rect in
      guard !rect.isEmpty, !kept.contains(where: { $0.intersection(rect) == rect }) else { return }
      kept.removeAll { $0.intersection(rect) == $0 }
      kept.append(rect)
    }
  }
}
