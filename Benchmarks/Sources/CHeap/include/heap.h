#ifndef BACKSTROKE_HEAP_H
#define BACKSTROKE_HEAP_H

#include <stddef.h>

/// The bytes that are allocated now: on the heap, and in blocks that were mapped because they are large.
size_t heap_bytes_in_use(void);

/// Nanoseconds of processor time that this process has used.
double now_ns(void);

#endif
