// Plays scripts of UndoScript on GNUstep's NSUndoManager: a command a line in, a state a line out.
//
// "reset" begins with a new manager. The state is: values | level | can undo, can redo | undo title |
// redo title. An exception prints "raised" and its name instead.

#import <Foundation/Foundation.h>
#include <stdio.h>
#include <string.h>

static NSUndoManager *manager;

@interface Target : NSObject {
@public
  long value;
}
- (void)set:(NSNumber *)number;
@end

@implementation Target
- (void)set:(NSNumber *)number {
  [manager registerUndoWithTarget:self
                         selector:@selector(set:)
                           object:[NSNumber numberWithLong:value]];
  value = [number longValue];
}
@end

static Target *targets[3];

static void reset(void) {
  [manager release];
  manager = [[NSUndoManager alloc] init];
  [manager setGroupsByEvent:NO];
  for (int index = 0; index < 3; index++) {
    [targets[index] release];
    targets[index] = [[Target alloc] init];
  }
}

static void play(const char *line) {
  char target = 0;
  long number = 0;
  if (strcmp(line, "begin") == 0) [manager beginUndoGrouping];
  else if (strcmp(line, "end") == 0) [manager endUndoGrouping];
  else if (sscanf(line, "set %c %ld", &target, &number) == 2)
    [targets[target - 'a'] set:[NSNumber numberWithLong:number]];
  else if (strncmp(line, "name ", 5) == 0)
    [manager setActionName:[NSString stringWithUTF8String:line + 5]];
  else if (strcmp(line, "undo") == 0) [manager undo];
  else if (strcmp(line, "redo") == 0) [manager redo];
  else if (strcmp(line, "undoNested") == 0) [manager undoNestedGroup];
  else if (strcmp(line, "disable") == 0) [manager disableUndoRegistration];
  else if (strcmp(line, "enable") == 0) [manager enableUndoRegistration];
  else if (strcmp(line, "removeAll") == 0) [manager removeAllActions];
  else if (sscanf(line, "remove %c", &target) == 1)
    [manager removeAllActionsWithTarget:targets[target - 'a']];
  else if (sscanf(line, "levels %ld", &number) == 1) [manager setLevelsOfUndo:number];
  else if (strcmp(line, "reset") == 0) reset();
  else {
    fprintf(stderr, "driver: not a line of a script: %s\n", line);
    exit(2);
  }
}

int main(void) {
  char line[1024];
  NSAutoreleasePool *outermost = [[NSAutoreleasePool alloc] init];
  reset();
  while (fgets(line, sizeof line, stdin) != NULL) {
    line[strcspn(line, "\n")] = 0;
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    @try {
      play(line);
      printf("%ld %ld %ld | level %ld | %d %d | %s | %s\n", targets[0]->value, targets[1]->value,
             targets[2]->value, (long)[manager groupingLevel], [manager canUndo], [manager canRedo],
             [[manager undoMenuItemTitle] UTF8String], [[manager redoMenuItemTitle] UTF8String]);
    }
    @catch (NSException *exception) {
      printf("raised %s\n", [[exception name] UTF8String]);
    }
    fflush(stdout);
    [pool release];
  }
  [outermost release];
  return 0;
}
