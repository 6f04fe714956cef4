// Arithmetic on pixels `0xAARRGGBB`: two components at a time, each rounded to the nearest of 256
// steps. For 0 ≤ v ≤ 255², with t = v + 128, (t + t ≫ 8) ≫ 8 is v / 255 rounded.

/// The bits that make a pixel opaque.
let opaque: UInt32 = 0xFF00_0000

private let evenLanes: UInt32 = 0x00FF_00FF
private let laneHalves: UInt32 = 0x0080_0080

/// Two products of bytes, 16 bits apart, each divided by 255 and rounded.
@inline(__always)
private func divided(_ lanes: UInt32) -> UInt32 {
  let sum = lanes &+ laneHalves
  return ((sum &+ ((sum &>> 8) & evenLanes)) &>> 8) & evenLanes
}

/// `first × (255 − share) / 255 + second × share / 255` for each colour component; opaque.
@inline(__always)
func mixed(_ first: UInt32, _ second: UInt32, _ share: UInt32) -> UInt32 {
  let rest = 255 &- share
  let redBlue = divided((first & evenLanes) &* rest &+ (second & evenLanes) &* share)
  let green = divided(
    ((first &>> 8) & 0xFF) &* rest &+ ((second &>> 8) & 0xFF) &* share)
  return opaque | redBlue | (green &<< 8)
}

/// The premultiplied pixel `source` over the opaque pixel `below`.
@inline(__always)
func over(_ source: UInt32, _ below: UInt32) -> UInt32 {
  let rest = 255 &- (source &>> 24)
  let redBlue = divided((below & evenLanes) &* rest) &+ (source & evenLanes)
  let green = divided(((below &>> 8) & 0xFF) &* rest) &+ ((source &>> 8) & 0xFF)
  return opaque | (redBlue & evenLanes) | ((green & 0xFF) &<< 8)
}

/// The product of two shares of 255, rounded.
@inline(__always)
func product(_ first: UInt32, _ second: UInt32) -> UInt32 {
  divided(first &* second)
}

/// The share 0…1 as a number of 255ths, rounded; 0 for what is no number.
@inline(__always)
func byte(_ share: Double) -> UInt32 {
  UInt32(share.clampedToUnit * 255 + 0.5)
}

/// Mixes a row of `count` pixels with another one, all by the same share.
@inline(__always)
func mix(
  _ row: UnsafeMutablePointer<UInt32>, with other: UnsafePointer<UInt32>, by share: UInt32,
  count: Int
) {
  for x in 0..<max(0, count) { row[x] = mixed(row[x], other[x], share) }
}
