// Jansson, for reading traces.
#ifndef SWIPELIST_CJANSSON_H
#define SWIPELIST_CJANSSON_H

#include <jansson.h>

#endif
