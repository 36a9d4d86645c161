#include "CFaultyFileSystem.h"

#include <pthread.h>
#include <sqlite3.h>
#include <string.h>

/* A file: the system's own behind it, and whether it is one that faults are meant for. */
typedef struct {
  sqlite3_file base;
  char path[512];
  /* The system's file follows. */
} faulty_file;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static char target[256];
static int target_operations;
static int target_healthy;
static int target_code;
static int target_count;

static sqlite3_vfs *system_vfs;
static sqlite3_vfs faulty_vfs;

static sqlite3_file *behind(sqlite3_file *file) {
  return (sqlite3_file *)((char *)file + sizeof(faulty_file));
}

/* The code to fail with; 0 when the operation is to be done. */
static int fault(sqlite3_file *file, int operation) {
  const char *path = ((faulty_file *)file)->path;
  int code = SQLITE_OK;
  pthread_mutex_lock(&mutex);
  if (target[0] && (target_operations & operation) && strstr(path, target)) {
    if (target_count++ >= target_healthy) code = target_code;
  }
  pthread_mutex_unlock(&mutex);
  return code;
}

void faulty_set(const char *name, int operations, int healthy, int code) {
  pthread_mutex_lock(&mutex);
  strncpy(target, name, sizeof target - 1);
  target_operations = operations;
  target_healthy = healthy;
  target_code = code;
  target_count = 0;
  pthread_mutex_unlock(&mutex);
}

int faulty_count(void) {
  pthread_mutex_lock(&mutex);
  int count = target_count;
  pthread_mutex_unlock(&mutex);
  return count;
}

#define BEHIND(call) behind(file)->pMethods->call

static int faulty_close(sqlite3_file *file) {
  return behind(file)->pMethods ? BEHIND(xClose)(behind(file)) : SQLITE_OK;
}
static int faulty_read(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
  int code = fault(file, FAULTY_READ);
  return code ? code : BEHIND(xRead)(behind(file), bytes, count, offset);
}
static int faulty_write(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
  int code = fault(file, FAULTY_WRITE);
  return code ? code : BEHIND(xWrite)(behind(file), bytes, count, offset);
}
static int faulty_truncate(sqlite3_file *file, sqlite3_int64 size) {
  int code = fault(file, FAULTY_WRITE);
  return code ? code : BEHIND(xTruncate)(behind(file), size);
}
static int faulty_sync(sqlite3_file *file, int flags) {
  int code = fault(file, FAULTY_SYNC);
  return code ? code : BEHIND(xSync)(behind(file), flags);
}
static int faulty_size(sqlite3_file *file, sqlite3_int64 *size) { return BEHIND(xFileSize)(behind(file), size); }
static int faulty_lock(sqlite3_file *file, int lock) { return BEHIND(xLock)(behind(file), lock); }
static int faulty_unlock(sqlite3_file *file, int lock) { return BEHIND(xUnlock)(behind(file), lock); }
static int faulty_check(sqlite3_file *file, int *out) { return BEHIND(xCheckReservedLock)(behind(file), out); }
static int faulty_control(sqlite3_file *file, int code, void *argument) {
  return BEHIND(xFileControl)(behind(file), code, argument);
}
static int faulty_sector(sqlite3_file *file) { return BEHIND(xSectorSize)(behind(file)); }
static int faulty_traits(sqlite3_file *file) { return BEHIND(xDeviceCharacteristics)(behind(file)); }
static int faulty_map(sqlite3_file *file, int page, int size, int extend, void volatile **out) {
  return BEHIND(xShmMap)(behind(file), page, size, extend, out);
}
static int faulty_shm_lock(sqlite3_file *file, int offset, int count, int flags) {
  return BEHIND(xShmLock)(behind(file), offset, count, flags);
}
static void faulty_barrier(sqlite3_file *file) { BEHIND(xShmBarrier)(behind(file)); }
static int faulty_unmap(sqlite3_file *file, int remove) { return BEHIND(xShmUnmap)(behind(file), remove); }

static const sqlite3_io_methods methods = {
    2,           faulty_close, faulty_read,     faulty_write,   faulty_truncate, faulty_sync,
    faulty_size, faulty_lock,  faulty_unlock,   faulty_check,   faulty_control,  faulty_sector,
    faulty_traits, faulty_map, faulty_shm_lock, faulty_barrier, faulty_unmap,    0,
    0,
};

static int faulty_open(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *out) {
  (void)vfs;
  faulty_file *self = (faulty_file *)file;
  memset(self, 0, sizeof *self);
  if (name) strncpy(self->path, name, sizeof self->path - 1);
  behind(file)->pMethods = 0;
  int code = system_vfs->xOpen(system_vfs, name, behind(file), flags, out);
  self->base.pMethods = behind(file)->pMethods ? &methods : 0;
  return code;
}

int faulty_install(void) {
  pthread_mutex_lock(&mutex);
  int code = SQLITE_OK;
  if (!system_vfs) {
    system_vfs = sqlite3_vfs_find(0);
    faulty_vfs = *system_vfs;
    faulty_vfs.zName = "faulty";
    faulty_vfs.szOsFile = (int)sizeof(faulty_file) + system_vfs->szOsFile;
    faulty_vfs.xOpen = faulty_open;
    code = sqlite3_vfs_register(&faulty_vfs, 1);
  }
  pthread_mutex_unlock(&mutex);
  return code;
}
