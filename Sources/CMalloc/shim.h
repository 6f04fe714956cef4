#pragma once
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

// Swift sees none of malloc.h. Left alone, glibc raises this limit to the size of what was freed, and
// keeps what lies below it: a few decoded pictures cost tens of megabytes that nobody uses.
static inline void pagerail_return_blocks_above(int bytes) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, bytes);
#else
  (void)bytes;
#endif
}
