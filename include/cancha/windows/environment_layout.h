/* How a classic strategy lays out its own Environment, told to Cancha.
 *
 * `./cancha strategy build` includes this behind a source that defines Strategy. Public sources carry a copy of the old
 * header, and the copies differ: opponents before or behind the ball, whosBall or whoseBall, int or long. The compiler
 * that reads the source knows where each member lies, so it writes that down in the plug-in, and Cancha fills the
 * struct by it. `long` has 32 bits on Windows and 64 here; that makes no difference to sources, because the size is
 * told, too.
 */
#ifndef CANCHA_ENVIRONMENT_LAYOUT_H
#define CANCHA_ENVIRONMENT_LAYOUT_H

/* NOLINTBEGIN: compiled behind old sources, in an old C++ */

namespace cancha_layout {

/* A member that an Environment does not have. */
const unsigned kNone = ~0u;

#define CANCHA_MEMBER(member)                                                                   \
  template <class E>                                                                            \
  constexpr auto offset_of_##member(int)->decltype((void)sizeof(((E*)0)->member), unsigned()) { \
    return __builtin_offsetof(E, member);                                                       \
  }                                                                                             \
  template <class E>                                                                            \
  constexpr unsigned offset_of_##member(...) {                                                  \
    return kNone;                                                                               \
  }                                                                                             \
  template <class E>                                                                            \
  constexpr auto size_of_##member(int)->decltype((void)sizeof(((E*)0)->member), unsigned()) {   \
    return sizeof(((E*)0)->member);                                                             \
  }                                                                                             \
  template <class E>                                                                            \
  constexpr unsigned size_of_##member(...) {                                                    \
    return 0;                                                                                   \
  }

CANCHA_MEMBER(lastBall)
CANCHA_MEMBER(predictedBall)
CANCHA_MEMBER(fieldBounds)
CANCHA_MEMBER(goalBounds)
CANCHA_MEMBER(gameState)
CANCHA_MEMBER(whosBall)
CANCHA_MEMBER(whoseBall)
CANCHA_MEMBER(userData)
#undef CANCHA_MEMBER

/* What Strategy takes, whatever it is called. */
template <class R, class E>
E environment_of(R (*)(E*));
template <class T>
struct Plain {
  typedef T type;
};
template <class T>
struct Plain<T&> {
  typedef T type;
};

typedef decltype(environment_of(&::Strategy)) Env;
typedef Plain<decltype(((Env*)0)->home[0])>::type Mate;
typedef Plain<decltype(((Env*)0)->opponent[0])>::type Opponent;
typedef Plain<decltype(((Env*)0)->currentBall)>::type TheBall;

static_assert(sizeof(((Mate*)0)->pos.x) == sizeof(double) && sizeof(((Mate*)0)->velocityLeft) == sizeof(double),
              "Cancha fills an Environment whose coordinates and wheel speeds are double");

/* Of a ball: where its position lies. */
constexpr unsigned ball_at(unsigned ball) {
  return ball == kNone ? kNone : ball + (unsigned)__builtin_offsetof(TheBall, pos);
}

}  // namespace cancha_layout

extern "C" {
extern __attribute__((visibility("default"))) const unsigned cancha_environment_layout[24];
/* The order is that of EnvironmentLayout in src/match/plugin/classic.h. */
const unsigned cancha_environment_layout[24] = {
    1,
    sizeof(cancha_layout::Env),
    sizeof(((cancha_layout::Env*)0)->home) / sizeof(cancha_layout::Mate),
    __builtin_offsetof(cancha_layout::Env, home),
    sizeof(cancha_layout::Mate),
    __builtin_offsetof(cancha_layout::Mate, pos),
    __builtin_offsetof(cancha_layout::Mate, rotation),
    __builtin_offsetof(cancha_layout::Mate, velocityLeft),
    __builtin_offsetof(cancha_layout::Mate, velocityRight),
    __builtin_offsetof(cancha_layout::Env, opponent),
    sizeof(cancha_layout::Opponent),
    __builtin_offsetof(cancha_layout::Opponent, pos),
    __builtin_offsetof(cancha_layout::Opponent, rotation),
    cancha_layout::ball_at(__builtin_offsetof(cancha_layout::Env, currentBall)),
    cancha_layout::ball_at(cancha_layout::offset_of_lastBall<cancha_layout::Env>(0)),
    cancha_layout::ball_at(cancha_layout::offset_of_predictedBall<cancha_layout::Env>(0)),
    cancha_layout::offset_of_fieldBounds<cancha_layout::Env>(0),
    cancha_layout::offset_of_goalBounds<cancha_layout::Env>(0),
    cancha_layout::size_of_fieldBounds<cancha_layout::Env>(0) / 4,
    cancha_layout::offset_of_gameState<cancha_layout::Env>(0),
    cancha_layout::size_of_gameState<cancha_layout::Env>(0),
    cancha_layout::offset_of_whosBall<cancha_layout::Env>(0) != cancha_layout::kNone
        ? cancha_layout::offset_of_whosBall<cancha_layout::Env>(0)
        : cancha_layout::offset_of_whoseBall<cancha_layout::Env>(0),
    cancha_layout::size_of_whosBall<cancha_layout::Env>(0) + cancha_layout::size_of_whoseBall<cancha_layout::Env>(0),
    cancha_layout::offset_of_userData<cancha_layout::Env>(0)};
}

/* NOLINTEND */

#endif
