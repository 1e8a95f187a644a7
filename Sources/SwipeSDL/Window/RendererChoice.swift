/// Which of the two ways a window's pixels take to the screen.
public nonisolated enum RendererChoice: String, Sendable, CaseIterable {
  /// Through the graphics processor where there is one, else the surface.
  case auto
  /// SDL's accelerated renderer, paced by the display.
  case gpu
  /// Drawn in memory; only what changed is handed to the display.
  case surface
}
