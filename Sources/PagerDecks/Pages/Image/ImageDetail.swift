import PagerGraphics
import PagerKit

/// How much of a picture a page keeps.
enum ImageDetail {
  /// Beyond what is shown no more is kept than so many pixels in all: 16 MB.
  private static let mostPixels = 4e6
  /// What is kept is at most so many times as wide and as high as what is shown: zooming in by half
  /// needs no new decoding.
  private static let mostHeadRoom = 1.5

  /// What is kept of a picture in a page of `room` pixels before anybody zooms.
  static func first(in room: Size) -> PictureDetail {
    let factor = headRoom(room)
    return .whole(
      width: max(1, Int((room.width * factor).rounded(.up))),
      height: max(1, Int((room.height * factor).rounded(.up))))
  }

  /// The part of a picture around `seen`, which is some of the pixels that all of it takes when it
  /// is made `width` × `height` pixels large.
  static func part(around seen: PixelRect, width: Int, height: Int) -> PictureDetail {
    let factor = headRoom(Size(width: Double(seen.width), height: Double(seen.height)))
    func grown(_ start: Int, _ length: Int, _ whole: Int) -> Range<Int> {
      let margin = Int(Double(length) * (factor - 1) / 2)
      return max(0, start - margin)..<min(whole, start + length + margin)
    }
    let columns = grown(seen.x, seen.width, width)
    let rows = grown(seen.y, seen.height, height)
    let part = PixelRect(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    return .part(part, width: width, height: height)
  }

  private static func headRoom(_ size: Size) -> Double {
    min(mostHeadRoom, max(1, (mostPixels / max(1, size.width * size.height)).squareRoot()))
  }
}
