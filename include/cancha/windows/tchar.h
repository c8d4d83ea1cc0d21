/* Characters as Visual C++ names them. */
#ifndef CANCHA_WINDOWS_TCHAR_H
#define CANCHA_WINDOWS_TCHAR_H

/* NOLINTBEGIN */

#include <cancha/windows/windows.h>

#define _tprintf printf
#define _stprintf sprintf
#define _ftprintf fprintf
#define _tfopen fopen
#define _tcscpy strcpy
#define _tcscat strcat
#define _tcscmp strcmp
#define _tcslen strlen
#define _ttoi atoi

/* NOLINTEND */

#endif
