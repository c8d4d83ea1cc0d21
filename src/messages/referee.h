#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/time.h"

/// What a referee says, whichever protocol it speaks: GameController (Humanoid, SPL, HSL) or RefBox (MSL).
namespace cancha {

/// The languages of referees; the names are those of the command line.
enum class RefereeProtocol : std::uint8_t { Humanoid, HumanoidOld, Spl14, Spl18, Hsl19, Hsl20, Msl, MslOld };
constexpr std::array<std::string_view, 8> names(RefereeProtocol) {
  return {"hl", "hl-old", "spl14", "spl18", "hsl19", "hsl20", "msl", "msl-old"};
}

/// Where the game stands. Only Playing lets robots play the ball; in Ready they walk to their places.
enum class RefereePlay : std::uint8_t { Initial, Ready, Set, Playing, Finished, Standby };
constexpr std::array<std::string_view, 6> names(RefereePlay) {
  return {"initial", "ready", "set", "playing", "finished", "standby"};
}

/// What kind of stretch of the game this is.
enum class RefereePhase : std::uint8_t { Normal, ShootOut, Overtime, Timeout };
constexpr std::array<std::string_view, 4> names(RefereePhase) {
  return {"normal", "penalty shoot-out", "overtime", "timeout"};
}

/// How the ball comes into play.
enum class SetPlay : std::uint8_t {
  None,
  KickOff,
  DroppedBall,
  FreeKick,
  IndirectFreeKick,
  PushingFreeKick,
  PenaltyKick,
  Corner,
  GoalKick,
  ThrowIn
};
constexpr std::array<std::string_view, 10> names(SetPlay) {
  return {"none",         "kick-off", "dropped ball", "free kick", "indirect free kick", "pushing free kick",
          "penalty kick", "corner",   "goal kick",    "throw-in"};
}

/// Why a player must not play; every protocol knows some of them.
enum class RefereePenalty : std::uint8_t {
  None,
  BallContact,
  Pushing,
  MotionInSet,
  Inactive,
  IllegalPosition,
  LeavingField,
  PickUp,
  GameStuck,
  PositionInSet,
  Stance,
  MotionInStandby,
  MotionInStop,
  Substitute,
  Manual,
  BallManipulation,
  PhysicalContact,
  IllegalAttack,
  IllegalDefence,
  Service,
  Incapable,
  BallHolding,
  Arms,
  Cautioned,
  SentOff,
  Repair,
  Other
};
constexpr std::array<std::string_view, 27> names(RefereePenalty) {
  return {"none",           "ball-contact", "pushing",    "motion-in-set",   "inactive", "position",
          "leaving-field",  "pick-up",      "game-stuck", "position-in-set", "stance",   "motion-in-standby",
          "motion-in-stop", "substitute",   "manual",     "manipulation",    "contact",  "attack",
          "defence",        "service",      "incapable",  "ball-holding",    "arms",     "cautioned",
          "sent-off",       "repair",       "other"};
}

/// One of the two teams, by its place in RefereeState::teams.
enum class RefereeSide : std::uint8_t { Neither, First, Second };
constexpr std::array<std::string_view, 3> names(RefereeSide) {
  return {"neither", "first", "second"};
}

struct RefereePlayer {
  RefereePenalty penalty = RefereePenalty::None;
  Duration penalty_left{};  ///< about so long until the penalty may end
  int warnings = 0;
  int yellow_cards = 0;  ///< cautions, in HSL
  int red_cards = 0;
  bool goalkeeper = false;

  friend bool operator==(const RefereePlayer&, const RefereePlayer&) = default;
  static constexpr std::string_view kName = "cancha.RefereePlayer";
  static constexpr auto fields() {
    return list_of(entry("penalty", &RefereePlayer::penalty, "why it must not play"),
                   entry("penalty_left", &RefereePlayer::penalty_left, "about so long until the penalty may end"),
                   entry("warnings", &RefereePlayer::warnings),
                   entry("yellow_cards", &RefereePlayer::yellow_cards, "cautions, in HSL"),
                   entry("red_cards", &RefereePlayer::red_cards), entry("goalkeeper", &RefereePlayer::goalkeeper));
  }
};

struct RefereeTeam {
  int number = 0;
  std::string name{};           ///< MSL: the multicast address that stands for the team
  std::string colour{};         ///< of field players
  std::string keeper_colour{};  ///< empty where the protocol does not say it
  int score = 0;
  int penalty_shots = 0;                 ///< taken so far
  int single_shots = 0;                  ///< a bit for each of them: a goal
  int message_budget = 0;                ///< team messages that may still be sent
  std::vector<RefereePlayer> players{};  ///< number 1 first
  int yellow_cards = 0;                  ///< from here on MSL: of robots whose numbers the referee does not say
  int double_yellows = 0;
  int red_cards = 0;
  int repairs = 0;  ///< robots that are out for repair now

