#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/geometry.h"
#include "base/maybe.h"
#include "messages/chest.h"
#include "messages/robot_id.h"

namespace cancha {

/// Something a mind can ask of any body. What a kind of body cannot do, it does as well as it can.
enum class ActionKind : std::uint8_t {
  Stand,     ///< stay where it is
  GoTo,      ///< go to `target`; face `heading` there
  Walk,      ///< move with a velocity in its own frame
  TurnTo,    ///< turn in place to `heading`
  Kick,      ///< bring the ball to `target`: get behind it and kick, or push it
  Dribble,   ///< keep the ball and bring it to `target` by small touches
  KeepGoal,  ///< stand between ball and own goal, and save what comes
  SaveLeft,  ///< throw itself, or reach, to the left
  SaveRight,
  Search,    ///< look and turn about until the ball is found
  Motion,    ///< play the motion `motion`
  Push,      ///< straight to `target`, through what is there
  Approach,  ///< get behind the ball, ready to bring it to `target`
  Move       ///< come to X_RG by its own reckoning, then stand; begun once, however long it is asked for
};
constexpr std::array<std::string_view, 14> names(ActionKind) {
  return {"stand",     "go to",      "walk",   "turn to", "kick", "dribble",  "keep goal",
          "save left", "save right", "search", "motion",  "push", "approach", "move"};
}

/// Whether an action of this kind has a target.
[[nodiscard]] constexpr bool has_target(ActionKind kind) {
  return kind == ActionKind::GoTo || kind == ActionKind::Kick || kind == ActionKind::Dribble ||
         kind == ActionKind::Push || kind == ActionKind::Approach || kind == ActionKind::KeepGoal;
}

/// Where a head looks.
struct Gaze {
  double pan = 0.0;   ///< radians to the left of straight ahead
  double tilt = 0.0;  ///< radians below level

  friend constexpr bool operator==(Gaze, Gaze) = default;
  static constexpr std::string_view kName = "cancha.Gaze";
  static constexpr auto fields() {
    return list_of(entry("pan", &Gaze::pan, "rad to the left of straight ahead"),
                   entry("tilt", &Gaze::tilt, "rad below level"));
  }
};

/// An action with its parameters; those that its kind does not name mean nothing.
struct Action {
  ActionKind kind = ActionKind::Stand;
  Vec2 p_TG;                 ///< target, team frame, metres
  double heading = 0.0;      ///< team frame, radians
  bool any_heading = false;  ///< of GoTo: `heading` means nothing, it may look anywhere
  double through = 0.0;      ///< of GoTo: metres per second at the target; 0 = it stops there
  double speed = 1.0;        ///< share of the fastest, 0…1
  Vec2 v_RR;                 ///< of Walk: metres per second ahead and to the left
  double turn = 0.0;         ///< of Walk: rad/s to the left
  std::string motion;
  Maybe<Pose2> X_RG;  ///< of Move, seen from where it begins: first ahead, then to the side, then it turns
  Maybe<Gaze> gaze;   ///< of any: where its head looks; absent: at the ball, or about
  double lift = 0.0;  ///< of Kick, by a body that can: radians above the ground at which the ball leaves

  static constexpr std::string_view kName = "cancha.Action";
  static constexpr auto fields() {
    return list_of(entry("kind", &Action::kind), entry("target", &Action::p_TG, "m, team frame"),
                   entry("heading", &Action::heading, "rad, team frame"),
                   entry("any_heading", &Action::any_heading, "of go to: heading means nothing"),
                   entry("through", &Action::through, "m/s at the target, of go to; 0 = it stops there"),
                   entry("speed", &Action::speed, "share of the fastest, 0 to 1"),
                   entry("velocity", &Action::v_RR, "m/s ahead and to the left, of walk"),
                   entry("turn", &Action::turn, "rad/s to the left, of walk"), entry("motion", &Action::motion),
                   entry("by", &Action::X_RG, "of move: m and rad, from where it begins"),
                   entry("gaze", &Action::gaze, "where the head looks; absent: at the ball, or about"),
                   entry("lift", &Action::lift, "rad above the ground, of kick"));
  }
};

/// What the rules of a player of FutRob have it do.
struct RuleIntent {
  std::string action;  ///< by its name in rules; empty: nothing
  bool aims = false;   ///< it steps and turns at the ball: what it has seen stays valid
  int searched = -1;   ///< the thing that it has just looked for everywhere, by RuleThing; -1: none
  double aim = 0.0;    ///< radians to the left that a kick aims at, of one that aims

  static constexpr std::string_view kName = "cancha.RuleIntent";
  static constexpr auto fields() {
    return list_of(entry("action", &RuleIntent::action, "by its name in rules"),
                   entry("aims", &RuleIntent::aims, "it steps and turns at the ball"),
                   entry("searched", &RuleIntent::searched, "the thing that it has just looked for; -1: none"),
                   entry("aim", &RuleIntent::aim, "rad to the left that a kick aims at"));
  }
};

/// What one player wants.
struct Intent {
  std::string role;                      ///< "striker"; empty where it has none
  Action action;                         ///< what its body is to do
  std::string chosen_by;                 ///< the rule, option, state or thought that chose it
  Maybe<RuleIntent> rules{};             ///< of a player of FutRob
  Maybe<Lights> lights{};                ///< of one whose behaviour says what they show
  ButtonWord button = ButtonWord::None;  ///< what it makes of its chest button, in the tick that it does so

  static constexpr std::string_view kName = "cancha.Intent";
  static constexpr auto fields() {
    return list_of(entry("role", &Intent::role), entry("action", &Intent::action),
                   entry("chosen_by", &Intent::chosen_by, "rule, option or state"),
                   entry("rules", &Intent::rules, "of a player of FutRob"),
                   entry("lights", &Intent::lights, "of one whose behaviour says what they show"),
                   entry("button", &Intent::button, "what it makes of its chest button"));
  }
};

/// What a mate is about, as its team tells it, for viewers: nothing in a match depends on it. Teams tell of all mates
/// in order, so that the place in a list is the mate's number.
struct MateIntent {
  std::string role;            ///< "striker"; empty where the team has no such thing
  std::optional<Vec2> p_TG{};  ///< where it wants to be, team frame, metres
  Maybe<Lights> lights{};      ///< what it shows
};

/// The same as recordings have it.
struct PlayerIntent {
  int robot = 0;            ///< its place among all robots, see place_of()
  std::string role;         ///< "striker"; empty where the team has no such thing
  Vec2 target;              ///< where it wants to be, metres, field frame
  bool has_target = false;  ///< false: `target` means nothing
  Maybe<Lights> lights{};   ///< what it shows; absent: it has none

  static constexpr std::string_view kName = "cancha.PlayerIntent";
  static constexpr auto fields() {
    return list_of(entry("robot", &PlayerIntent::robot, "blue's robots first, then yellow's, from 0"),
                   entry("role", &PlayerIntent::role), entry("target", &PlayerIntent::target, "m, field frame"),
                   entry("has_target", &PlayerIntent::has_target, "whether target means anything"),
                   entry("lights", &PlayerIntent::lights, "what it shows; absent: it has none"));
  }
};

/// The intents of all players whose teams tell them.
struct Intents {
  std::vector<PlayerIntent> robots;

  static constexpr std::string_view kName = "cancha.Intents";
  static constexpr auto fields() { return list_of(entry("robots", &Intents::robots)); }
};

}  // namespace cancha
