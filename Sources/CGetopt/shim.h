#pragma once
#include <getopt.h>

// Swift 6 refuses C's global variables as unsafe under concurrency; these read them for it.
static inline const char *pagerail_optarg(void) { return optarg; }
static inline int pagerail_optind(void) { return optind; }
static inline int pagerail_optopt(void) { return optopt; }
// 0 makes glibc forget what it was in the middle of; elsewhere the first argument is number 1.
#ifdef __GLIBC__
static inline void pagerail_reset_getopt(void) { optind = 0; opterr = 0; }
#else
static inline void pagerail_reset_getopt(void) { optind = 1; opterr = 0; }
#endif
