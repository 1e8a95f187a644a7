// SDL2 and SDL2_ttf as Swift sees them, with names for the macros that it cannot.
#ifndef SWIPELIST_CSDL2_H
#define SWIPELIST_CSDL2_H

#include <SDL2/SDL.h>
#include <SDL2/SDL_ttf.h>

// "Centred" is a place; the macro is an expression of others.
static const int swipe_window_centered = SDL_WINDOWPOS_CENTERED;

// SDL_TOUCH_MOUSEID and SDL_MOUSE_TOUCHID are casts.
static const Uint32 swipe_mouse_of_touch = SDL_TOUCH_MOUSEID;
static const SDL_TouchID swipe_touch_of_mouse = SDL_MOUSE_TOUCHID;

#endif
