/* Folders as in DOS. */
#ifndef CANCHA_WINDOWS_DIRECT_H
#define CANCHA_WINDOWS_DIRECT_H

/* NOLINTBEGIN */

#include <cancha/windows/runtime.h>
#include <sys/stat.h>

#define _mkdir(path) mkdir((path), 0777)
#define _rmdir rmdir

/* NOLINTEND */

#endif
