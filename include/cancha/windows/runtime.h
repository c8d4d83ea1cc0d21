/* What Microsoft's C library has and this one has not, or calls otherwise. */
#ifndef CANCHA_WINDOWS_RUNTIME_H
#define CANCHA_WINDOWS_RUNTIME_H

/* NOLINTBEGIN */

#include <cancha/windows/dialect.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#ifdef __cplusplus
#include <cmath>
#include <cstdlib>

/* Macros on Windows. As templates they are in nobody's way: two numbers of one type find those of the C++ library
 * first. */
template <class A, class B>
inline auto max(A a, B b) -> decltype(true ? a : b) {
  return a > b ? a : b;
}
template <class A, class B>
inline auto min(A a, B b) -> decltype(true ? a : b) {
  return a < b ? a : b;
}
#else
#ifndef max
#define max(a, b) ((a) > (b) ? (a) : (b))
#define min(a, b) ((a) < (b) ? (a) : (b))
#endif
#endif
#define __max(a, b) ((a) > (b) ? (a) : (b))
#define __min(a, b) ((a) < (b) ? (a) : (b))

#define _finite(x) isfinite(x)
#define _isnan(x) isnan(x)
#define _hypot hypot
#define _copysign copysign
#define _chdir chdir
#define _getcwd getcwd
#define _access access
#define _unlink unlink
#define _strdup strdup
#define _snprintf snprintf
#define _vsnprintf vsnprintf
#define _stricmp strcasecmp
#define _strcmpi strcasecmp
#define stricmp strcasecmp
#define strcmpi strcasecmp
#define _strnicmp strncasecmp
#define strnicmp strncasecmp
#define _atoi64 atoll
#define _getpid getpid
#define _fileno fileno

#ifdef __cplusplus
extern "C" {
#endif

static inline char* _itoa(int value, char* text, int base) {
  char digits[40];
  int n = 0, out = 0;
  unsigned left = value < 0 && base == 10 ? 0U - (unsigned)value : (unsigned)value;
  if (base < 2 || base > 36) base = 10;
  do {
    digits[n++] = "0123456789abcdefghijklmnopqrstuvwxyz"[left % (unsigned)base];
    left /= (unsigned)base;
  } while (left);
  if (value < 0 && base == 10) text[out++] = '-';
  while (n) text[out++] = digits[--n];
  text[out] = '\0';
  return text;
}
#define itoa _itoa
#define _ltoa(value, text, base) _itoa((int)(value), (text), (base))
#define ltoa _ltoa
static inline char* _gcvt(double value, int digits, char* text) {
  sprintf(text, "%.*g", digits, value);
  return text;
}
static inline char* _strupr(char* text) {
  for (char* c = text; *c; ++c)
    if (*c >= 'a' && *c <= 'z') *c = (char)(*c - 'a' + 'A');
  return text;
}
static inline char* _strlwr(char* text) {
  for (char* c = text; *c; ++c)
    if (*c >= 'A' && *c <= 'Z') *c = (char)(*c - 'A' + 'a');
  return text;
}
#define strupr _strupr
#define strlwr _strlwr

/* The functions that Visual Studio asks for since 2005. */
typedef int errno_t;
static inline errno_t fopen_s(FILE** file, const char* path, const char* mode) {
  *file = fopen(path, mode);
  return *file ? 0 : 2;
}
#define sprintf_s snprintf
#define fprintf_s fprintf
#define printf_s printf
#define sscanf_s sscanf
#define fscanf_s fscanf
#define _itoa_s(value, text, size, base) (_itoa((value), (text), (base)), 0)
#ifdef __cplusplus
}  // extern "C"
template <unsigned long N>
inline errno_t strcpy_s(char (&to)[N], const char* from) {
  snprintf(to, N, "%s", from);
  return 0;
}
template <unsigned long N>
inline errno_t strcat_s(char (&to)[N], const char* from) {
  strncat(to, from, N - strlen(to) - 1);
  return 0;
}
inline errno_t strcpy_s(char* to, size_t size, const char* from) {
  snprintf(to, size, "%s", from);
  return 0;
}
inline errno_t strcat_s(char* to, size_t size, const char* from) {
  strncat(to, from, size - strlen(to) - 1);
  return 0;
}
#endif

/* NOLINTEND */

#endif
