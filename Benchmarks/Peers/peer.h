// What the peers have in common: the work, the clock, the heap, and how results are printed.
//
// The work is the same for all: 1,000 shapes; step i moves shape i % 1,000 to a new place, as one named
// step. A program is called with a kind of work, the number of steps, and the limit (0 for none), and
// prints a line a measurement: name, value, unit.

#ifndef BACKSTROKE_PEER_H
#define BACKSTROKE_PEER_H

#include <malloc.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define SHAPE_COUNT 1000

struct Shape {
  double x, y;
};

// Time of the processor, not of the wall: other programs on the machine disturb it less.
static inline double now_ns(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static inline size_t heap_bytes_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

static inline double place_x(size_t step) { return (double)step; }
static inline double place_y(size_t step) { return (double)(step * 7 % 1000); }

static inline void report(const char *name, double value, const char *unit) {
  printf("%s %.3f %s\n", name, value, unit);
}

struct Arguments {
  const char *work;
  size_t steps;
  size_t levels;
};

static inline struct Arguments arguments(int count, char **values) {
  if (count != 4) {
    fprintf(stderr, "usage: %s record|remove STEPS LEVELS\n", values[0]);
    exit(2);
  }
  struct Arguments result = {values[1], strtoul(values[2], NULL, 10), strtoul(values[3], NULL, 10)};
  return result;
}

#endif
