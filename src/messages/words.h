#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/geometry.h"
#include "base/maybe.h"
#include "base/time.h"
#include "messages/referee.h"

/// What a player hears: its mates by radio, and the referee. Places are in T, the team's own frame.
namespace cancha {

/// Where a mate believes the ball to be.
struct BallWord {
  Vec2 p_TB{};          ///< metres
  Vec2 v_TB{};          ///< metres per second
  double spread = 0.0;  ///< metres
  Duration age{};       ///< since the mate saw it

  static constexpr std::string_view kName = "cancha.BallWord";
  static constexpr auto fields() {
    return list_of(entry("position", &BallWord::p_TB, "m, team frame"),
                   entry("velocity", &BallWord::v_TB, "m/s, team frame"),
                   entry("spread", &BallWord::spread, "m, deviation to expect"),
                   entry("age", &BallWord::age, "since it was seen"));
  }
};

/// A thing that a player of FutRob tells of.
struct ThingWord {
  bool in_sight = false;
  double distance = 0.0;  ///< metres; means nothing where it is not in sight

  static constexpr std::string_view kName = "cancha.ThingWord";
  static constexpr auto fields() {
    return list_of(entry("in_sight", &ThingWord::in_sight), entry("distance", &ThingWord::distance, "m"));
  }
};

/// What a player of FutRob tells its mates, besides what all players tell.
struct RuleWord {
  int role = 2;  ///< 1 keeper, 2 field player
  bool ball_in_sight = false;
  double ball_distance = 0.0;  ///< metres; means nothing where it is not in sight
  bool ball_is_mine = false;
  bool clear_goal = false;  ///< the opponents' goal is in range, and nobody stands before it
  std::string action;       ///< what it does, by the name that rules have for it; empty: nothing
  Maybe<Vec2> keeper{};     ///< where it sees its keeper: metres to the keeper's right and out of the goal
  ThingWord partner{};      ///< the nearest mate, as all below
  ThingWord opponent{};
  ThingWord my_goal{};
  ThingWord opp_goal{};
  ThingWord mark{};  ///< the nearer landmark

  static constexpr std::string_view kName = "cancha.RuleWord";
  static constexpr auto fields() {
    return list_of(
        entry("role", &RuleWord::role, "1 keeper, 2 field player"), entry("ball_in_sight", &RuleWord::ball_in_sight),
        entry("ball_distance", &RuleWord::ball_distance, "m"), entry("ball_is_mine", &RuleWord::ball_is_mine),
        entry("clear_goal", &RuleWord::clear_goal, "in range, and nobody stands before it"),
        entry("action", &RuleWord::action, "by its name in rules"),
        entry("keeper", &RuleWord::keeper, "m to the keeper's right and out of the goal"),
        entry("partner", &RuleWord::partner, "the nearest mate"), entry("opponent", &RuleWord::opponent),
        entry("my_goal", &RuleWord::my_goal), entry("opp_goal", &RuleWord::opp_goal),
        entry("mark", &RuleWord::mark, "the nearer landmark"));
  }
};

/// What a player tells its mates.
struct MateWord {
  int number = 0;       ///< of the mate who says it
  Time time{};          ///< when it was said
  Pose2 X_TR{};         ///< where it believes to be
  double spread = 0.0;  ///< metres
  bool upright = true;  ///< false: it lies or gets up
  bool playing = true;  ///< false: it is penalised
  Maybe<BallWord> ball{};
  double seconds_to_ball = 0.0;   ///< until it can play the ball; absent where it does not know a ball: no meaning
  std::vector<Vec2> obstacles{};  ///< that its sonars hear, metres in the team frame; at most 8
  std::vector<Vec2> opponents{};  ///< that its own eyes see, likewise; at most 8
  bool lost = false;              ///< it does not know where it is: its pose means nothing
  Maybe<RuleWord> rules{};        ///< of a player of FutRob

