// What a program that shows frames through SDL does, seen from inside it without its knowing: put
// before it by LD_PRELOAD, it counts in a file that others map.
#ifndef SWIPELIST_WITNESS_H
#define SWIPELIST_WITNESS_H

#include <stdint.h>

/// Counts since the program began; times are the monotonic clock's, in nanoseconds.
struct swipelist_witness {
  /// Frames handed to the display.
  uint64_t frames;
  /// When the first of them was there, and the last.
  uint64_t first_frame;
  uint64_t last_frame;
  /// Pixels updated in the last one.
  uint64_t pixels;
  /// Blocks that were asked of the allocator, on any thread.
  uint64_t allocations;
};

#endif
