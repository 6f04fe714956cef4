/// The slope of a function by central differences, to compare a speed with its position.
func derivative(at time: Double, step: Double = 1e-5, of position: (Double) -> Double) -> Double {
  (position(time + step) - position(time - step)) / (2 * step)
}
