#include <stddef.h>

// `memmem` is a GNU extension, which Swift's Glibc module leaves out.
const void *plain_memmem(const void *bytes, size_t count, const void *needle, size_t length);
