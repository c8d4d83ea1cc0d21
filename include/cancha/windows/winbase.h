/* A part of <windows.h>. */
#ifndef CANCHA_WINDOWS_WINBASE_H
#define CANCHA_WINDOWS_WINBASE_H

/* NOLINTBEGIN */

#include <cancha/windows/windows.h>

/* NOLINTEND */

#endif
