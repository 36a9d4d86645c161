#include <adwaita.h>
#include <glib-unix.h>
#include <libintl.h>
#include <locale.h>

// Dispatch's main queue, to be drained by GLib's main loop. Both are private to libdispatch: they are
// used in one file (Gtk/MainLoop) and covered by one test.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);
