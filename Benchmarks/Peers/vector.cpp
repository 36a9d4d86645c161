// The floor: a vector of plain records, without names, groups, limits or safety, doing the work of
// peer.h. Nothing that records a former value can be much cheaper.

#include <vector>

#include "peer.h"

struct Record {
  size_t shape;
  Shape former, place;
};

int main(int count, char **values) {
  const Arguments wanted = arguments(count, values);
  Shape *shapes = static_cast<Shape *>(calloc(SHAPE_COUNT, sizeof(Shape)));
  if (strcmp(wanted.work, "record") != 0 || wanted.levels != 0) return 0;

  std::vector<Record> records;
  const size_t heap = heap_bytes_in_use();
  double start = now_ns();
  for (size_t step = 1; step <= wanted.steps; step++) {
    const size_t shape = step % SHAPE_COUNT;
    const Shape place = {place_x(step), place_y(step)};
    records.push_back({shape, shapes[shape], place});
    shapes[shape] = place;
  }
  report("record", (now_ns() - start) / double(wanted.steps), "ns");
  report("heap", double(heap_bytes_in_use() - heap) / double(wanted.steps), "B");
  start = now_ns();
  for (size_t index = records.size(); index > 0; index--)
    shapes[records[index - 1].shape] = records[index - 1].former;
  report("undo", (now_ns() - start) / double(wanted.steps), "ns");
  start = now_ns();
  for (const Record &record : records) shapes[record.shape] = record.place;
  report("redo", (now_ns() - start) / double(wanted.steps), "ns");
  if (shapes[1].x < 0) puts("never");
  free(shapes);
}
