/// The slope of a function, from four values around `x`: its error falls with `step` to the fourth.
func measuredSlope(at x: Double, step: Double, of function: (Double) -> Double) -> Double {
  let near = function(x + step) - function(x - step)
  let far = function(x + 2 * step) - function(x - 2 * step)
  return (8 * near - far) / (12 * step)
}

/// Whether two numbers differ by no more than `tolerance`, and by no more than that part of the
/// larger one where it is above 1.
func isNear(_ left: Double, _ right: Double, within tolerance: Double) -> Bool {
  abs(left - right) <= tolerance * max(1, abs(left), abs(right))
}
