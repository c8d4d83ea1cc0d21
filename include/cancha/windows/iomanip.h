/* Manipulators of streams, as before standard C++. */
#ifndef CANCHA_WINDOWS_IOMANIP_H
#define CANCHA_WINDOWS_IOMANIP_H

/* NOLINTBEGIN */

#include <cancha/windows/iostream.h>

#include <iomanip>

using std::resetiosflags;
using std::setbase;
using std::setfill;
using std::setiosflags;
using std::setprecision;
using std::setw;

/* NOLINTEND */

#endif
