/* Files as streams, as before standard C++. */
#ifndef CANCHA_WINDOWS_FSTREAM_H
#define CANCHA_WINDOWS_FSTREAM_H

/* NOLINTBEGIN */

#include <cancha/windows/iostream.h>

#include <fstream>

using std::filebuf;
using std::fstream;
using std::ifstream;
using std::ofstream;

/* Flags that standard C++ does not have: a file that is read is never made, one that is written always. */
#define nocreate in
#define noreplace out

/* NOLINTEND */

#endif
