public import PagerCore
import PagerMotion

extension PagerController {
  /// What the pager does and how: its motion and manners.
  ///
  /// Whether the pages can be pulled beyond the ends is the look's affair until it is set here.
  public var settings: PagerSettings {
    get { model.settings }
    set { takeOver(newValue) }
  }

  /// Takes over what the look says about the pages.
  func applyLook() {
    model.settings.tapResponse = look.tapResponse
    model.settings.bounces = wishes.bounces ?? look.bounce
  }

  /// Takes over whether motion is reduced around the pager.
  func applyReducedMotion() {
    guard model.settings.reducesMotion != reducesMotion else { return }
    model.settings.reducesMotion = reducesMotion
    carryOut {}
  }

  private func takeOver(_ settings: PagerSettings) {
    let old = model.settings
    if settings.bounces != old.bounces { wishes.bounces = settings.bounces }
    if settings.reducesMotion != old.reducesMotion {
      wishes.reducesMotion = settings.reducesMotion
    }
    model.settings = settings
    model.settings.reducesMotion = reducesMotion
    if settings.motion != old.motion { motionDidChange() }
    for view in subviews { view.stageReducesMotionDidChange() }
    // A hook may have set them: what they change is told after the event that is being sent.
    carryOut {}
  }

  private func motionDidChange() {
    strip.takeMotion()
    if !wheelPaging.isTracking { wheelPaging = WheelPaging(constants: model.settings.motion) }
  }
}
