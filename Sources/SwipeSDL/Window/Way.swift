internal import CSDL2
internal import Glibc

/// The way to the screen that was found, with the window it was found for.
struct Way {
  let renderer: Renderer
  let window: WindowHandle
  let isSurface: Bool
  /// Whether presenting waits for the display.
  let isPacedByDisplay: Bool
}

// MARK: - Choosing

extension Way {
  /// Opens a window, by `makeWindow`, and finds the way that `choice` asks for.
  init(
    _ choice: RendererChoice, makeWindow: () throws(SDLError) -> WindowHandle
  ) throws(SDLError) {
    switch choice {
    case .gpu:
      self = try Way(gpu: makeWindow())
    case .surface:
      self = try Way(surface: makeWindow())
    case .auto:
      guard Self.mayHaveGPU, let way = try? Way(gpu: makeWindow()), !way.isSoftwareGL else {
        self = try Way(surface: makeWindow())
        return
      }
      self = way
    }
  }

  private init(gpu window: WindowHandle) throws(SDLError) {
    let wanted = SDL_RendererFlags(
      SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue)
    let renderer = try Renderer(on: window, flags: wanted)
    let flags = renderer.flags
    guard flags & SDL_RENDERER_ACCELERATED.rawValue != 0 else {
      throw SDLError(message: "there is no accelerated renderer here")
    }
    self.init(
      renderer: renderer, window: window, isSurface: false,
      isPacedByDisplay: flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0)
  }

  private init(surface window: WindowHandle) throws(SDLError) {
    // SDL takes the renderer that is named before the one that is asked for.
    unsafe SDL_SetHintWithPriority(SDL_HINT_RENDER_DRIVER, "software", SDL_HINT_OVERRIDE)
    defer { unsafe SDL_ResetHint(SDL_HINT_RENDER_DRIVER) }
    let renderer = try Renderer(on: window, flags: SDL_RENDERER_SOFTWARE)
    self.init(renderer: renderer, window: window, isSurface: true, isPacedByDisplay: false)
  }
}

// MARK: - What there is

extension Way {
  /// Whether it is worth loading a graphics library to find out.
  private static var mayHaveGPU: Bool {
    if let driver = environment("SDL_RENDER_DRIVER") { return driver != "software" }
    return hasRenderNode
  }

  /// Whether the kernel offers a graphics processor: it numbers them from 128.
  private static var hasRenderNode: Bool {
    (128..<192).contains { unsafe access("/dev/dri/renderD\($0)", F_OK) == 0 }
  }

  /// Whether GL, having been loaded, says that it draws in software, and nobody named it.
  private var isSoftwareGL: Bool {
    typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
    guard Self.environment("SDL_RENDER_DRIVER") == nil,
      let symbol = unsafe SDL_GL_GetProcAddress("glGetString")
    else { return false }
    let getString = unsafe unsafeBitCast(symbol, to: GetString.self)
    // GL_RENDERER, in GL's registry.
    guard let name = unsafe getString(0x1F01) else { return false }
    // C's search: String's own would bring the regular expressions into the program, 2 MB of them.
    let software: [String] = ["llvmpipe", "softpipe", "swrast", "software"]
    return software.contains { word in unsafe SDL_strcasestr(name, word) != nil }
  }

  nonisolated static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }
}
