/* Cancha's own strategy interface: SI units, one frame for both teams, C or C++.
 *
 * The frame T is the team's own: origin in the pitch's centre, x towards the opponents' goal, y left; metres, seconds,
 * radians counter-clockwise. A strategy written in T plays on either side unchanged.
 *
 * In C++, derive from cancha::PluginStrategy and export the class:
 *
 *     class MyTeam : public cancha::PluginStrategy {
 *      public:
 *       explicit MyTeam(const cancha::League& league) : league_{league} {}
 *       void decide(const cancha::View& view, cancha::Wheels* wheels) override { ... wheels[2] = {80, 80}; }
 *       ...
 *     };
 *     CANCHA_STRATEGY(MyTeam)
 *
 *     ./cancha strategy build my_team.cpp
 *
 * In C, define cancha_strategy_decide, and cancha_strategy_create and _destroy where there is something to keep.
 */
#ifndef CANCHA_STRATEGY_H
#define CANCHA_STRATEGY_H

/* NOLINTBEGIN(modernize-*,bugprone-reserved-identifier,misc-definitions-in-headers): this is C */

#include <stdint.h>

/* Grows when a struct below changes; Cancha refuses a plug-in with another number. */
#define CANCHA_STRATEGY_ABI 1

/* The largest team; views have room for so many robots a side. */
#define CANCHA_MAX_PLAYERS 16

#ifdef _WIN32
#define CANCHA_STRATEGY_EXPORT __declspec(dllexport)
#else
#define CANCHA_STRATEGY_EXPORT __attribute__((visibility("default")))
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* How the ball is in play; the numbers are SimuroSot's. */
enum cancha_mode {
  CANCHA_PLAY_ON = 0,
  CANCHA_FREE_BALL = 1,
  CANCHA_PLACE_KICK = 2,
  CANCHA_PENALTY_KICK = 3,
  CANCHA_FREE_KICK = 4,
  CANCHA_GOAL_KICK = 5
};

enum cancha_team { CANCHA_BLUE = 0, CANCHA_YELLOW = 1 };

/* The pitch, in metres; areas lie before both goals. */
typedef struct cancha_pitch {
  double length;      /* between the goal lines: they are at x = +length/2 and -length/2 */
  double width;       /* between the side walls: they are at y = +width/2 and -width/2 */
  double goal_width;  /* the mouth reaches from y = -goal_width/2 to +goal_width/2 */
  double goal_depth;  /* from the goal line to the back wall */
  double corner_side; /* leg of the 45 degree corner pieces */
  double goal_area_width, goal_area_depth;
  double penalty_area_width, penalty_area_depth;
  double penalty_mark; /* from the goal line */
} cancha_pitch;

/* A league: what does not change during a match. */
typedef struct cancha_league {
  uint32_t size;   /* of this struct, bytes */
  uint32_t abi;    /* CANCHA_STRATEGY_ABI */
  int32_t team;    /* cancha_team: which colour we wear */
  int32_t players; /* a side */
  cancha_pitch pitch;
  double robot_side;                 /* of the cube, metres */
  double wheel_track;                /* between the wheels, metres */
  double metres_per_second_per_unit; /* rim speed for a wheel command of 1 */
  double max_command;                /* wheel commands lie in [-max_command, max_command] */
  double wheel_acceleration;         /* the rim speed changes no faster, metres per second squared */
  double ball_radius;                /* metres */
  double period;                     /* between two decisions, seconds */
} cancha_league;

/* One robot in T. */
typedef struct cancha_robot {
  double x, y;      /* metres */
  double heading;   /* radians, (-pi, pi] */
  double vx, vy;    /* metres per second */
  double turn_rate; /* radians per second, counter-clockwise */
} cancha_robot;

/* The ball's centre in T. */
typedef struct cancha_ball {
  double x, y, z;    /* metres */
  double vx, vy, vz; /* metres per second */
} cancha_ball;

/* What a robot is told: wheel speeds in command units. */
typedef struct cancha_wheels {
  double left, right;
} cancha_wheels;

/* What a strategy sees at one decision. */
typedef struct cancha_view {
  uint32_t size;       /* of this struct, bytes */
  uint32_t abi;        /* CANCHA_STRATEGY_ABI */
  double time;         /* simulated, seconds since the start of the match */
  int32_t mode;        /* cancha_mode */
  int32_t our_ball;    /* 1 where the restart is ours */
  int32_t their_ball;  /* 1 where the restart is theirs */
  int32_t our_score;   /* goals */
  int32_t their_score; /* goals */
  int32_t players;     /* a side; the first so many below are filled, the rest is zero */
  cancha_ball ball;
  cancha_robot mates[CANCHA_MAX_PLAYERS]; /* 0 is the keeper by custom */
  cancha_robot opponents[CANCHA_MAX_PLAYERS];
} cancha_view;

/* The ABI number that the plug-in was compiled for; this header defines it in every plug-in. */
#ifndef _WIN32
extern CANCHA_STRATEGY_EXPORT __attribute__((weak)) const uint32_t cancha_strategy_abi;
const uint32_t cancha_strategy_abi = CANCHA_STRATEGY_ABI;
#endif

/* Optional: called once before play; what it returns is handed to the other two. The league stays valid until after
 * destroy. */
CANCHA_STRATEGY_EXPORT void* cancha_strategy_create(const cancha_league* league);
/* Called once per decision: fills wheels[0] to wheels[view->players - 1], which come in as zero. */
CANCHA_STRATEGY_EXPORT void cancha_strategy_decide(void* self, const cancha_view* view, cancha_wheels* wheels);
/* Optional: called once after play. */
CANCHA_STRATEGY_EXPORT void cancha_strategy_destroy(void* self);

#ifdef __cplusplus
}  // extern "C"

namespace cancha {

using League = ::cancha_league;
using View = ::cancha_view;
using Wheels = ::cancha_wheels;

/// A team's mind in a plug-in; its constructor takes a `const League&`.
class PluginStrategy {
 public:
  virtual ~PluginStrategy() = default;

  /// Fills wheels[0] to wheels[view.players - 1]; they come in as zero.
  virtual void decide(const View& view, Wheels* wheels) = 0;
};

}  // namespace cancha

/// Exports a class derived from cancha::PluginStrategy; once per plug-in, outside of any namespace.
#define CANCHA_STRATEGY(Class)                                                                         \
  extern "C" void* cancha_strategy_create(const cancha_league* league) {                               \
    return static_cast<cancha::PluginStrategy*>(new Class(*league));                                   \
  }                                                                                                    \
  extern "C" void cancha_strategy_decide(void* self, const cancha_view* view, cancha_wheels* wheels) { \
    static_cast<cancha::PluginStrategy*>(self)->decide(*view, wheels);                                 \
  }                                                                                                    \
  extern "C" void cancha_strategy_destroy(void* self) {                                                \
    delete static_cast<cancha::PluginStrategy*>(self);                                                 \
  }
#endif

/* NOLINTEND(modernize-*,bugprone-reserved-identifier,misc-definitions-in-headers) */

#endif
