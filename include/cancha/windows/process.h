/* Processes as in DOS; a strategy starts none. */
#ifndef CANCHA_WINDOWS_PROCESS_H
#define CANCHA_WINDOWS_PROCESS_H

/* NOLINTBEGIN */

#include <cancha/windows/runtime.h>

/* NOLINTEND */

#endif
