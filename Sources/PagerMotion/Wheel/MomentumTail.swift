/// Recognises the momentum that a system adds after the fingers have left the touchpad.
///
/// The sums of two successive |δ| (disjoint pairs) shrink by 0.60 to 0.96 five times in a row.
/// Once recognised the tail lasts until the next silence. A gesture begins inside it when the
/// last two |δ| together exceed twice the two before, and 4 pt; another one only after the pairs
/// have fallen again, so that one swipe's own acceleration begins no second gesture.
///
/// Source: the disjoint pairs and the bounds are wheel-gestures'.
struct MomentumTail: Sendable, Equatable {
  /// Falling pairs after which another gesture may begin.
  private static let rearming = 2

  private(set) var isRecognised = false
  private var recent: [Double] = []
  private var pairStart: Double?
  private var lastPair: Double?
  private var falling = 0

  /// Adds a delta's magnitude.
  ///
  /// - Returns: whether a new gesture begins with it.
  mutating func add(_ magnitude: Double, constants: MotionConstants) -> Bool {
    recent = recent.suffix(3) + [magnitude]
    if isRecognised, falling >= MomentumTail.rearming, rises(constants) {
      forgetPairs()
      return true
    }
    addToPair(magnitude, constants: constants)
    return false
  }

  /// Begins anew, after a silence.
  mutating func reset() { self = MomentumTail() }

  private func rises(_ constants: MotionConstants) -> Bool {
    guard recent.count == 4 else { return false }
    let (before, now) = (recent[0] + recent[1], recent[2] + recent[3])
    return now > constants.wheelTailRise * before && now > constants.wheelStartDistance
  }

  private mutating func forgetPairs() { (pairStart, lastPair, falling) = (nil, nil, 0) }

  private mutating func addToPair(_ magnitude: Double, constants: MotionConstants) {
    guard let first = pairStart else {
      pairStart = magnitude
      return
    }
    let pair = first + magnitude
    let ratio = lastPair.map { $0 > 0 ? pair / $0 : .infinity } ?? .infinity
    (pairStart, lastPair) = (nil, pair)
    // Inside a tail what fell stays fallen: its last deltas are 1 and 2 in any order.
    let fell = constants.wheelTailRatio.contains(ratio)
    falling = fell ? falling + 1 : (isRecognised ? falling : 0)
    isRecognised = isRecognised || falling >= constants.wheelTailLength
  }
}
