/* As much of <windows.h> as strategies for robot soccer use: types, a clock, messages, DllMain. No windows, no
 * registry, no threads of Windows' own; a source that needs those says so when it is compiled. */
#ifndef CANCHA_WINDOWS_H
#define CANCHA_WINDOWS_H

/* NOLINTBEGIN */

#include <cancha/windows/dialect.h>
#include <ctype.h>
#include <float.h>
#include <limits.h>
#include <math.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <cancha/windows/runtime.h>

/* LONG and DWORD have 32 bits, as on Windows. Plain long has 64 here; where a struct of the strategy interface has it,
 * `./cancha strategy build` tells Cancha (environment_layout.h). */
typedef int BOOL;
typedef unsigned char BYTE, UCHAR, BOOLEAN;
typedef char CHAR, TCHAR;
typedef short SHORT;
typedef unsigned short WORD, USHORT;
typedef int INT;
typedef unsigned int UINT;
typedef int32_t LONG;
typedef uint32_t DWORD, ULONG, COLORREF;
typedef int64_t LONGLONG, __time64_t;
typedef uint64_t ULONGLONG, DWORDLONG;
typedef float FLOAT;
typedef double DOUBLE;
typedef wchar_t WCHAR;
typedef size_t SIZE_T;
typedef intptr_t LONG_PTR, INT_PTR, LPARAM, LRESULT;
typedef uintptr_t ULONG_PTR, UINT_PTR, DWORD_PTR, WPARAM;
typedef void VOID;
typedef void *HANDLE, *HINSTANCE, *HMODULE, *HWND, *HDC, *HGDIOBJ, *HPEN, *HBRUSH, *HICON, *LPVOID, *PVOID;
typedef const void* LPCVOID;
typedef char *LPSTR, *PSTR, *LPTSTR;
typedef const char *LPCSTR, *PCSTR, *LPCTSTR;
typedef BYTE* LPBYTE;
typedef WORD* LPWORD;
typedef DWORD *LPDWORD, *PDWORD;
typedef BOOL* LPBOOL;
typedef LONG* LPLONG;
typedef int* LPINT;

typedef struct tagPOINT {
  LONG x, y;
} POINT, *LPPOINT;
typedef struct tagSIZE {
  LONG cx, cy;
} SIZE;
typedef struct tagRECT {
  LONG left, top, right, bottom;
} RECT, *LPRECT;
typedef union {
  struct {
    DWORD LowPart;
    LONG HighPart;
  };
  LONGLONG QuadPart;
} LARGE_INTEGER;
typedef struct {
  WORD wYear, wMonth, wDayOfWeek, wDay, wHour, wMinute, wSecond, wMilliseconds;
} SYSTEMTIME;

#define PASCAL
#define pascal
#define cdecl
#define far
#define near
#define FAR
#define NEAR
#define APIENTRY
#define WINAPI
#define CALLBACK
#define WINAPIV
#define CONST const
#define IN
#define OUT
#define TRUE 1
#define FALSE 0
#define MAX_PATH 260
#define INFINITE 0xffffffffU
#define INVALID_HANDLE_VALUE ((HANDLE)(intptr_t)-1)
#define TEXT(text) text
#define _TEXT(text) text
#define _T(text) text
#define RGB(r, g, b) ((COLORREF)((r) | ((g) << 8) | ((b) << 16)))
#define LOWORD(l) ((WORD)((l)&0xffff))
#define HIWORD(l) ((WORD)(((l) >> 16) & 0xffff))
#define MAKELONG(a, b) ((LONG)(((WORD)(a)) | ((DWORD)((WORD)(b))) << 16))
#define ZeroMemory(to, bytes) memset((to), 0, (bytes))
#define FillMemory(to, bytes, with) memset((to), (with), (bytes))
#define CopyMemory(to, from, bytes) memcpy((to), (from), (bytes))
#define MoveMemory(to, from, bytes) memmove((to), (from), (bytes))
#define UNREFERENCED_PARAMETER(p) ((void)(p))

enum { DLL_PROCESS_DETACH = 0, DLL_PROCESS_ATTACH = 1, DLL_THREAD_ATTACH = 2, DLL_THREAD_DETACH = 3 };
enum { MB_OK = 0, MB_OKCANCEL = 1, MB_YESNO = 4, MB_ICONERROR = 16, MB_ICONSTOP = 16, MB_ICONWARNING = 48 };
enum { MB_ICONEXCLAMATION = 48, MB_ICONINFORMATION = 64, IDOK = 1, IDCANCEL = 2, IDYES = 6, IDNO = 7 };

#ifdef __cplusplus
extern "C" {
#endif

/* A source may define it; Cancha calls it once with DLL_PROCESS_ATTACH. C linkage, also where the source does not say.
 */
__attribute__((visibility("default"))) BOOL DllMain(HANDLE module, DWORD reason, LPVOID reserved);

static inline DWORD GetTickCount(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (DWORD)((uint64_t)now.tv_sec * 1000U + (uint64_t)now.tv_nsec / 1000000U);
}
static inline BOOL QueryPerformanceCounter(LARGE_INTEGER* count) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  count->QuadPart = (LONGLONG)now.tv_sec * 1000000000 + now.tv_nsec;
  return TRUE;
}
static inline BOOL QueryPerformanceFrequency(LARGE_INTEGER* frequency) {
  frequency->QuadPart = 1000000000;
  return TRUE;
}
static inline void Sleep(DWORD milliseconds) {
  usleep(milliseconds * 1000U);
}
static inline void GetLocalTime(SYSTEMTIME* out) {
  time_t seconds = time(NULL);
  struct tm* now = localtime(&seconds);
  memset(out, 0, sizeof(*out));
  out->wYear = (WORD)(now->tm_year + 1900);
  out->wMonth = (WORD)(now->tm_mon + 1);
  out->wDayOfWeek = (WORD)now->tm_wday;
  out->wDay = (WORD)now->tm_mday;
  out->wHour = (WORD)now->tm_hour;
  out->wMinute = (WORD)now->tm_min;
  out->wSecond = (WORD)now->tm_sec;
}
#define GetSystemTime GetLocalTime

/* Nobody sits before the strategy: what it says goes to standard error, and the answer is yes. */
static inline void OutputDebugString(LPCSTR text) {
  fputs(text, stderr);
}
#define OutputDebugStringA OutputDebugString
static inline int MessageBox(HWND owner, LPCSTR text, LPCSTR title, UINT type) {
  (void)owner;
  fprintf(stderr, "%s: %s\n", title ? title : "message", text ? text : "");
  return (type & MB_YESNO) ? IDYES : IDOK;
}
#define MessageBoxA MessageBox
static inline BOOL Beep(DWORD hertz, DWORD milliseconds) {
  (void)hertz;
  (void)milliseconds;
  return TRUE;
}
#define MessageBeep(type) ((void)(type))
#define GetLastError() ((DWORD)0)
#define GetCurrentThreadId() ((DWORD)1)
#define GetCurrentProcessId() ((DWORD)getpid())
#define lstrcpy strcpy
#define lstrcat strcat
#define lstrcmp strcmp
#define lstrcmpi strcasecmp
#define lstrlen(text) ((int)strlen(text))
#define wsprintf sprintf
#define timeGetTime GetTickCount

#ifdef __cplusplus
}
#endif

/* NOLINTEND */

#endif
