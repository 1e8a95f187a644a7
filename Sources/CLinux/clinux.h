// What the saving of files needs of the C library that Swift's Glibc module does not show.
#ifndef SWIPELIST_CLINUX_H
#define SWIPELIST_CLINUX_H

#include <sys/eventfd.h>
#include <sys/xattr.h>

// Shown by <stdio.h> only under _GNU_SOURCE.
int renameat2(int, const char *, int, const char *, unsigned int);

// Shown by <unistd.h> only under _GNU_SOURCE.
int pipe2(int[2], int);

// RENAME_EXCHANGE of <linux/fs.h>: the two names swap their files in one step.
static const unsigned int swipelist_rename_exchange = 1u << 1;

// Shown by <sys/mman.h> only under _DEFAULT_SOURCE.
static const int swipelist_madvise_huge_pages = 14;

#endif
