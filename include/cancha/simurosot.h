/* The classic SimuroSot strategy interface, so that existing strategy sources compile on Linux.
 *
 * A strategy is a shared object with three functions. Create is called once before play, Strategy once per decision
 * (it writes the wheel speeds of env->home), Destroy once after play:
 *
 *     ./cancha strategy build my_team.c
 *     ./cancha play --blue ./my_team.so
 *
 * Coordinates are those of the old simulator and the same for both teams: inches, origin left of and below the pitch,
 * x right, y up; rotation in degrees, -180..180, 0 along x, counter-clockwise positive. Blue defends the right goal,
 * yellow the left one. Wheel speeds lie in [-125, 125]; a robot keeps the speeds it was given last.
 *
 *      FTOP  +----------------------------------+          pitch centre (50.119, 41.806)
 *            |                                  |
 *   GTOPY +--+                                  +--+
 *         |yellow's                       blue's|  |       on a pitch of another size the centre stays here and
 *   GBOTY +--+                                  +--+       an inch stays an inch: read fieldBounds and goalBounds,
 *            |                                  |          which hold the true numbers rounded to whole inches
 *      FBOT  +----------------------------------+
 *     GLEFT  FLEFTX                       FRIGHTX  GRIGHT
 *
 * Switches, to be defined before this header or with -D:
 *   PLAYERS_PER_SIDE=11    for a league with another team size than five
 *   CANCHA_OWN_CONSTANTS   for a source that defines FTOP, FREE_BALL and so on itself
 *   CANCHA_WINDOWS_WORDS   for a source with a DllMain: declares BOOL, APIENTRY, HANDLE, DWORD, LPVOID, TRUE ...
 * Sources that bring their own copy of the old header need neither this one nor its switches: docs/strategies.md.
 */
#ifndef CANCHA_SIMUROSOT_H
#define CANCHA_SIMUROSOT_H

/* NOLINTBEGIN(modernize-*,bugprone-reserved-identifier,misc-definitions-in-headers): this is C */

#ifndef PLAYERS_PER_SIDE
#define PLAYERS_PER_SIDE 5
#endif

/* Marks what a strategy exports; the Windows spelling of old sources means the same here. */
#ifdef _WIN32
#define CANCHA_EXPORT __declspec(dllexport)
#else
#define CANCHA_EXPORT __attribute__((visibility("default")))
#ifndef __declspec
#define __declspec(what) CANCHA_EXPORT
#endif
#ifndef __cdecl
#define __cdecl
#endif
#endif
#ifndef STRATEGY_API
#define STRATEGY_API CANCHA_EXPORT
#endif

#ifndef CANCHA_OWN_CONSTANTS

/* env->gameState */
enum { PLAY_ON = 0, FREE_BALL = 1, PLACE_KICK = 2, PENALTY_KICK = 3, FREE_KICK = 4, GOAL_KICK = 5 };

/* env->whosBall */
enum { ANYONES_BALL = 0, BLUE_BALL = 1, YELLOW_BALL = 2 };

/* The pitch of 2.2 m x 1.8 m, in inches. */
#define FTOP 77.2392    /* upper side wall */
#define FBOT 6.3730     /* lower side wall */
#define GTOPY 49.6801   /* upper edge of the goal mouths */
#define GBOTY 33.9320   /* lower edge of the goal mouths */
#define GRIGHT 97.3632  /* back wall of blue's goal */
#define GLEFT 2.8748    /* back wall of yellow's goal */
#define FRIGHTX 93.4259 /* blue's goal line */
#define FLEFTX 6.8118   /* yellow's goal line */

#endif

#if defined(CANCHA_WINDOWS_WORDS) && !defined(_WIN32)
typedef int BOOL;
typedef void* HANDLE;
typedef void* HINSTANCE;
typedef void* HMODULE;
typedef void* LPVOID;
typedef unsigned int DWORD;
#define APIENTRY
#define WINAPI
#define TRUE 1
#define FALSE 0
enum { DLL_PROCESS_DETACH = 0, DLL_PROCESS_ATTACH = 1, DLL_THREAD_ATTACH = 2, DLL_THREAD_DETACH = 3 };
#endif

typedef struct {
  double x, y, z;
} Vector3D;

typedef struct {
  long left, right, top, bottom;
} Bounds;

/* One of ours. */
typedef struct {
  Vector3D pos;
  double rotation;                    /* degrees */
  double velocityLeft, velocityRight; /* what the strategy writes, [-125, 125] */
} Robot;

/* One of theirs. */
typedef struct {
  Vector3D pos;
  double rotation; /* degrees */
} OpponentRobot;

typedef struct {
  Vector3D pos;
} Ball;

/* All that a strategy sees; Cancha writes everything but userData before each call. */
typedef struct {
  Robot home[PLAYERS_PER_SIDE];             /* 0 is the keeper by custom */
  OpponentRobot opponent[PLAYERS_PER_SIDE]; /* theirs */
  Ball currentBall;                         /* where the ball is */
  Ball lastBall;                            /* where it was in the call before */
  Ball predictedBall;                       /* where it will be in the next call if it rolls on; free to overwrite */
  Bounds fieldBounds;                       /* walls and goal lines, whole inches */
  Bounds goalBounds;                        /* back walls and mouth of the goals, whole inches */
  long gameState;
  long whosBall;
  void* userData; /* the strategy's own; never touched by Cancha */
} Environment;

typedef void (*MyStrategyProc)(Environment*);

#ifdef __cplusplus
extern "C" {
#endif

/* The strategy defines these three. In Create the bounds are known, but robots and ball are not placed yet. */
CANCHA_EXPORT void Create(Environment* env);
CANCHA_EXPORT void Strategy(Environment* env);
CANCHA_EXPORT void Destroy(Environment* env);

/* Tells Cancha what PLAYERS_PER_SIDE was, so that a strategy for another team size is refused with a sentence. */
#ifndef _WIN32
extern CANCHA_EXPORT __attribute__((weak)) const int cancha_players_per_side;
const int cancha_players_per_side = PLAYERS_PER_SIDE;
#endif

#ifdef __cplusplus
}
#endif

/* The layout is that of the old header: 560 bytes for five and 1040 for eleven where long has 64 bits. */
typedef char
    cancha_environment_has_no_gaps[sizeof(Environment) == PLAYERS_PER_SIDE * (sizeof(Robot) + sizeof(OpponentRobot)) +
                                                              9 * sizeof(double) + 10 * sizeof(long) + sizeof(void*)
                                       ? 1
                                       : -1];
#if defined(__LP64__) && PLAYERS_PER_SIDE == 5
typedef char cancha_environment_of_five_has_560_bytes[sizeof(Environment) == 560 ? 1 : -1];
#elif defined(__LP64__) && PLAYERS_PER_SIDE == 11
typedef char cancha_environment_of_eleven_has_1040_bytes[sizeof(Environment) == 1040 ? 1 : -1];
#endif

/* NOLINTEND(modernize-*,bugprone-reserved-identifier,misc-definitions-in-headers) */

#endif
