/* Files as in DOS. */
#ifndef CANCHA_WINDOWS_IO_H
#define CANCHA_WINDOWS_IO_H

/* NOLINTBEGIN */

#include <cancha/windows/runtime.h>
#include <fcntl.h>

/* NOLINTEND */

#endif
