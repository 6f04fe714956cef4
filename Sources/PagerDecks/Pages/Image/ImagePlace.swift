import PagerGraphics

/// Where a picture lies in its page: fitted, or larger and moved.
struct ImagePlace: Equatable, Codable {
  /// How many times larger than fitted it is; at least 1.
  private(set) var zoom = 1.0
  /// The place of the picture that lies in the middle of the page, 0…1 in both directions.
  var center: Point { Point(x: centerX, y: centerY) }
  private var centerX = 0.5
  private var centerY = 0.5

  /// How much larger one step makes it.
  static let step = 1.25
  /// How large a pixel may become, in points.
  static let largestPixel = 8.0

  /// The size of one of the picture's pixels when it is fitted, in points: at most one.
  static func fit(_ picture: Size, in page: Size) -> Double {
    guard picture.width > 0, picture.height > 0 else { return 1 }
    return min(1, page.width / picture.width, page.height / picture.height)
  }

  /// How many pixels a picture takes when it is fitted, at `scale` pixels a point.
  static func fittedPixels(of picture: Size, in page: Size, scale: Double) -> (Int, Int) {
    let frame = ImagePlace().frame(of: picture, in: page)
    return (
      max(1, Int((frame.width * scale).rounded())), max(1, Int((frame.height * scale).rounded()))
    )
  }

  /// The picture's rectangle in a page, in points.
  func frame(of picture: Size, in page: Size) -> Rect {
    let size = size(of: picture, in: page)
    func start(_ length: Double, _ room: Double, _ center: Double) -> Double {
      guard length > room else { return (room - length) / 2 }
      return min(0, max(room - length, room / 2 - center * length))
    }
    return Rect(
      x: start(size.width, page.width, center.x), y: start(size.height, page.height, center.y),
      width: size.width, height: size.height)
  }

  /// Makes the picture `factor` times larger while what lies at `point` of the page stays there.
  mutating func zoom(by factor: Double, at point: Point, _ picture: Size, in page: Size) {
    guard factor.isFinite, factor > 0 else { return }
    let old = frame(of: picture, in: page)
    guard !old.isEmpty else { return }
    let most = max(1, Self.largestPixel / max(Self.fit(picture, in: page), 1e-9))
    zoom = min(max(1, zoom * factor), most)
    let x = (point.x - old.minX) / old.width
    let y = (point.y - old.minY) / old.height
    let new = size(of: picture, in: page)
    move(
      to: Point(x: point.x - x * new.width, y: point.y - y * new.height), picture, in: page)
  }

  /// Moves the picture's corner to a place of the page, as far as that shows no edge.
  mutating func move(to corner: Point, _ picture: Size, in page: Size) {
    let size = size(of: picture, in: page)
    func part(_ start: Double, _ length: Double, _ room: Double) -> Double {
      guard length > room else { return 0.5 }
      return (room / 2 - min(0, max(room - length, start))) / length
    }
    centerX = part(corner.x, size.width, page.width)
    centerY = part(corner.y, size.height, page.height)
  }

  private func size(of picture: Size, in page: Size) -> Size {
    let unit = Self.fit(picture, in: page) * zoom
    return Size(width: picture.width * unit, height: picture.height * unit)
  }
}
