/* Streams as before standard C++. The names are those of the old header, one by one: with the whole of std a source's
 * own count, distance or left would be two things. */
#ifndef CANCHA_WINDOWS_IOSTREAM_H
#define CANCHA_WINDOWS_IOSTREAM_H

/* NOLINTBEGIN */

#include <iostream>

using std::cerr;
using std::cin;
using std::clog;
using std::cout;
using std::dec;
using std::endl;
using std::ends;
using std::flush;
using std::hex;
using std::ios;
using std::iostream;
using std::istream;
using std::oct;
using std::ostream;
using std::streambuf;
using std::streampos;
using std::ws;

/* NOLINTEND */

#endif