  friend bool operator==(const RefereeTeam&, const RefereeTeam&) = default;
  static constexpr std::string_view kName = "cancha.RefereeTeam";
  static constexpr auto fields() {
    return list_of(entry("number", &RefereeTeam::number),
                   entry("name", &RefereeTeam::name, "MSL: the multicast address that stands for the team"),
                   entry("colour", &RefereeTeam::colour, "of field players"),
                   entry("keeper_colour", &RefereeTeam::keeper_colour, "empty where it is not said"),
                   entry("score", &RefereeTeam::score),
                   entry("penalty_shots", &RefereeTeam::penalty_shots, "taken so far"),
                   entry("single_shots", &RefereeTeam::single_shots, "a bit for each of them: a goal"),
                   entry("message_budget", &RefereeTeam::message_budget, "team messages that may still be sent"),
                   entry("players", &RefereeTeam::players, "number 1 first"),
                   entry("yellow_cards", &RefereeTeam::yellow_cards, "MSL: of robots whose numbers are not said"),
                   entry("double_yellows", &RefereeTeam::double_yellows, "likewise"),
                   entry("red_cards", &RefereeTeam::red_cards, "likewise"),
                   entry("repairs", &RefereeTeam::repairs, "likewise: robots that are out for repair now"));
  }
};

/// Everything a referee has said so far.
struct RefereeState {
  RefereeProtocol protocol = RefereeProtocol::Humanoid;
  RefereePlay play = RefereePlay::Initial;
  RefereePhase phase = RefereePhase::Normal;
  SetPlay set_play = SetPlay::None;
  int stage = 0;  ///< of an interruption, Humanoid: 0 stand still, 1 the kicking team and the ball are placed, 2 as 0
  RefereeSide kicking = RefereeSide::Neither;
  int half = 1;                      ///< 3 and 4 are those of overtime
  bool stopped = false;              ///< play is stopped: nobody moves
  Duration left{};                   ///< of this half, below 0 in overrun; MSL does not say it
  Duration secondary_left{};         ///< of what is being waited for
  std::vector<RefereeTeam> teams{};  ///< two

  friend bool operator==(const RefereeState&, const RefereeState&) = default;
  /// Is play held for a set play although it says Playing? Humanoid: in all stages, until the set play is over.
  [[nodiscard]] bool interrupted() const {
    const bool humanoid = protocol == RefereeProtocol::Humanoid || protocol == RefereeProtocol::HumanoidOld;
    return humanoid && play == RefereePlay::Playing && set_play >= SetPlay::FreeKick;
  }
  /// Does the clock of the half run? It does so in interruptions, too.
  [[nodiscard]] bool clock_runs() const {
    return play == RefereePlay::Playing && !stopped && phase != RefereePhase::Timeout;
  }
  /// May the ball be played?
  [[nodiscard]] bool playing() const { return clock_runs() && !interrupted(); }

  static constexpr std::string_view kName = "cancha.RefereeState";
  static constexpr auto fields() {
    return list_of(
        entry("protocol", &RefereeState::protocol), entry("play", &RefereeState::play),
        entry("phase", &RefereeState::phase),
        entry("set_play", &RefereeState::set_play, "how the ball comes into play"),
        entry("stage", &RefereeState::stage, "of an interruption: 0 and 2 stand still, 1 the ball is placed"),
        entry("kicking", &RefereeState::kicking, "whose kick-off or set play"),
        entry("half", &RefereeState::half, "3 and 4 are those of overtime"),
        entry("stopped", &RefereeState::stopped, "play is stopped: nobody moves"),
        entry("left", &RefereeState::left, "of this half, below 0 in overrun; MSL does not say it"),
        entry("secondary_left", &RefereeState::secondary_left, "of what is being waited for"),
        entry("teams", &RefereeState::teams, "two"));
  }
};

}  // namespace cancha
