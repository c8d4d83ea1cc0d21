#pragma once

#include "messages/teamware.h"

/// What goes over the air: the world of one agent, and what the base station tells all of them.
namespace cancha::teamware {

/// The world as one agent knows it; each agent puts its own.
struct GlobalWS {
  std::vector<Robot> ours;  ///< in order of number, self included
  std::vector<Robot> theirs;
  Ball ball;
  Self self;
  TeamInfo team;
  std::uint64_t cycles = 0;           ///< of control that were run
  std::uint64_t inconsistencies = 0;  ///< sightings that did not fit
  GameSituation game;                 ///< in this cycle
  GameSituation game_before;          ///< in the last
  bool base_station = false;          ///< this agent is it
  bool bstation_active = false;
  bool ball_seen = false;  ///< in this cycle
  bool running = false;
  bool behaviour_changed = false;     ///< in this cycle
  std::vector<int> teammates_active;  ///< their numbers
  double battery = 1.0;               ///< what is left of it, from 1 to 0

  static constexpr std::string_view kName = "cancha.teamware.GlobalWS";
  static constexpr auto fields() {
    return list_of(entry("ours", &GlobalWS::ours, "in order of number, self included"),
                   entry("theirs", &GlobalWS::theirs), entry("ball", &GlobalWS::ball), entry("self", &GlobalWS::self),
                   entry("team", &GlobalWS::team), entry("cycles", &GlobalWS::cycles, "of control that were run"),
                   entry("inconsistencies", &GlobalWS::inconsistencies, "sightings that did not fit"),
                   entry("game", &GlobalWS::game, "in this cycle"),
                   entry("game_before", &GlobalWS::game_before, "in the last cycle"),
                   entry("base_station", &GlobalWS::base_station, "this agent is the base station"),
                   entry("bstation_active", &GlobalWS::bstation_active, "the base station is active"),
                   entry("ball_seen", &GlobalWS::ball_seen, "in this cycle"),
                   entry("running", &GlobalWS::running, "this robot is in operation"),
                   entry("behaviour_changed", &GlobalWS::behaviour_changed, "in this cycle"),
                   entry("teammates_active", &GlobalWS::teammates_active, "numbers of those that are active"),
                   entry("battery", &GlobalWS::battery, "what is left of it, from 1 to 0").within(0, 1));
  }
};

/// What the base station says of one robot.
struct CoachedRobot {
  int number = 0;
  bool active = false;
  std::string role;

  static constexpr std::string_view kName = "cancha.teamware.CoachedRobot";
  static constexpr auto fields() {
    return list_of(entry("number", &CoachedRobot::number).within(0), entry("active", &CoachedRobot::active),
                   entry("role", &CoachedRobot::role));
  }
};

/// What the base station tells the team.
struct Coach {
  GameSituation game;
  Vec2 restart;  ///< where, in F, metres
  TeamInfo team;
  bool active = false;  ///< the base station
  std::vector<CoachedRobot> robots;
  int our_score = 0;
  int their_score = 0;
  Duration left;  ///< of this half

  static constexpr std::string_view kName = "cancha.teamware.Coach";
  static constexpr auto fields() {
    return list_of(entry("game", &Coach::game), entry("restart", &Coach::restart, "m, field frame"),
                   entry("team", &Coach::team), entry("active", &Coach::active, "the base station is active"),
                   entry("robots", &Coach::robots), entry("our_score", &Coach::our_score).within(0),
                   entry("their_score", &Coach::their_score).within(0), entry("left", &Coach::left, "of this half"));
  }
};

}  // namespace cancha::teamware
