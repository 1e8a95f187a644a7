// Counts the program's allocations, for the benchmark: linking this in takes malloc's place.
#ifndef SWIPELIST_CALLOCATIONS_H
#define SWIPELIST_CALLOCATIONS_H

/// How many blocks have been asked for on this thread since it began.
unsigned long swipelist_allocations(void);

#endif
