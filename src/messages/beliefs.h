#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/geometry.h"
#include "base/maybe.h"
#include "base/time.h"
#include "messages/intent.h"
#include "messages/obstacles.h"
#include "messages/percepts.h"
#include "messages/robot_id.h"
#include "messages/rule_beliefs.h"
#include "messages/team_beliefs.h"
#include "messages/words.h"

/// What one player holds true. Places are in T, the team's own frame: origin in the centre of the pitch, x towards the
/// opponents' goal, y left, metres and radians; a player written in T plays on either side unchanged.
namespace cancha {

/// Where the player believes to be.
struct PoseBelief {
  Pose2 X_TR{};
  Vec2 v_TR{};                  ///< metres per second
  double turn_rate = 0.0;       ///< radians per second, counter-clockwise
  double spread = 0.0;          ///< deviation to expect, metres
  double heading_spread = 0.0;  ///< likewise, radians
  Time fixed{};                 ///< when landmarks last told it

  static constexpr std::string_view kName = "cancha.PoseBelief";
  static constexpr auto fields() {
    return list_of(entry("pose", &PoseBelief::X_TR, "m and rad, team frame"),
                   entry("velocity", &PoseBelief::v_TR, "m/s, team frame"),
                   entry("turn_rate", &PoseBelief::turn_rate, "rad/s, counter-clockwise"),
                   entry("spread", &PoseBelief::spread, "m, deviation to expect"),
                   entry("heading_spread", &PoseBelief::heading_spread, "rad, deviation to expect"),
                   entry("fixed", &PoseBelief::fixed, "when landmarks last told it"));
  }
};

/// Metres a second that robots on foot make in a match, all in all: what who meets a ball reckons with.
inline constexpr double kWalks = 0.2;

/// The ball.
struct BallBelief {
  Vec2 p_TB{};
  Vec2 v_TB{};
  double spread = 0.0;    ///< deviation to expect, metres
  Time seen{};            ///< last
  bool in_sight = false;  ///< in the last look
  bool by_mate = false;   ///< a mate told of it
  Maybe<Vec2> p_TM{};     ///< where this robot meets it on foot; absent: it lies, or the robot has wheels

  static constexpr std::string_view kName = "cancha.BallBelief";
  static constexpr auto fields() {
    return list_of(
        entry("position", &BallBelief::p_TB, "m, team frame"), entry("velocity", &BallBelief::v_TB, "m/s, team frame"),
        entry("spread", &BallBelief::spread, "m, deviation to expect"), entry("seen", &BallBelief::seen, "last"),
        entry("in_sight", &BallBelief::in_sight, "in the last look"),
        entry("by_mate", &BallBelief::by_mate, "a mate told of it"),
        entry("meets", &BallBelief::p_TM, "m, team frame: where this robot meets it on foot; absent: it lies"));
  }
  /// Where who goes to it goes: where it will be, or where it lies.
  [[nodiscard]] Vec2 goes_to() const { return p_TM ? *p_TM : p_TB; }
};

/// The direction of a ball that was seen where the picture is not corrected: how far away it is, nobody says.
struct BallAngle {
  double angle = 0.0;   ///< radians from ahead, to the left
  double spread = 0.0;  ///< deviation to expect, radians
  Time seen{};          ///< last

  static constexpr std::string_view kName = "cancha.BallAngle";
  static constexpr auto fields() {
    return list_of(entry("angle", &BallAngle::angle, "rad from ahead, to the left"),
                   entry("spread", &BallAngle::spread, "rad, deviation to expect"),
                   entry("seen", &BallAngle::seen, "last"));
  }
};

/// A mate: as it told by radio, or as it was seen.
struct MateBelief {
  int number = 0;  ///< -1: not read by eyes, and nobody there has spoken
  Pose2 X_TR{};
  Vec2 v_TR{};  ///< metres per second; 0 where nobody knows it
  double spread = 0.0;
  Time known{};  ///< last heard or seen
  bool upright = true;
  bool playing = true;
  double seconds_to_ball = 0.0;  ///< as it told; 1e9 where it knows of no ball

  static constexpr std::string_view kName = "cancha.MateBelief";
  static constexpr auto fields() {
    return list_of(entry("number", &MateBelief::number, "-1: not read"),
                   entry("pose", &MateBelief::X_TR, "m and rad, team frame"),
                   entry("velocity", &MateBelief::v_TR, "m/s, team frame"),
                   entry("spread", &MateBelief::spread, "m, deviation to expect"),
                   entry("known", &MateBelief::known, "last heard or seen"),
                   entry("upright", &MateBelief::upright, "false: it lies or gets up"),
                   entry("playing", &MateBelief::playing, "false: it is penalised"),
                   entry("seconds_to_ball", &MateBelief::seconds_to_ball, "as it told"));
  }
};

/// An opponent that was seen, or that a mate has told of.
struct OpponentBelief {
  int number = -1;  ///< -1: not read
  Vec2 p_TO{};
  Vec2 v_TO{};
  double spread = 0.0;
  Time seen{};
  Time since{};          ///< when it was noticed
  bool by_mate = false;  ///< no own eyes saw it last

