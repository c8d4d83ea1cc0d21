/* Streams in memory, as before standard C++. */
#ifndef CANCHA_WINDOWS_STRSTREA_H
#define CANCHA_WINDOWS_STRSTREA_H

/* NOLINTBEGIN */

#include <cancha/windows/iostream.h>

#include <strstream>

using std::istrstream;
using std::ostrstream;
using std::strstream;

/* NOLINTEND */

#endif
