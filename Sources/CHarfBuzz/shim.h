// HarfBuzz, for the script that a character belongs to.
#ifndef SWIPELIST_CHARFBUZZ_H
#define SWIPELIST_CHARFBUZZ_H

#include <harfbuzz/hb.h>

#endif
