internal import CMath

/// A mass on a damped spring, solved in closed form: the motion of x″ + 2ζω x′ + ω² x = 0.
///
///     let spring = Spring(response: 0.25)
///     spring.displacement(from: 75, velocity: -300, at: 0.1)
///
/// Displacements are from the place of rest. What holds after a time holds for that time taken in
/// any number of steps, and the motion changes smoothly with the damping, also through 1.
public struct Spring: Equatable, Sendable {
  /// How long one swing would take without damping, in seconds.
  public let response: Double
  /// ζ: below 1 it swings, at 1 it returns the fastest way that does not, above 1 it creeps.
  public let dampingRatio: Double

  public init(response: Double, dampingRatio: Double = 1) {
    precondition(response > 0 && response.isFinite, "A spring's response is a time.")
    precondition(dampingRatio > 0 && dampingRatio.isFinite, "A spring is damped.")
    self.response = response
    self.dampingRatio = dampingRatio
  }

  /// ω, in radians a second.
  public var angularFrequency: Double { 2 * .pi / response }
}

// MARK: - Motion

extension Spring {
  /// The displacement, `elapsed` seconds after it was `start` and changed by `velocity`.
  public func displacement(
    from start: Double, velocity: Double, at elapsed: Double
  ) -> Double {
    let answer = answer(at: elapsed)
    return start * answer.even + (velocity + dampingRatio * angularFrequency * start) * answer.odd
  }

  /// How fast the displacement changes, `elapsed` seconds after it was `start` and changed by
  /// `velocity`.
  public func velocity(from start: Double, velocity: Double, at elapsed: Double) -> Double {
    let omega = angularFrequency
    let answer = answer(at: elapsed)
    return velocity * answer.even
      - omega * (dampingRatio * velocity + omega * start) * answer.odd
  }

  /// The two motions of which every other is a sum, for σ = ω √|1 − ζ²|: e^(−ζωt) cos σt and
  /// e^(−ζωt) sin σt / σ below critical damping, cosh and sinh above, and their limits at it.
  private func answer(at elapsed: Double) -> (even: Double, odd: Double) {
    let omega = angularFrequency
    let margin = (1 - dampingRatio) * (1 + dampingRatio)
    let sigma = omega * abs(margin).squareRoot()
    let angle = sigma * elapsed
    if margin > 0 {
      let decay = exp(-dampingRatio * omega * elapsed)
      return (decay * cos(angle), decay * sin(angle) / sigma)
    }
    // The slower of the two decays, σ − ζω, written so that nothing cancels.
    let decay = exp(-omega * omega / (sigma + dampingRatio * omega) * elapsed)
    if margin == 0 { return (decay, decay * elapsed) }
    let fall = expm1(-2 * angle)
    return (decay * (1 + fall / 2), -decay * fall / (2 * sigma))
  }
}
