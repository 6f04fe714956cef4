/// A rectangle of opaque pixels, `0xFFRRGGBB`, row by row from the top left.
///
/// It owns its memory, or borrows it from a library that lends it for a while. Two bitmaps are the
/// same only when they are one object; ``hasSamePixels(as:)`` compares what they show.
public final class Bitmap {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The number of pixels from one row's start to the next one's.
  public let stride: Int
  /// The first pixel; valid as long as the bitmap, or as the lender keeps it.
  public let base: UnsafeMutablePointer<UInt32>

  private let ownsMemory: Bool
  private let lender: Bitmap?

  /// Creates a black bitmap; a negative side counts as 0.
  public convenience init(width: Int, height: Int) {
    self.init(anyContentOfWidth: width, height: height)
    base.initialize(repeating: opaque, count: max(1, self.width * self.height))
  }

  /// Creates a bitmap whose pixels are arbitrary until they are painted; a negative side counts
  /// as 0.
  ///
  /// Memory that nobody wrote yet costs nothing, and writing it for the first time costs much: what
  /// is painted anyhow need not be black before.
  public init(anyContentOfWidth width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    stride = self.width
    ownsMemory = true
    lender = nil
    base = .allocate(capacity: max(1, self.width * self.height))
  }

  /// Creates a bitmap on memory that stays another's, with rows of `stride` pixels.
  ///
  /// - Precondition: the memory holds `stride × height` pixels and outlives the bitmap's use.
  public convenience init(
    borrowing memory: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int
  ) {
    precondition(stride >= width, "A row holds all of its pixels.")
    self.init(memory, width: max(0, width), height: max(0, height), stride: stride, lender: nil)
  }

  /// Creates a bitmap of any content on the memory of `lender`, which it keeps; a negative side
  /// counts as 0.
  ///
  /// - Precondition: `lender` has at least as many pixels, row on row.
  package convenience init(borrowingFrom lender: Bitmap, width: Int, height: Int) {
    let (width, height) = (max(0, width), max(0, height))
    precondition(
      width * height <= lender.width * lender.height && lender.stride == lender.width,
      "The memory holds all of the pixels.")
    self.init(lender.base, width: width, height: height, stride: width, lender: lender)
  }

  private init(
    _ memory: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int, lender: Bitmap?
  ) {
    (self.width, self.height, self.stride) = (width, height, stride)
    ownsMemory = false
    self.lender = lender
    base = memory
  }

  deinit {
    if ownsMemory { base.deallocate() }
  }

  /// All of its pixels.
  public var bounds: PixelRect {
    PixelRect(x: 0, y: 0, width: width, height: height)
  }

  /// The pixel in column `x` of row `y`.
  ///
  /// - Precondition: the pixel lies within the bounds.
  public subscript(x: Int, y: Int) -> UInt32 {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "The pixel lies in the bitmap.")
    return base[y * stride + x]
  }
}

extension Bitmap {
  /// Whether both have the same size and show the same pixels.
  public func hasSamePixels(as other: Bitmap) -> Bool {
    guard width == other.width, height == other.height else { return false }
    return (0..<height).allSatisfy { y in
      let first = UnsafeBufferPointer(start: base + y * stride, count: width)
      return first.elementsEqual(
        UnsafeBufferPointer(start: other.base + y * other.stride, count: width))
    }
  }

  /// Sets the pixels of `rect` that lie within the bounds to `color`; its alpha is ignored.
  public func fill(_ rect: PixelRect, with color: Color) {
    let surface = surface.narrowed(to: rect)
    let pixel = opaque | color.hex
    for y in surface.rows {
      surface.row(y).update(repeating: pixel, count: surface.bounds.width)
    }
  }

  /// Copies `source` so that its top left pixel comes to lie in column `x` of row `y`.
  ///
  /// Only pixels within `clip` and the bounds are touched. Below an `opacity` of 1 the copy is
  /// mixed with what is there, in 8 bits a component.
  public func copy(from source: Bitmap, x: Int, y: Int, clip: PixelRect, opacity: Double = 1) {
    let share = byte(opacity)
    let part = PixelRect(x: x, y: y, width: source.width, height: source.height)
    let target = surface.narrowed(to: clip).narrowed(to: part)
    guard share > 0 else { return }
    for row in target.rows {
      let from = source.base + (row - y) * source.stride + (target.bounds.x - x)
      if share == 255 {
        target.row(row).update(from: from, count: target.bounds.width)
      } else {
        mix(target.row(row), with: from, by: share, count: target.bounds.width)
      }
    }
  }

  /// The pixels as something to paint on.
  var surface: Surface {
    Surface(base: base, stride: stride, bounds: bounds)
  }
}