  static constexpr std::size_t kMostTold = 8;  ///< obstacles, and opponents
  /// A word with room for all that is told, so that filling it asks for no memory.
  static MateWord with_room() {
    MateWord word;
    word.obstacles.reserve(kMostTold);
    word.opponents.reserve(kMostTold);
    return word;
  }

  static constexpr std::string_view kName = "cancha.MateWord";
  static constexpr auto fields() {
    return list_of(entry("number", &MateWord::number, "of the mate who says it"),
                   entry("time", &MateWord::time, "when it was said"),
                   entry("pose", &MateWord::X_TR, "m and rad, team frame"),
                   entry("spread", &MateWord::spread, "m, deviation to expect"),
                   entry("upright", &MateWord::upright, "false: it lies or gets up"),
                   entry("playing", &MateWord::playing, "false: it is penalised"), entry("ball", &MateWord::ball),
                   entry("seconds_to_ball", &MateWord::seconds_to_ball, "until it can play the ball it believes in"),
                   entry("obstacles", &MateWord::obstacles, "m, team frame: middles of what its sonars hear"),
                   entry("opponents", &MateWord::opponents, "m, team frame: that its own eyes see"),
                   entry("lost", &MateWord::lost, "it does not know where it is: its pose means nothing"),
                   entry("rules", &MateWord::rules, "of a player of FutRob"));
  }
};

/// The records of a team's databases that travel.
enum class TeamRecord : std::uint8_t { World, Coach };
constexpr std::array<std::string_view, 2> names(TeamRecord) {
  return {"world", "coach"};
}

/// A record that a radio brought.
struct RecordArrival {
  int member = 0;  ///< whose it is; 0 is the base station
  TeamRecord record = TeamRecord::World;
  Duration age{};     ///< when it arrived
  unsigned size = 0;  ///< bytes

  static constexpr std::string_view kName = "cancha.RecordArrival";
  static constexpr auto fields() {
    return list_of(entry("member", &RecordArrival::member, "whose it is; 0 is the base station"),
                   entry("record", &RecordArrival::record), entry("age", &RecordArrival::age, "when it arrived"),
                   entry("size", &RecordArrival::size, "bytes"));
  }
};

/// What a simulated radio brought for the robot's database, in order; on a robot the radio puts it there by itself.
struct RadioMail {
  std::vector<RecordArrival> records;
  std::vector<std::byte> bytes;  ///< of all of them, one after the other, as databases keep them

  static constexpr std::string_view kName = "cancha.RadioMail";
  static constexpr auto fields() {
    return list_of(entry("records", &RadioMail::records),
                   entry("bytes", &RadioMail::bytes, "of all records, one after the other"));
  }
};

/// What the referee says to one player, whichever protocol carries it.
struct RefereeWord {
  RefereePlay play = RefereePlay::Initial;
  SetPlay set_play = SetPlay::None;
  bool our_kick = false;                          ///< kick-off or set play are ours
  bool their_kick = false;                        ///< they are theirs
  bool stopped = false;                           ///< nobody moves
  RefereePenalty penalty = RefereePenalty::None;  ///< of this player
  Duration penalty_left{};                        ///< until it may come back
  int our_score = 0;
  int their_score = 0;
  Duration left{};  ///< of this half

  static constexpr std::string_view kName = "cancha.RefereeWord";
  static constexpr auto fields() {
    return list_of(entry("play", &RefereeWord::play), entry("set_play", &RefereeWord::set_play),
                   entry("our_kick", &RefereeWord::our_kick), entry("their_kick", &RefereeWord::their_kick),
                   entry("stopped", &RefereeWord::stopped, "nobody moves"),
                   entry("penalty", &RefereeWord::penalty, "of this player"),
                   entry("penalty_left", &RefereeWord::penalty_left, "until it may come back"),
                   entry("our_score", &RefereeWord::our_score), entry("their_score", &RefereeWord::their_score),
                   entry("left", &RefereeWord::left, "of this half"));
  }
};

}  // namespace cancha
