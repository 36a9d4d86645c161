// GNUstep's NSUndoManager doing the work of peer.h, by target, selector and object.

#import <Foundation/Foundation.h>

#include "peer.h"

@interface Move : NSObject {
@public
  size_t shape;
  struct Shape place;
}
@end
@implementation Move
@end

@interface Board : NSObject {
  struct Shape shapes[SHAPE_COUNT];
@public
  NSUndoManager *undoManager;
}
- (void)apply:(Move *)move;
@end
@implementation Board
- (void)apply:(Move *)move {
  Move *inverse = [[Move alloc] init];
  inverse->shape = move->shape;
  inverse->place = shapes[move->shape];
  [undoManager registerUndoWithTarget:self selector:@selector(apply:) object:inverse];
  [inverse release];
  shapes[move->shape] = move->place;
}
@end

static void record(Board *board, size_t step) {
  [board->undoManager beginUndoGrouping];
  Move *move = [[Move alloc] init];
  move->shape = step % SHAPE_COUNT;
  move->place.x = place_x(step);
  move->place.y = place_y(step);
  [board apply:move];
  [move release];
  [board->undoManager setActionName:@"Move Shape"];
  [board->undoManager endUndoGrouping];
}

// Objects that are only autoreleased would count as heap; a loop of events releases them now and then.
#define POOLED(count, condition, statement)                                                         \
  for (size_t done = 0; condition;) {                                                               \
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];                                     \
    for (size_t turn = 0; turn < 100 && (condition); turn++, done++) statement;                     \
    [pool release];                                                                                 \
  }

int main(int count, char **values) {
  const struct Arguments wanted = arguments(count, values);
  NSAutoreleasePool *outermost = [[NSAutoreleasePool alloc] init];
  NSUndoManager *manager = [[NSUndoManager alloc] init];
  [manager setGroupsByEvent:NO];
  [manager setLevelsOfUndo:wanted.levels];

  if (strcmp(wanted.work, "remove") == 0) {
    Board *boards[100];
    for (size_t index = 0; index < 100; index++) {
      boards[index] = [[Board alloc] init];
      boards[index]->undoManager = manager;
    }
    POOLED(done, done < wanted.steps, record(boards[done % 100], done + 1))
    const double start = now_ns();
    [manager removeAllActionsWithTarget:boards[50]];
    report("remove", (now_ns() - start) / ((double)wanted.steps / 100), "ns");
    return 0;
  }

  Board *board = [[Board alloc] init];
  board->undoManager = manager;
  const size_t heap = heap_bytes_in_use();
  double start = now_ns();
  POOLED(done, done < wanted.steps, record(board, done + 1))
  report("record", (now_ns() - start) / (double)wanted.steps, "ns");
  const double kept = wanted.levels == 0 || wanted.levels > wanted.steps ? wanted.steps : wanted.levels;
  report("heap", (double)(heap_bytes_in_use() - heap) / kept, "B");
  start = now_ns();
  POOLED(done, done < (size_t)kept, [manager undo])
  report("undo", (now_ns() - start) / kept, "ns");
  start = now_ns();
  POOLED(done, done < (size_t)kept, [manager redo])
  report("redo", (now_ns() - start) / kept, "ns");
  [outermost release];
  return 0;
}
