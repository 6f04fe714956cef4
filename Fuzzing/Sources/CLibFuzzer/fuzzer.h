// The part of libFuzzer's interface (FuzzerInterface.h) that is used here.
#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*feed)(const uint8_t *bytes, size_t count));
