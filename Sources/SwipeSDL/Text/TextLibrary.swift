internal import CSDL2

/// SDL_ttf, for as long as someone needs it.
final class TextLibrary {
  init() throws(SDLError) {
    guard TTF_Init() == 0 else { throw SDLError("could not start SDL_ttf") }
  }

  isolated deinit { TTF_Quit() }
}
