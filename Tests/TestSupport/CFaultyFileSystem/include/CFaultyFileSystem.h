#ifndef C_FAULTY_FILE_SYSTEM_H
#define C_FAULTY_FILE_SYSTEM_H

/* A file system for SQLite that works until it is told to fail: the system's own, with a fault before it.
 *
 * It becomes the default of all connections that are opened afterwards, and leaves all files alone whose path does
 * not contain the name that is given. */

/* What fails. */
enum {
  FAULTY_WRITE = 1,
  FAULTY_SYNC = 2,
  FAULTY_READ = 4,
};

/* Puts the file system before the system's; once is enough. Returns SQLite's result code. */
int faulty_install(void);

/* Lets operations fail with a result code of SQLite's on files whose path contains `name`, after `healthy`
 * operations of these kinds; 0 operations fail when `name` is empty. */
void faulty_set(const char *name, int operations, int healthy, int code);

/* How many operations of the kinds that are set there have been on the files since. */
int faulty_count(void);

#endif
