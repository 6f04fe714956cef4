/// An end of the content that is gone to, wherever it lies by then: what is seen on the way may turn
/// out longer or shorter than was thought.
enum ScrollGoal {
  case start
  case end
}
