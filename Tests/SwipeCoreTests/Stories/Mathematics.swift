import Glibc
import SwipeCore

/// The system's ease-in-out: the Bézier curve (0.42, 0), (0.58, 1), solved by halving.
func easeInOut(_ part: Double) -> Double {
  func coordinate(_ s: Double, _ first: Double, _ second: Double) -> Double {
    3 * (1 - s) * (1 - s) * s * first + 3 * (1 - s) * s * s * second + s * s * s
  }
  var low = 0.0
  var high = 1.0
  for _ in 0..<60 {
    let middle = (low + high) / 2
    if coordinate(middle, 0.42, 0.58) < part { low = middle } else { high = middle }
  }
  return coordinate(low, 0, 1)
}

/// A critically damped spring: x = (A + B t) e^(−ωt), A the start and B = v + ω A.
struct ClosedForm {
  let target: Double
  let start: Double
  let velocity: Double
  let response: Double

  func position(at time: Double) -> Double {
    let omega = 2 * Double.pi / response
    let a = start - target
    let b = velocity + omega * a
    return target + (a + b * time) * exp(-omega * time)
  }

  /// When it is within `distance` of its target, where it only nears it.
  func time(within distance: Double) -> Double {
    var low = 0.0
    var high = 10.0
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if abs(position(at: middle) - target) > distance { low = middle } else { high = middle }
    }
    return high
  }
}

/// The rubber band: what a pull of `past` points shows of an extent.
func rubberBand(_ past: Double, extent: Double) -> Double {
  (1 - 1 / (past * 0.55 / extent + 1)) * extent
}