  static constexpr std::string_view kName = "cancha.OpponentBelief";
  static constexpr auto fields() {
    return list_of(entry("number", &OpponentBelief::number, "-1: not read"),
                   entry("position", &OpponentBelief::p_TO, "m, team frame"),
                   entry("velocity", &OpponentBelief::v_TO, "m/s, team frame"),
                   entry("spread", &OpponentBelief::spread, "m, deviation to expect"),
                   entry("seen", &OpponentBelief::seen, "last"),
                   entry("since", &OpponentBelief::since, "when it was noticed"),
                   entry("by_mate", &OpponentBelief::by_mate, "a mate told of it last"));
  }
};

/// The next step of stairs ahead.
struct StepBelief {
  Vec2 p_RE{};      ///< of its edge
  bool up = false;  ///< the ground rises behind it
  Time seen{};

  static constexpr std::string_view kName = "cancha.StepBelief";
  static constexpr auto fields() {
    return list_of(entry("edge", &StepBelief::p_RE, "m, from the robot"),
                   entry("up", &StepBelief::up, "the ground rises behind it"), entry("seen", &StepBelief::seen));
  }
};

/// What the own body does, as its skills told after the last tick.
enum class Posture : std::uint8_t { Standing, Walking, Acting, Fallen, GettingUp };
constexpr std::array<std::string_view, 5> names(Posture) {
  return {"standing", "walking", "acting", "fallen", "getting up"};
}

struct Beliefs {
  RobotId self;
  Time time{};
  Posture posture = Posture::Standing;
  Maybe<Attitude> attitude{};
  Maybe<Pose2> X_OR{};       ///< in the odometry's frame, from where it began: drifts, but never jumps
  Maybe<PoseBelief> pose{};  ///< absent: lost
  Maybe<BallBelief> ball{};  ///< absent: nowhere known
  std::vector<MateBelief> mates;
  std::vector<OpponentBelief> opponents;
  Maybe<RefereeWord> game{};             ///< the last word of referee or chest button; absent: there was none
  Maybe<ObstacleBeliefs> obstacles{};    ///< of a robot that has sonars
  Maybe<RuleIntent> doing{};             ///< of a player of FutRob: what its rules had it do in the last tick
  Maybe<RuleBeliefs> rules{};            ///< likewise: what its rules decide by
  Time put{};                            ///< of a contest's robot: when it was switched on, or last put down by judges
  Maybe<SharedBall> team_ball{};         ///< of a robot with a database
  Maybe<CoachBelief> coach{};            ///< likewise
  Maybe<StepBelief> step{};              ///< of a robot whose laser sweeps the ground
  int presses = 0;                       ///< of the button in its chest since it was switched on
  ButtonWord button = ButtonWord::None;  ///< what its mind made of the button in the last tick
  Maybe<BallAngle> ball_angle{};         ///< of a ball that is in sight, but not in the corrected part of a picture

  static constexpr std::string_view kName = "cancha.Beliefs";
  static constexpr auto fields() {
    return list_of(entry("self", &Beliefs::self), entry("time", &Beliefs::time), entry("posture", &Beliefs::posture),
                   entry("attitude", &Beliefs::attitude),
                   entry("odometry", &Beliefs::X_OR, "m and rad from where it began; drifts, but never jumps"),
                   entry("pose", &Beliefs::pose, "absent: lost"),
                   entry("ball", &Beliefs::ball, "absent: nowhere known"), entry("mates", &Beliefs::mates),
                   entry("opponents", &Beliefs::opponents),
                   entry("game", &Beliefs::game, "the last word of referee or chest button"),
                   entry("obstacles", &Beliefs::obstacles, "of a robot that has sonars"),
                   entry("doing", &Beliefs::doing, "of a player of FutRob: what its rules had it do in the last tick"),
                   entry("rules", &Beliefs::rules, "of a player of FutRob: what its rules decide by"),
                   entry("put", &Beliefs::put, "of a contest's robot: when it was switched on, or last put down"),
                   entry("team_ball", &Beliefs::team_ball, "of a robot with a database"),
                   entry("coach", &Beliefs::coach, "of a robot with a database: what the base station says of it"),
                   entry("step", &Beliefs::step, "of a robot whose laser sweeps the ground"),
                   entry("presses", &Beliefs::presses, "of the button in its chest since it was switched on"),
                   entry("button", &Beliefs::button, "what its mind made of the button in the last tick"),
                   entry("ball_angle", &Beliefs::ball_angle, "in sight, but not in the corrected part of a picture"));
  }
};

}  // namespace cancha
