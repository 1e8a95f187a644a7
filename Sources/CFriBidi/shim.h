// FriBidi, for the order of text that runs both ways.
#ifndef SWIPELIST_CFRIBIDI_H
#define SWIPELIST_CFRIBIDI_H

#include <fribidi/fribidi.h>

#endif
