#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/geometry.h"
#include "base/time.h"

/// What robots of a team tell each other, in the records of CAMBADA: objects, the world of one agent, the coach.
/// Frames are ours: F has x towards the opponents' goal and y to the left, R has x ahead and y to the left.
namespace cancha::teamware {

/// The bands that tell two teams apart.
enum class Colour : std::uint8_t { Cyan, Magenta };
constexpr std::array<std::string_view, 2> names(Colour) {
  return {"cyan", "magenta"};
}

/// What the referee lets be played.
enum class Play : std::uint8_t {
  Stopped,
  Running,
  KickOff,
  FreeKick,
  GoalKick,
  ThrowIn,
  Corner,
  Penalty,
  DroppedBall,
  HalfTime,
  Ended
};
constexpr std::array<std::string_view, 11> names(Play) {
  return {"stopped", "running", "kick-off",     "free kick", "goal kick", "throw-in",
          "corner",  "penalty", "dropped ball", "half-time", "ended"};
}

/// A thing on the pitch, as one robot knows it.
struct Object {
  Vec2 p_FO;            ///< metres
  Vec2 p_RO;            ///< metres, from this robot
  bool see = false;     ///< somewhere in the image: the direction is known
  bool see_xy = false;  ///< in the corrected part of the image: the place is known
  Duration lifetime;    ///< how old this knowledge is
  double spread = 0.0;  ///< deviation to expect, metres

  static constexpr std::string_view kName = "cancha.teamware.Object";
  static constexpr auto fields() {
    return list_of(entry("position", &Object::p_FO, "m, field frame"),
                   entry("relative", &Object::p_RO, "m, robot frame"),
                   entry("see", &Object::see, "somewhere in the image: the direction is known"),
                   entry("see_xy", &Object::see_xy, "in the corrected part of the image: the place is known"),
                   entry("lifetime", &Object::lifetime, "how old this knowledge is").within(0),
                   entry("spread", &Object::spread, "m, deviation to expect").within(0));
  }
};

struct MobileObject : Object {
  Vec2 v_FO;  ///< metres per second

  static constexpr std::string_view kName = "cancha.teamware.MobileObject";
  static constexpr auto fields() {
    return joined(Object::fields(), list_of(entry("velocity", &MobileObject::v_FO, "m/s, field frame")));
  }
};

struct Ball : MobileObject {
  static constexpr std::string_view kName = "cancha.teamware.Ball";
};

struct Robot : MobileObject {
  double orientation = 0.0;  ///< radians in F, counter-clockwise from x

  static constexpr std::string_view kName = "cancha.teamware.Robot";
  static constexpr auto fields() {
    return joined(MobileObject::fields(), list_of(entry("orientation", &Robot::orientation, "rad, field frame")));
  }
};

/// Which goals are in sight.
struct See {
  bool our_goal = false;
  bool their_goal = false;

  static constexpr std::string_view kName = "cancha.teamware.See";
  static constexpr auto fields() {
    return list_of(entry("our_goal", &See::our_goal), entry("their_goal", &See::their_goal));
  }
};

struct Distance {
  double total = 0.0;  ///< metres since the robot was switched on

  static constexpr std::string_view kName = "cancha.teamware.Distance";
  static constexpr auto fields() { return list_of(entry("total", &Distance::total, "m since switched on").within(0)); }
};

/// What an agent says of itself beyond what any robot has.
struct Self {
  int number = 0;  ///< 0 is the base station
  std::string role;
  See see;
  Distance distance;
  Duration age;

  static constexpr std::string_view kName = "cancha.teamware.Self";
  static constexpr auto fields() {
    return list_of(entry("number", &Self::number, "0 is the base station").within(0), entry("role", &Self::role),
                   entry("see", &Self::see), entry("distance", &Self::distance), entry("age", &Self::age).within(0));
  }
};

struct TeamInfo {
  Colour colour = Colour::Cyan;

  static constexpr std::string_view kName = "cancha.teamware.Team";
  static constexpr auto fields() { return list_of(entry("colour", &TeamInfo::colour)); }
};

struct GameSituation {
  Play play = Play::Stopped;
  bool ours = false;     ///< the restart
  bool started = false;  ///< the referee has let the restart be played

  static constexpr std::string_view kName = "cancha.teamware.GameSituation";
  static constexpr auto fields() {
    return list_of(entry("play", &GameSituation::play), entry("ours", &GameSituation::ours, "the restart is ours"),
                   entry("started", &GameSituation::started, "the referee has let the restart be played"));
  }
};

}  // namespace cancha::teamware
