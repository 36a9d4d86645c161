#define _GNU_SOURCE
#include "CMemmem.h"
#include <string.h>

const void *plain_memmem(const void *bytes, size_t count, const void *needle, size_t length) {
  return memmem(bytes, count, needle, length);
}
