#pragma once
#include <spawn.h>

// GNU's additions, which <spawn.h> and <unistd.h> show only under a macro that a module cannot set.
int pipe2(int descriptors[2], int flags);
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
