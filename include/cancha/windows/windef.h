/* A part of <windows.h>. */
#ifndef CANCHA_WINDOWS_WINDEF_H
#define CANCHA_WINDOWS_WINDEF_H

/* NOLINTBEGIN */

#include <cancha/windows/windows.h>

/* NOLINTEND */

#endif
