/* The header that Visual C++ writes for a new project, for sources that came without theirs. */
#ifndef CANCHA_WINDOWS_STDAFX_H
#define CANCHA_WINDOWS_STDAFX_H

/* NOLINTBEGIN */

#include <cancha/windows/windows.h>

/* NOLINTEND */

#endif
