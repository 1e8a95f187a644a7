// fontconfig, for finding fonts.
#ifndef SWIPELIST_CFONTCONFIG_H
#define SWIPELIST_CFONTCONFIG_H

#include <fontconfig/fontconfig.h>

#endif
