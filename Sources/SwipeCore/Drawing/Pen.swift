/// Writes a frame's commands, mirrored where the list is.
struct Pen {
  var commands: [DrawCommand]
  /// The window's width, when everything is to be mirrored in it.
  let mirrorWidth: Double?
  /// How opaque what is written becomes, 0 to 1.
  var opacity = 1.0
}

extension Pen {
  /// Writes one command, unless nothing of it would show.
  mutating func draw(_ shape: DrawCommand.Shape, clip: Rect) {
    guard !clip.isEmpty else { return }
    var shape = shape
    if opacity < 1 { shape = shape.faded(to: opacity) }
    if let mirrorWidth {
      commands.append(
        DrawCommand(shape.mirrored(in: mirrorWidth), clip: clip.mirrored(in: mirrorWidth)))
    } else {
      commands.append(DrawCommand(shape, clip: clip))
    }
  }
}

extension DrawCommand.Shape {
  fileprivate func faded(to opacity: Double) -> DrawCommand.Shape {
    switch self {
    case .fill(let rect, let color): .fill(rect, color.faded(to: opacity))
    case .hairline(let rect, let color): .hairline(rect, color.faded(to: opacity))
    case .rounded(let rect, let radius, let color):
      .rounded(rect, radius: radius, color.faded(to: opacity))
    case .outline(let rect, let radius, let width, let color):
      .outline(rect, radius: radius, width: width, color.faded(to: opacity))
    case .shadow(let rect, let radius, let blur, let color):
      .shadow(rect, radius: radius, blur: blur, color.faded(to: opacity))
    case .text(let text): .text(text.faded(to: opacity))
    case .symbol(let symbol, let rect, let color):
      .symbol(symbol, rect, color.faded(to: opacity))
    }
  }

  fileprivate func mirrored(in width: Double) -> DrawCommand.Shape {
    var shape = self
    shape.rect = rect.mirrored(in: width)
    if case .text(var text) = shape {
      text.alignment = text.alignment.mirrored
      shape = .text(text)
    }
    return shape
  }
}

extension Text {
  fileprivate func faded(to opacity: Double) -> Text {
    var text = self
    text.color = color.faded(to: opacity)
    return text
  }
}

extension Text.Alignment {
  fileprivate var mirrored: Text.Alignment {
    switch self {
    case .leading: .trailing
    case .center: .center
    case .trailing: .leading
    }
  }
}
