#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/geometry.h"
#include "base/maybe.h"
#include "base/time.h"

/// What FutRob's world model holds true, in the robot's own frame: it needs no place on the pitch.
namespace cancha {

/// What FutRob's vision knows.
enum class RuleThing : std::uint8_t { Ball, Partner, Opponent, RightMark, LeftMark, MyGoal, OppGoal, MyPost, OppPost };
inline constexpr std::size_t kRuleThings = 9;
constexpr std::array<std::string_view, kRuleThings> names(RuleThing) {
  return {"ball", "partner", "opponent", "rightMark", "leftMark", "myGoal", "oppGoal", "myPost", "oppPost"};
}

/// What FutRob's rules can ask for, in the order of its document; the last one is ours.
enum class RulePredicate : std::uint8_t {
  BallInSight,
  BallIsMine,
  BallIsOurs,
  BallIsGettingCloser,
  PartnerInSight,         ///< those of the other things follow, in the order of RuleThing
  BallLastPosValid = 12,  ///< likewise
  BallSearched = 21,      ///< likewise
  PartnerInRange = 30,
  OpponentInRange,
  GoalInRange,
  PartnerPass,
  GkNeedsRelocate,
  GkNeedsStartSaving,
  PartnerHasClearGoal
};
inline constexpr std::size_t kRulePredicates = 37;

/// One thing, as it was last seen.
struct ThingBelief {
  RuleThing thing = RuleThing::Ball;
  bool in_sight = false;  ///< as enough looks in a row agree
  bool valid = false;     ///< it was seen, and since then the robot has neither stepped nor turned
  bool searched = false;  ///< it was looked for from here
  Vec2 p_RS{};            ///< metres from the robot as it stands now; means nothing where it was never seen
  Time seen{};            ///< last

  static constexpr std::string_view kName = "cancha.ThingBelief";
  static constexpr auto fields() {
    return list_of(entry("thing", &ThingBelief::thing),
                   entry("in_sight", &ThingBelief::in_sight, "as enough looks in a row agree"),
                   entry("valid", &ThingBelief::valid, "seen, and the robot has not moved since"),
                   entry("searched", &ThingBelief::searched, "looked for from here"),
                   entry("place", &ThingBelief::p_RS, "m from the robot as it stands now"),
                   entry("seen", &ThingBelief::seen, "last"));
  }
};

/// A ball that will cross the keeper's line.
struct ShotBelief {
  double left = 0.0;     ///< metres to the robot's left where it crosses
  double seconds = 0.0;  ///< until then
  int steps = 0;         ///< to the side that the keeper needs before it can reach it
  bool dive = false;     ///< it must throw itself
  double needs = 0.0;    ///< seconds for these steps and the dive

  static constexpr std::string_view kName = "cancha.ShotBelief";
  static constexpr auto fields() {
    return list_of(entry("left", &ShotBelief::left, "m to the robot's left"), entry("seconds", &ShotBelief::seconds),
                   entry("steps", &ShotBelief::steps, "to the side that are needed before"),
                   entry("dive", &ShotBelief::dive), entry("needs", &ShotBelief::needs, "s for steps and dive"));
  }
};

/// Everything that rules decide by. A query reads it and computes nothing.
struct RuleBeliefs {
  int role = 2;                     ///< 1 keeper, 2 field player
  std::vector<double> degrees;      ///< of all predicates, by RulePredicate; true from 0.5 on
  std::vector<ThingBelief> things;  ///< by RuleThing
  Vec2 v_RB{};                      ///< of the ball, metres per second along the robot's axes
  Maybe<Vec2> p_RM{};               ///< where this robot meets it on foot; absent: it lies
  Maybe<ShotBelief> shot{};         ///< of a keeper at whose goal the ball rolls
  Maybe<Vec2> off_goal{};           ///< of a keeper, from the goal's centre: metres to its right and out of the goal
  Maybe<Vec2> keeper_seen{};        ///< likewise: where this robot sees its keeper
  bool clear_goal = false;          ///< the opponents' goal is in range, and no opponent stands before it

  [[nodiscard]] double degree(RulePredicate predicate) const { return degrees[static_cast<std::size_t>(predicate)]; }
  [[nodiscard]] const ThingBelief& of(RuleThing thing) const { return things[static_cast<std::size_t>(thing)]; }

  static constexpr std::string_view kName = "cancha.RuleBeliefs";
  static constexpr auto fields() {
    return list_of(entry("role", &RuleBeliefs::role, "1 keeper, 2 field player"),
                   entry("degrees", &RuleBeliefs::degrees, "of all predicates; true from 0.5 on"),
                   entry("things", &RuleBeliefs::things),
                   entry("ball_velocity", &RuleBeliefs::v_RB, "m/s along the robot's axes"),
                   entry("ball_meets", &RuleBeliefs::p_RM, "m: where this robot meets it on foot; absent: it lies"),
                   entry("shot", &RuleBeliefs::shot, "the ball rolls at the keeper's goal"),
                   entry("off_goal", &RuleBeliefs::off_goal, "m to the keeper's right and out of its goal"),
                   entry("keeper_seen", &RuleBeliefs::keeper_seen, "likewise, of the keeper that this robot sees"),
                   entry("clear_goal", &RuleBeliefs::clear_goal, "in range, and nobody stands before it"));
  }
};

}  // namespace cancha
