// What the saving of files needs of the C library that Swift's Glibc module does not show.
#ifndef SWIPELIST_CLINUX_H
#define SWIPELIST_CLINUX_H

#include <linux/magic.h>
#include <linux/stat.h>
#include <sys/eventfd.h>
#include <sys/statfs.h>
#include <sys/xattr.h>

// Shown by <stdio.h> only under _GNU_SOURCE.
int renameat2(int, const char *, int, const char *, unsigned int);

// Shown by <unistd.h> only under _GNU_SOURCE.
int pipe2(int[2], int);

// Shown by <sys/stat.h> only under _GNU_SOURCE.
int statx(int, const char *, int, unsigned int, struct statx *);

// RENAME_NOREPLACE and RENAME_EXCHANGE of <linux/fs.h>: the new name must be free; the two names swap
// their files in one step.
static const unsigned int swipelist_rename_no_replace = 1u << 0;
static const unsigned int swipelist_rename_exchange = 1u << 1;

// Shown by <fcntl.h> only under _GNU_SOURCE.
static const int swipelist_empty_path = 0x1000;
static const int swipelist_set_signal = 10;
static const int swipelist_set_lease = 1024;

// Shown by <sys/mman.h> only under _DEFAULT_SOURCE.
static const int swipelist_madvise_huge_pages = 14;

#endif
