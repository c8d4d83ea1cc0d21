/* The words of Microsoft's compiler in sources written for it; `./cancha strategy build` puts this before them. */
#ifndef CANCHA_WINDOWS_DIALECT_H
#define CANCHA_WINDOWS_DIALECT_H

/* NOLINTBEGIN */

#ifndef _WIN32

/* __declspec(dllexport) and its kin, each as this compiler says it; dllimport is what a source says of its own
 * functions when a macro of its project is not defined, and means the same here. */
#undef __declspec
#define __declspec(what) CANCHA_DECLSPEC_##what
#define CANCHA_DECLSPEC_dllexport __attribute__((visibility("default")))
#define CANCHA_DECLSPEC_dllimport __attribute__((visibility("default")))
#define CANCHA_DECLSPEC_align(bytes) __attribute__((aligned(bytes)))
#define CANCHA_DECLSPEC_deprecated
#define CANCHA_DECLSPEC_naked
#define CANCHA_DECLSPEC_noinline __attribute__((noinline))
#define CANCHA_DECLSPEC_noreturn __attribute__((noreturn))
#define CANCHA_DECLSPEC_nothrow
#define CANCHA_DECLSPEC_novtable
#define CANCHA_DECLSPEC_selectany __attribute__((weak))
#define CANCHA_DECLSPEC_thread __thread
#define _declspec __declspec

/* How functions are called: in one way here. */
#define __cdecl
#define _cdecl
#define __stdcall
#define _stdcall
#define __fastcall
#define _fastcall
#define __thiscall

#define __int8 char
#define __int16 short
#define __int32 int
#define __int64 long long
#define _int64 long long
#define __forceinline inline
#define _inline inline
#define __assume(condition) ((void)0)
#define __noop ((void)0)
#define __w64

/* No processor-specific breakpoints. */
#define __debugbreak() __builtin_trap()

#endif

/* NOLINTEND */

#endif
