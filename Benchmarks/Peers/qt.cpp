// Qt's QUndoStack doing the work of peer.h. A command keeps the shape's former and new place, as
// Qt's own example does.

#include <QUndoCommand>
#include <QUndoStack>

#include "peer.h"

class Move : public QUndoCommand {
public:
  Move(Shape *shapes, int shape, Shape place)
      : QUndoCommand(QStringLiteral("Move Shape")), shapes(shapes), shape(shape),
        former(shapes[shape]), place(place) {}
  void undo() override { shapes[shape] = former; }
  void redo() override { shapes[shape] = place; }

private:
  Shape *shapes;
  int shape;
  Shape former, place;
};

int main(int count, char **values) {
  const Arguments wanted = arguments(count, values);
  Shape *shapes = static_cast<Shape *>(calloc(SHAPE_COUNT, sizeof(Shape)));
  QUndoStack stack;
  stack.setUndoLimit(int(wanted.levels));
  if (strcmp(wanted.work, "record") != 0) return 0;

  const size_t heap = heap_bytes_in_use();
  double start = now_ns();
  for (size_t step = 1; step <= wanted.steps; step++)
    stack.push(new Move(shapes, int(step % SHAPE_COUNT), {place_x(step), place_y(step)}));
  report("record", (now_ns() - start) / double(wanted.steps), "ns");
  const double kept = double(stack.count());
  report("heap", double(heap_bytes_in_use() - heap) / kept, "B");
  start = now_ns();
  while (stack.canUndo()) stack.undo();
  report("undo", (now_ns() - start) / kept, "ns");
  start = now_ns();
  while (stack.canRedo()) stack.redo();
  report("redo", (now_ns() - start) / kept, "ns");
  free(shapes);
}
