/// Every tuned number of the pager's motion, with the values it ships with.
///
/// Lengths are points, times seconds, speeds points per second unless a name says otherwise.
/// The numbers are defaults: a designer may change any of them while the program runs.
public struct MotionConstants: Sendable, Equatable {
  // MARK: Dragging

  /// How far a mouse may wander before its press is a drag: 6 pt, as a mouse points precisely.
  public var mouseSlop = 6.0
  /// How far a finger may wander before its press is a drag: 10 pt, like UIKit's hand-over.
  public var touchSlop = 10.0
  /// A press catches a moving pager with more than this to go: 2 pt, ViewPager's rule, which
  /// keeps taps working at the very end of a settle.
  public var catchDistance = 2.0
  /// The rubber band's coefficient: 0.55, on which four studies of UIScrollView agree.
  public var rubberBand = 0.55

  // MARK: Release

  /// The samples a release speed is fitted to reach back this far: 60 ms, measured as the
  /// shortest window whose noise does not depend on the frame rate.
  public var velocityWindow = 0.060
  /// A pause longer than this means the pointer stood still: 40 ms, as in Android and Flutter.
  public var velocityGap = 0.040
  /// The longest interval between two pumps that still counts as a frame rate: 50 ms, which is
  /// the three refresh periods SDL waits for a frame callback at 60 Hz.
  public var pumpIntervalMaximum = 0.050
  /// The largest release speed: 8000 pt/s, Android's and Flutter's maximum fling speed.
  public var maximumVelocity = 8000.0

  // MARK: Pages

  /// The speed from which a release is a flick: 250 pt/s, of two open studies of paging; about
  /// 300 is what users of a paged UIScrollView report.
  public var flickVelocity = 250.0
  /// The travel from which a release may be a flick: 16 pt, which stops twitches.
  public var flickDistance = 16.0
  /// The response of the snap's spring: 0.40 s, the value of the WWDC 2018 talk 803.
  public var snapResponse = 0.40
  /// The largest angular frequency a hard flick may raise the snap to: 40 rad/s, at which a page
  /// turn still takes 0.1 s.
  public var maximumSnapFrequency = 40.0
  /// The response of the bounce at an edge: 0.575 s, calibrated against UIScrollView by the
  /// author of fluid-scroll.
  public var bounceResponse = 0.575
  /// The largest speed a bounce starts with: 5000 pt/s, a peak of 168 pt past the edge.
  public var maximumBounceVelocity = 5000.0

  // MARK: Free scrolling and rest

  /// What is left of a content fling's speed after a millisecond: UIKit's normal rate.
  public var contentDecayRate = 0.998
  /// What is left of a strip fling's speed after a millisecond: UIKit's fast rate, at which the
  /// strip rests within 0.75 s.
  public var stripDecayRate = 0.99
  /// Motion rests within this distance of its target, in device pixels: what nobody can see.
  public var restDistance = 0.5
  /// Motion rests below this speed, in device pixels per second: a third of a pixel a frame.
  public var restVelocity = 20.0

  // MARK: Wheel and touchpad

  /// The finger travel on a touchpad that turns a page: 400 pt, libadwaita's swipe tracker.
  public var wheelPointsPerPage = 400.0
  /// The touchpad speed from which a release is a flick: 600 pt/s, libadwaita's 0.6 pt/ms.
  public var wheelFlickVelocity = 600.0
  /// How many times the other axis a touchpad gesture must be to page: 1.2.
  public var wheelAxisRatio = 1.2
  /// How far a touchpad gesture goes before its axis is chosen: 4 pt.
  public var wheelStartDistance = 4.0
  /// The silence that ends every wheel gesture: 120 ms, longer than any gap inside one.
  public var wheelSilence = 0.120
  /// The bounds of the silence that releases a fast gesture: 24 to 80 ms around 2.5 intervals,
  /// so that a flick is answered soon and a slow device is not cut off.
  public var wheelReleaseSilence = 0.024...0.080
  /// How many median intervals of silence release a fast gesture: 2.5.
  public var wheelReleaseIntervals = 2.5
  /// The turning back that starts a new gesture once one is spent: 2 pt, above sensor noise.
  public var wheelReversal = 2.0
  /// The ratios of successive pairs of deltas that look like a system's momentum: 0.60 to 0.96,
  /// wheel-gestures' bounds.
  public var wheelTailRatio = 0.60...0.96
  /// How many such ratios in a row are a momentum tail: 5, as in wheel-gestures.
  public var wheelTailLength = 5
  /// How many times the pair before a pair of deltas in a tail must be to start a gesture: 2.
  public var wheelTailRise = 2.0
  /// The shortest time between two pages turned by clicks: 150 ms, AdwCarousel's lock.
  public var clickLock = 0.150
  /// Clicks closer than this always belong together: 80 ms.
  public var clickBurstGap = 0.080
  /// Clicks further apart than this never belong together: 250 ms.
  public var clickBurstGapMaximum = 0.250
  /// How many times the gap before a gap may grow within a burst: 3.
  public var clickBurstGrowth = 3.0
  /// A steady spin turns another page this often: 700 ms.
  public var clickRepeat = 0.700
  /// The finger travel that SDL's wheel unit of 1.0 stands for: 10 pt, Wayland's step.
  public var wheelUnit = 10.0
  /// What one click scrolls: 48 pt, three lines.
  public var clickScroll = 48.0
  /// How long a click's scrolling takes: 0.15 s.
  public var clickScrollDuration = 0.15

  /// Makes the constants the pager ships with.
  public init() {}

  /// The constants the pager ships with.
  public static let standard = MotionConstants()
}
