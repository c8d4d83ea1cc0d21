#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "messages/teamware.h"

/// What a base station keeps in its own database for people: what it knows of the team, and what it is ordered.
namespace cancha::teamware {

/// One robot, as the base station knows it.
struct OverviewRobot {
  int number = 0;
  bool active = false;       ///< heard within the lifetime of what it told
  double age = 0.0;          ///< seconds since it put what it told
  std::string role{};        ///< that it plays
  bool placed = false;       ///< it knows where it is
  Vec2 place{};              ///< as it believes, in its team's frame
  double heading = 0.0;      ///< likewise
  double spread = 0.0;       ///< metres: how sure it is of its place
  bool ball_known = false;   ///< it has seen the ball
  bool ball_seen = false;    ///< in its last cycle
  Vec2 ball{};               ///< as it believes
  double ball_age = 0.0;     ///< seconds since it saw it
  double loss = 0.0;         ///< share of its frames that were lost on the way to the base station
  double silent = 0.0;       ///< seconds since its radio was heard
  bool hears_coach = false;  ///< it says so
  double battery = 1.0;      ///< what is left of it, from 1 to 0, as it says
  /// Sightings of fixed things that did not fit where it believed to be, since it was switched on.
  std::uint64_t inconsistencies = 0;

  static constexpr std::string_view kName = "cancha.teamware.OverviewRobot";
  static constexpr auto fields() {
    using R = OverviewRobot;
    return list_of(
        entry("number", &R::number), entry("active", &R::active, "heard within the lifetime of what it told"),
        entry("age", &R::age, "s since it put what it told"), entry("role", &R::role, "that it plays"),
        entry("placed", &R::placed, "it knows where it is"), entry("place", &R::place, "m, team frame"),
        entry("heading", &R::heading, "rad, team frame"), entry("spread", &R::spread, "m, how sure it is of its place"),
        entry("ball_known", &R::ball_known, "it has seen the ball"),
        entry("ball_seen", &R::ball_seen, "in its last cycle"), entry("ball", &R::ball, "m, team frame"),
        entry("ball_age", &R::ball_age, "s since it saw it"),
        entry("loss", &R::loss, "share of its frames that were lost"),
        entry("silent", &R::silent, "s since its radio was heard"),
        entry("hears_coach", &R::hears_coach, "it hears the base station"),
        entry("battery", &R::battery, "what is left of it, from 1 to 0"),
        entry("inconsistencies", &R::inconsistencies, "sightings of fixed things that did not fit"));
  }
};

/// The whole team, put by the base station ten times a second as its local record "overview".
struct Overview {
  std::string play{};
  bool ours = false;
  std::string refbox{};  ///< "none", "lost" or "connected"
  int our_score = 0;
  int their_score = 0;
  std::vector<OverviewRobot> robots{};

  static constexpr std::string_view kName = "cancha.teamware.Overview";
  static constexpr auto fields() {
    return list_of(entry("play", &Overview::play), entry("ours", &Overview::ours, "the restart is ours"),
                   entry("refbox", &Overview::refbox, "none, lost or connected"),
                   entry("our_score", &Overview::our_score), entry("their_score", &Overview::their_score),
                   entry("robots", &Overview::robots, "that were ever heard"));
  }
};

/// What is ordered for one robot.
struct RobotOrder {
  int number = 0;
  bool active = true;
  std::string role{};  ///< empty: as the players share it out

  static constexpr std::string_view kName = "cancha.teamware.RobotOrder";
  static constexpr auto fields() {
    return list_of(entry("number", &RobotOrder::number), entry("active", &RobotOrder::active),
                   entry("role", &RobotOrder::role, "empty: as the players share it out"));
  }
};

/// What the base station is ordered: its local record "orders". It puts what holds; whoever puts another value, a page
/// or
/// ./cancha rtdb put, is obeyed.
struct Orders {
  bool stopped = false;  ///< the team stands, whatever the referee says
  Colour colour = Colour::Cyan;
  std::vector<RobotOrder> robots{};

  static constexpr std::string_view kName = "cancha.teamware.Orders";
  static constexpr auto fields() {
    return list_of(entry("stopped", &Orders::stopped, "the team stands, whatever the referee says"),
                   entry("colour", &Orders::colour), entry("robots", &Orders::robots));
  }
};

}  // namespace cancha::teamware
