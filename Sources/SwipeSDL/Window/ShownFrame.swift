internal import SwipeCore

/// What the window shows, to tell what a new frame changes.
struct ShownFrame {
  private var commands: [DrawCommand] = []
  private var background: Color?
  /// Where the new frame differs, once the pixels were moved.
  private(set) var damage = Damage()
  /// How the pixels are to be moved first.
  private(set) var shift: Shift?
}

extension ShownFrame {
  /// Finds what `frame` changes, and takes it for shown from now on. Only where `pixelsStay`, as they
  /// do in a surface, may they be moved.
  mutating func change(
    to frame: [DrawCommand], background newBackground: Color, at scale: PixelScale,
    in bounds: PixelRect, pixelsStay: Bool
  ) {
    damage.clear()
    shift = nil
    if background == newBackground {
      if pixelsStay { shift = Shift(from: commands, to: frame, at: scale, in: bounds) }
      damage.compare(commands, with: frame, at: scale, after: shift)
    } else {
      damage.add(bounds)
    }
    damage.clip(to: bounds)
    background = newBackground
    commands.removeAll(keepingCapacity: true)
    commands.append(contentsOf: frame)
  }

  /// Has the next frame drawn whole: what was shown is lost.
  mutating func invalidate() {
    background = nil
  }
}
