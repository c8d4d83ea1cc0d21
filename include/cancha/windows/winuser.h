/* A part of <windows.h>. */
#ifndef CANCHA_WINDOWS_WINUSER_H
#define CANCHA_WINDOWS_WINUSER_H

/* NOLINTBEGIN */

#include <cancha/windows/windows.h>

/* NOLINTEND */

#endif
