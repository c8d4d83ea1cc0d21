/* The debugging aids of Visual C++: none. */
#ifndef CANCHA_WINDOWS_CRTDBG_H
#define CANCHA_WINDOWS_CRTDBG_H

/* NOLINTBEGIN */

#include <assert.h>

#define _ASSERT(condition) assert(condition)
#define _ASSERTE(condition) assert(condition)
#define _CrtSetDbgFlag(flags) (0)
#define _CrtDumpMemoryLeaks() (0)

/* NOLINTEND */

#endif
