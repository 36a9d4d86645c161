#pragma once
#include <malloc.h>

/// The bytes that the program has taken from the heap, those mapped directly included.
///
/// Swift's Glibc module does not have mallinfo2.
static inline unsigned long heap_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
