internal import SwipeCore

/// What the window shows, to tell what a new frame changes.
struct ShownFrame {
  private var commands: [DrawCommand] = []
  private var background: Color?
  /// Where the new frame differs.
  private(set) var damage = Damage()
}

extension ShownFrame {
  /// Finds what `frame` changes, and takes it for shown from now on.
  mutating func change(
    to frame: [DrawCommand], background newBackground: Color, at scale: PixelScale,
    in bounds: PixelRect
  ) {
    damage.clear()
    if background == newBackground {
      damage.compare(commands, with: frame, at: scale)
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
