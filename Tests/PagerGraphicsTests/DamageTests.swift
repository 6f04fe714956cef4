import PagerGraphics
import Testing

@Suite struct DamageTests {
  private let strip = PixelRect(x: 0, y: 0, width: 60, height: 10)
  private let page = PixelRect(x: 0, y: 10, width: 60, height: 30)

  private func layer(_ owner: Int, _ frame: PixelRect, revision: Int = 1) -> Layer {
    Layer(
      id: LayerID(owner: owner), revision: revision, frame: frame,
      clip: PixelRect(x: 0, y: 0, width: 60, height: 40), background: .white, commands: [])
  }

  private func list(_ layers: [Layer], width: Int = 60) -> DisplayList {
    DisplayList(width: width, height: 40, scale: 1, background: .white, layers: layers)
  }

  private var before: DisplayList { list([layer(1, page), layer(2, strip)]) }

  @Test func `the same integers damage nothing`() {
    #expect(before.damage(from: before) == .none)
  }

  @Test func `a repainted strip damages its rectangle`() {
    let after = list([layer(1, page), layer(2, strip, revision: 2)])

    #expect(after.damage(from: before) == .rects([strip]))
  }

  @Test func `a layer that moves damages where it was and where it is`() {
    let start = PixelRect(x: 5, y: 20, width: 6, height: 6)
    let end = PixelRect(x: 57, y: 20, width: 6, height: 6)
    let old = list([layer(1, page), layer(3, start)])

    let after = list([layer(1, page), layer(3, end)])

    let seen = PixelRect(x: 57, y: 20, width: 3, height: 6)
    #expect(after.damage(from: old) == .rects([start, seen]))
  }

  @Test func `a layer that comes or goes damages its place`() {
    let tip = PixelRect(x: 5, y: 20, width: 6, height: 6)
    let with = list([layer(1, page), layer(3, tip), layer(2, strip)])

    #expect(with.damage(from: before) == .rects([tip]))
    #expect(before.damage(from: with) == .rects([tip]))
  }

  @Test func `rectangles within others are left out`() {
    let tip = PixelRect(x: 5, y: 20, width: 6, height: 6)

    let after = list([layer(1, page, revision: 2), layer(3, tip), layer(2, strip)])

    #expect(after.damage(from: before) == .rects([page]))
  }

  @Test func `a change out of sight damages nothing`() {
    let outside = PixelRect(x: 100, y: 0, width: 9, height: 9)

    #expect(list(before.layers + [layer(9, outside)]).damage(from: before) == .none)
  }

  @Test func `another order, size, scale or background damages everything`() {
    var scaled = before
    scaled.scale = 2
    var tinted = before
    tinted.background = .red
    let all: [DisplayList] = [
      list(before.layers.reversed()), list(before.layers, width: 61), scaled, tinted,
    ]

    for after in all { #expect(after.damage(from: before) == .full) }
  }

  @Test func `a layer over the whole window damages everything`() {
    let whole = PixelRect(x: -5, y: -5, width: 99, height: 99)

    #expect(list(before.layers + [layer(7, whole)]).damage(from: before) == .full)
  }

  @Test func `opacity and clip count`() {
    var faint = before
    faint.layers[1].opacity = 0.5
    var cut = before
    cut.layers[1].clip.width = 30

    #expect(faint.damage(from: before) == .rects([strip]))
    #expect(cut.damage(from: before) == .rects([strip]))
  }
}
