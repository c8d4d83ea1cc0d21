/* The clock of Windows' multimedia. */
#ifndef CANCHA_WINDOWS_MMSYSTEM_H
#define CANCHA_WINDOWS_MMSYSTEM_H

/* NOLINTBEGIN */

#include <cancha/windows/windows.h>

typedef UINT MMRESULT;
#define timeBeginPeriod(milliseconds) ((MMRESULT)0)
#define timeEndPeriod(milliseconds) ((MMRESULT)0)
#define PlaySound(name, module, flags) (TRUE)

/* NOLINTEND */

#endif
