/* The console of DOS: nobody presses a key. */
#ifndef CANCHA_WINDOWS_CONIO_H
#define CANCHA_WINDOWS_CONIO_H

/* NOLINTBEGIN */

#include <cancha/windows/runtime.h>

#define _kbhit() (0)
#define kbhit() (0)
#define _getch() (-1)
#define getch() (-1)
#define getche() (-1)
#define clrscr() ((void)0)
#define gotoxy(x, y) ((void)0)
#define _cprintf printf
#define cprintf printf

/* NOLINTEND */

#endif
