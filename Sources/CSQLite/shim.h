#include <sqlite3.h>

/* Swift cannot call functions with a variable number of arguments. */
static inline int backstroke_sqlite3_configure(sqlite3 *connection, int option, int value) {
  return sqlite3_db_config(connection, option, value, (int *)0);
}
