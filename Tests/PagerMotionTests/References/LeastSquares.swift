/// A polynomial fitted by least squares, by the normal equations in centred and scaled abscissae.
struct LeastSquares {
  /// The coefficients, the constant one first.
  let coefficients: [Double]
  /// The share R² of the variance that the fit explains.
  let confidence: Double

  /// Fits a polynomial; none if the points do not determine it.
  init?(x: [Double], y: [Double], weights: [Double]? = nil, degree: Int) {
    let weights = weights ?? Array(repeating: 1, count: x.count)
    let scale = x.map(abs).max() ?? 0
    guard scale > 0, x.count > degree else { return nil }
    let abscissae = x.map { $0 / scale }
    var rows = (0...degree).map { row in
      (0...degree).map { Self.moment(abscissae, weights, power: row + $0) }
        + [zip(y, zip(abscissae, weights)).reduce(0) { $0 + $1.0 * $1.1.1 * $1.1.0.raised(row) }]
    }
    guard let solution = Self.solve(&rows) else { return nil }
    let fit = solution.enumerated().map { $1 / scale.raised($0) }
    coefficients = fit
    let mean = zip(y, weights).reduce(0) { $0 + $1.0 * $1.1 } / weights.reduce(0, +)
    let total = zip(y, weights).reduce(0) { $0 + $1.1 * ($1.0 - mean).raised(2) }
    let error = zip(zip(x, y), weights).reduce(0) { sum, point in
      let value = fit.enumerated().reduce(0) { $0 + $1.1 * point.0.0.raised($1.0) }
      return sum + point.1 * (point.0.1 - value).raised(2)
    }
    confidence = total > 1e-12 ? 1 - error / total : 1
  }

  private static func moment(_ x: [Double], _ weights: [Double], power: Int) -> Double {
    zip(x, weights).reduce(0) { $0 + $1.1 * $1.0.raised(power) }
  }

  /// Gaussian elimination with the largest pivot.
  private static func solve(_ rows: inout [[Double]]) -> [Double]? {
    let size = rows.count
    for column in 0..<size {
      let pivot = (column..<size).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
      guard abs(rows[pivot][column]) > 1e-14 else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<size where row != column {
        let factor = rows[row][column] / rows[column][column]
        for cell in column...size { rows[row][cell] -= factor * rows[column][cell] }
      }
    }
    return (0..<size).map { rows[$0][size] / rows[$0][$0] }
  }
}

extension Double {
  fileprivate func raised(_ power: Int) -> Double {
    (0..<power).reduce(1) { product, _ in product * self }
  }
}
