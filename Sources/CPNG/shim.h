// libpng, for writing pictures.
#ifndef SWIPELIST_CPNG_H
#define SWIPELIST_CPNG_H

#include <png.h>

#endif
