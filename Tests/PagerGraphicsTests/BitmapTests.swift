import PagerGraphics
import Testing

@Suite struct BitmapTests {
  @Test func `a new bitmap is opaque black`() {
    let bitmap = Bitmap(width: 3, height: 2)

    #expect(bitmap.pixels == Array(repeating: 0xFF00_0000, count: 6))
  }

  @Test func `an empty bitmap can be filled and copied`() {
    let empty = Bitmap(width: 0, height: -5)
    empty.fill(PixelRect(x: -1, y: -1, width: 9, height: 9), with: .red)
    empty.copy(from: Bitmap(width: 2, height: 2), x: 0, y: 0, clip: empty.bounds)

    #expect(empty.bounds == PixelRect(x: 0, y: 0, width: 0, height: 0))
    #expect(empty.pixels.isEmpty)
  }

  @Test func `a fill stays within the rectangle and the bitmap`() {
    let bitmap = Bitmap(width: 4, height: 2)

    bitmap.fill(PixelRect(x: 2, y: -3, width: 50, height: 4), with: Color(hex: 0x123456))

    let fresh: UInt32 = 0xFF00_0000
    let filled: UInt32 = 0xFF12_3456
    #expect(bitmap.pixels == [fresh, fresh, filled, filled, fresh, fresh, fresh, fresh])
  }

  @Test func `borrowed memory is painted row by row with its stride`() {
    let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: 6)
    defer { memory.deallocate() }
    memory.initialize(repeating: 7, count: 6)

    let bitmap = Bitmap(borrowing: memory, width: 2, height: 2, stride: 3)
    bitmap.fill(bitmap.bounds, with: .white)

    let white: UInt32 = 0xFFFF_FFFF
    #expect((0..<6).map { memory[$0] } == [white, white, 7, white, white, 7])
  }

  @Test func `bitmaps with other strides can have the same pixels`() {
    let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: 6)
    defer { memory.deallocate() }
    memory.initialize(repeating: 7, count: 6)
    let lent = Bitmap(borrowing: memory, width: 2, height: 2, stride: 3)
    let owned = Bitmap(width: 2, height: 2)
    lent.fill(lent.bounds, with: .red)
    #expect(!lent.hasSamePixels(as: owned))

    owned.fill(owned.bounds, with: .red)

    #expect(lent.hasSamePixels(as: owned))
    #expect(!lent.hasSamePixels(as: Bitmap(width: 2, height: 1)))
  }

  @Test func `a bitmap on another one's memory keeps it`() {
    var lender: Bitmap? = Bitmap(width: 30, height: 20)
    weak let watched = lender
    let bitmap = lender.map { Bitmap(borrowingFrom: $0, width: 25, height: 24) }
    lender = nil

    bitmap?.fill(PixelRect(x: 24, y: 23, width: 1, height: 1), with: .white)

    #expect(watched?.base[599] == 0xFFFF_FFFF)
    #expect(bitmap?.stride == 25)
  }

  @Test(arguments: [-3, -1, 0, 2, 5]) func `a copy is cut at the clip and the bounds`(x: Int) {
    let source = Bitmap(width: 4, height: 4)
    source.fill(source.bounds, with: .red)
    let target = Bitmap(width: 6, height: 6)
    let clip = PixelRect(x: 1, y: -2, width: 4, height: 5)

    target.copy(from: source, x: x, y: 1, clip: clip)

    for row in 0..<6 {
      for column in 0..<6 {
        let inside = (1..<3).contains(row) && (max(1, x)..<max(1, min(5, x + 4))).contains(column)
        #expect(target[column, row] == (inside ? 0xFFFF_0000 : 0xFF00_0000))
      }
    }
  }

  @Test(arguments: [0, 0.25, 0.5, 1]) func `opacity mixes a copy in`(opacity: Double) {
    let source = Bitmap(width: 1, height: 1)
    source.fill(source.bounds, with: Color(hex: 0xC86432))
    let target = Bitmap(width: 1, height: 1)
    target.fill(target.bounds, with: Color(hex: 0x204060))

    target.copy(from: source, x: 0, y: 0, clip: target.bounds, opacity: opacity)

    let share = Int((opacity * 255).rounded())
    #expect(target[0, 0] == mixedByHand(0xFF20_4060, 0xFFC8_6432, share))
  }
}
