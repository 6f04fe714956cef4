import PagerGraphics
import PagerMotion

extension ScrollView {
  /// Scrolls so that `offset` (points, clamped to what there is) is at the beginning of the view.
  public final func scroll(to offset: Double, animated: Bool) {
    guard offset.isFinite else { return }
    if animated { return jump(to: clamped(onPixel(offset)), at: stage?.time ?? 0) }
    stopMotion()
    contentOffset = clamped(onPixel(offset))
  }

  /// Scrolls to the end of the content, also if that is only measured on the way.
  public final func scrollToEnd(animated: Bool) {
    scroll(to: maximumOffset, animated: animated)
    goal = .end
    setNeedsLayout()
  }
}

extension ScrollView {
  /// How long a way takes that is longer than a click's, in seconds.
  private static var longWay: Double { 0.25 }

  /// What a command for lines scrolls, in points: as much as a click of the wheel.
  private var line: Double { motionConstants.clickScroll }

  func scroll(by command: PagerCommand, at time: Double) -> Bool {
    guard canScroll, drag == nil else { return false }
    switch command {
    case .scrollLines(let count): glide(by: line * Double(count), at: time)
    case .scrollPages(let count):
      let page = max(line, viewLength - line)
      glide(by: page * Double(count), at: time, duration: Self.longWay)
    case .scrollToStart: jump(to: .start, at: time)
    case .scrollToEnd: jump(to: .end, at: time)
    default: return false
    }
    return true
  }

  /// Scrolls horizontal content by the keys that would turn the page; at the end they do.
  func scrollAcross(by event: KeyEvent) -> Bool {
    guard axis == .horizontal, event.modifiers.isEmpty else { return false }
    let direction = event.key == "Right" ? 1 : event.key == "Left" ? -1 : 0
    guard direction != 0, canScroll(by: Double(direction)) || event.isRepeat else { return false }
    return scroll(by: .scrollLines(direction), at: event.time)
  }

  /// Takes a turn of the wheel; a vertical one never leaves content that can scroll, a horizontal
  /// one does where the gesture began at the end towards which it goes.
  func turn(_ event: WheelEvent) -> Bool {
    let action = wheelScroll.action(for: event) { axis == .vertical || canScroll(by: $0) }
    guard canScroll, drag == nil else { return false }
    switch action {
    case .pass: return false
    case .glide(let distance): glide(by: distance, at: event.time)
    case .follow(let distance): follow(distance, at: event.time)
    }
    return true
  }

  /// Whether there is content left on the side towards which `distance` goes.
  private func canScroll(by distance: Double) -> Bool {
    let place = motion?.target ?? contentOffset
    return distance > 0 ? place < maximumOffset : place > 0
  }

  private func jump(to goal: ScrollGoal, at time: Double) {
    jump(to: place(of: goal), at: time)
    self.goal = goal
  }

  private func place(of goal: ScrollGoal) -> Double {
    switch goal {
    case .start: 0
    case .end: maximumOffset
    }
  }

  /// Glides to a place, from nearby if it is far away.
  private func jump(to target: Double, at time: Double) {
    let nearby = 3 * viewLength
    if abs(target - contentOffset) > nearby {
      stopMotion()
      contentOffset = clamped(onPixel(target > contentOffset ? target - nearby : target + nearby))
    }
    glide(to: target, at: time, duration: Self.longWay)
  }

  /// Glides on, from where the glide that is under way would end.
  private func glide(by distance: Double, at time: Double, duration: Double? = nil) {
    let from = motion.map { $0.isStep ? $0.target : $0.position(at: time) } ?? contentOffset
    glide(to: clamped(onPixel(from + distance)), at: time, duration: duration)
  }

  func glide(to target: Double, at time: Double, duration: Double? = nil) {
    let place = motion?.position(at: time) ?? contentOffset
    let speed = motion?.velocity(at: time) ?? 0
    stopMotion()
    guard target != place, !reducesMotion else { return rest(at: target) }
    // A motion the other way is not turned round but stopped: it could leave the content.
    let kept = speed * (target - place) > 0 ? speed : 0
    let step = EasedStep(
      from: place, to: target, velocity: kept,
      duration: duration ?? motionConstants.clickScrollDuration)
    start(ScrollMotion(.step(step), start: time), at: time)
  }

  private func follow(_ distance: Double, at time: Double) {
    let place = motion?.position(at: time) ?? contentOffset
    let rest = wheelRest
    stopMotion()
    let exact = clamped(place + rest + distance)
    contentOffset = clamped(onPixel(exact))
    wheelRest = exact - contentOffset
  }
}

extension ScrollView {
  func start(_ motion: ScrollMotion, at time: Double) {
    self.motion = motion
    stage?.start(self)
    stage?.setNeedsFrame()
    advanceMotion(to: time)
  }

  /// Forgets the motion; the content stays where it was drawn last.
  func stopMotion() {
    motion = nil
    goal = nil
    wheelRest = 0
  }

  /// Ends the motion where it would have come to rest.
  func finishMotion() {
    guard let motion else { return }
    self.motion = nil
    rest(at: motion.target)
  }

  func rest(at place: Double) {
    contentOffset = clamped(onPixel(place))
    setNeedsLayout()
  }

  func advanceMotion(to time: Double) {
    guard let motion else { return }
    if motion.isAtRest(at: time, scale: scale) { return finishMotion() }
    contentOffset = motion.position(at: time)
  }

  /// Follows a change of what can be scrolled to.
  func rangeDidChange() {
    let isChanged = maximumOffset != lastMaximum
    lastMaximum = maximumOffset
    guard drag == nil else { return }
    guard let motion else {
      contentOffset = goal.map(place) ?? clamped(onPixel(contentOffset))
      return
    }
    guard isChanged, let time = stage?.time else { return }
    if let goal {
      glide(to: place(of: goal), at: time)
      self.goal = goal
    } else {
      self.motion = motion.adapted(to: range, at: time)
    }
  }
}
