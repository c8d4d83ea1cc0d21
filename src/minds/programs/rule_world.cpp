#include "minds/programs/rule_world.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "act/wheels/keeper.h"
#include "act/wheels/path.h"
#include "base/expects.h"
#include "decide/rules/vocabulary.h"

namespace cancha::minds {
namespace {

constexpr double kMine = 0.15;          ///< gap at which the ball is not ours at all, m
constexpr double kComes = 0.4;          ///< speed at which the ball surely comes, m/s
constexpr double kPassFresh = 1.0;      ///< s
constexpr double kPassOld = 2.0;        ///< s
constexpr double kRolls = 0.1;          ///< a slower ball lies, m/s
constexpr double kInPlace = 2.0 / 3;    ///< of what a body calls arrived: the keeper is
constexpr double kOffPlace = 10.0 / 3;  ///< it surely is not
constexpr double kShotNow = 0.4;        ///< s until the ball is at the goal
constexpr double kShotLater = 1.2;      ///< s
constexpr int kMouthSamples = 9;
constexpr double kSeenFresh = 0.5;  ///< seconds: a ball that was missed in a look or two is still in sight
constexpr double kSeenOld = 1.0;    ///< seconds
constexpr Duration kLookAbout = 2500_ms;

/// 0 at one value and beyond, 1 at the other and beyond, straight between them.
double ramp(double value, double zero_at, double one_at) {
  return std::clamp((value - zero_at) / (one_at - zero_at), 0.0, 1.0);
}

}  // namespace

/// Where each predicate comes from, in the order of the vocabulary.
struct RuleSources {
  using World = RuleWorld;
  struct Source {
    std::string_view name;
    double (*degree)(const World&);
  };

  static double never(const World&) { return 0.0; }
  static double truth(bool value) { return value ? 1.0 : 0.0; }
  static double ball_seen(const World& w) {
    const Beliefs& beliefs = w.look_->beliefs;
    if (!beliefs.ball) return 0.0;
    return ramp((beliefs.time - beliefs.ball->seen).seconds(), kSeenOld, kSeenFresh);
  }
  static double ball_known(const World& w) { return truth(w.look_->beliefs.ball.has_value()); }
  static double pose_known(const World& w) { return truth(w.look_->beliefs.pose.has_value()); }
  /// It was not seen for as long as a look about takes, or it is in sight: looking longer brings nothing.
  static double ball_searched(const World& w) {
    const Beliefs& beliefs = w.look_->beliefs;
    return truth(!beliefs.ball || beliefs.ball->in_sight || beliefs.time - beliefs.ball->seen > kLookAbout);
  }
  static double has_mate(const World& w) { return w.situation().view.mates.size() > 1 ? 1.0 : 0.0; }
  static double has_opponent(const World& w) { return w.situation().view.opponents.empty() ? 0.0 : 1.0; }

  static double is_mine(const World& w, const TeamRobot& robot) { return ramp(w.gap(robot), kMine, 0.0); }
  static double ball_is_mine(const World& w) { return is_mine(w, w.self()); }
  static double ball_is_ours(const World& w) {
    double best = 0.0;
    for (const TeamRobot& mate : w.situation().view.mates) best = std::max(best, is_mine(w, mate));
    return best;
  }
  static double ball_comes(const World& w) {
    const Vec2 way = unit(w.here() - w.situation().p_TB());
    return ramp(dot(w.situation().v_TB(), way), 0.0, kComes);
  }

  static double mate_in_sight(const World& w) {
    double best = 0.0;
    for (const TeamRobot& mate : w.situation().view.mates) {
      if (&mate != &w.self()) best = std::max(best, w.free_line(w.here(), mate.X_TR.position(), &mate));
    }
    return best;
  }
  static double my_goal(const World& w) { return w.goal_in_sight(-w.situation().pitch.half_length); }
  static double opp_goal(const World& w) { return w.goal_in_sight(w.situation().pitch.half_length); }
  static double my_post(const World& w) { return w.post_in_sight(-w.situation().pitch.half_length); }
  static double opp_post(const World& w) { return w.post_in_sight(w.situation().pitch.half_length); }

  static double nearest(const World& w, std::span<const TeamRobot> robots) {
    double least = std::numeric_limits<double>::max();
    for (const TeamRobot& robot : robots) {
      if (&robot != &w.self()) least = std::min(least, distance(w.here(), robot.X_TR.position()));
    }
    return w.in_range(least);
  }
  static double mate_in_range(const World& w) { return nearest(w, w.situation().view.mates); }
  static double opponent_in_range(const World& w) { return nearest(w, w.situation().view.opponents); }
  static double goal_in_range(const World& w) {
    return w.in_range(distance(w.here(), w.situation().pitch.their_goal()));
  }

  static double mate_has_clear_goal(const World& w) {
    const Vec2 goal = w.situation().pitch.their_goal();
    double best = 0.0;
    for (const TeamRobot& mate : w.situation().view.mates) {
      const Vec2 there = mate.X_TR.position();
      if (&mate == &w.self()) continue;
      best = std::max(best, std::min(w.in_range(distance(there, goal)), w.free_line(there, goal, &mate)));
    }
    return best;
  }

  static double mate_passed(const World& w) {
    if (length(w.situation().v_TB()) < kRolls || ball_is_mine(w) >= 0.5) return 0.0;
    return ramp((w.situation().view.time - w.mate_at_ball_).seconds(), kPassOld, kPassFresh);
  }
  static double keeper_off_place(const World& w) {
    if (!w.look_->is_keeper()) return 0.0;
    const double there = w.tactics_->traits().there;
    return ramp(distance(w.here(), w.tactics_->take_place().action.p_TG), kInPlace * there, kOffPlace * there);
  }
  static double shot_comes(const World& w) {
    const wheels::Pitch& pitch = w.situation().pitch;
    if (!w.look_->is_keeper()) return 0.0;
    const wheels::Crossing shot = crossing_of(w.situation().ball, keeper_line(pitch) + pitch.robot_half);
    if (!shot.crosses || std::abs(shot.y) > pitch.goal_half + 2.0 * pitch.robot_half) return 0.0;
    return ramp(shot.time, kShotLater, kShotNow);
  }

  static constexpr std::array kAll{
      Source{"ballInSight", ball_seen},
      Source{"ballIsMine", ball_is_mine},
      Source{"ballIsOurs", ball_is_ours},
      Source{"ballIsGettingCloser", ball_comes},
      Source{"partnerInSight", mate_in_sight},
      Source{"opponentInSight", has_opponent},
      Source{"rightMarkInSight", never},
      Source{"leftMarkInSight", never},
      Source{"myGoalInSight", my_goal},
      Source{"oppGoalInSight", opp_goal},
      Source{"myPostInSight", my_post},
      Source{"oppPostInSight", opp_post},
      Source{"ballLastPosValid", ball_known},
      Source{"partnerLastPosValid", has_mate},
      Source{"opponentLastPosValid", has_opponent},
      Source{"rightMarkLastPosValid", never},
      Source{"leftMarkLastPosValid", never},
      Source{"myGoalLastPosValid", pose_known},
      Source{"oppGoalLastPosValid", pose_known},
      Source{"myPostLastPosValid", pose_known},
      Source{"oppPostLastPosValid", pose_known},
      Source{"ballSearched", ball_searched},
      Source{"partnerSearched", pose_known},
      Source{"opponentSearched", pose_known},
      Source{"rightMarkSearched", pose_known},
      Source{"leftMarkSearched", pose_known},
      Source{"myGoalSearched", pose_known},
      Source{"oppGoalSearched", pose_known},
      Source{"myPostSearched", pose_known},
      Source{"oppPostSearched", pose_known},
      Source{"partnerInRange", mate_in_range},
      Source{"opponentInRange", opponent_in_range},
      Source{"goalInRange", goal_in_range},
      Source{"partnerPass", mate_passed},
      Source{"gkNeedsRelocate", keeper_off_place},
      Source{"gkNeedsStartSaving", shot_comes},
      Source{"partnerHasClearGoal", mate_has_clear_goal},
  };
};

RuleWorld::RuleWorld(const Tactics& tactics)
    : tactics_{&tactics},
      degrees_(RuleSources::kAll.size()),
      truths_(RuleSources::kAll.size()),
      used_(RuleSources::kAll.size()) {
  const auto same = [](const RuleSources::Source& s, const decide::rules::Predicate& p) { return s.name == p.name; };
  CANCHA_EXPECTS(std::ranges::equal(RuleSources::kAll, decide::rules::predicates(), same));
}

bool RuleWorld::offer(decide::program::Host& host, const decide::program::Program& program) {
  for (const decide::program::Symbol& symbol : program.symbols) {
    const decide::rules::Predicate* predicate = decide::rules::find_predicate(symbol.name);
    if (symbol.direction != decide::program::Direction::Input || !predicate || predicate->name != symbol.name) continue;
    const auto place = static_cast<std::size_t>(predicate - decide::rules::predicates().data());
    used_[place] = true;
    const bool crisp = symbol.type == decide::program::Type::Boolean;
    host.input(
        decide::program::Host::Symbol{.name = symbol.name,
                                      .type = crisp ? decide::program::Type::Boolean : decide::program::Type::Decimal,
                                      .variable = &(crisp ? truths_ : degrees_)[place]});
  }
  return std::ranges::find(used_, true) != used_.end();
}

void RuleWorld::see(const Look& look) {
  look_ = &look;
  remember_touches();
  for (std::size_t i = 0; i < degrees_.size(); ++i) {
    if (!used_[i]) continue;
    // who has the document's world model asks that, and computes nothing
    degrees_[i] = look.beliefs.rules ? look.beliefs.rules->degrees[i] : RuleSources::kAll[i].degree(*this);
    truths_[i] = degrees_[i] >= decide::rules::kTrueFrom ? 1.0 : 0.0;
  }
}

void RuleWorld::remember_touches() {
  const std::vector<TeamRobot>& mates = situation().view.mates;
  for (std::size_t i = 0; i < mates.size(); ++i) {
    if (i != look_->number() && touches_ball(situation(), mates[i])) mate_at_ball_ = situation().view.time;
  }
  if (touches_ball(situation(), self())) mate_at_ball_ = {-1'000'000'000'000};
}

double RuleWorld::free_line(Vec2 from, Vec2 to, const TeamRobot* at_end) const {
  const double half = situation().pitch.robot_half;
  double clear = 1.0;
  const auto look = [&](const TeamRobot& robot) {
    if (&robot == &self() || &robot == at_end) return;
    clear = std::min(clear, ramp(wheels::distance_to_segment(robot.X_TR.position(), from, to), half, 5.0 * half));
  };
  std::ranges::for_each(situation().view.mates, look);
  std::ranges::for_each(situation().view.opponents, look);
  return clear;
}

double RuleWorld::gap(const TeamRobot& robot) const {
  const wheels::Pitch& pitch = situation().pitch;
  return std::max(0.0, distance(robot.X_TR.position(), situation().p_TB()) - pitch.robot_half - pitch.ball_radius);
}

double RuleWorld::goal_in_sight(double x) const {
  const wheels::Pitch& pitch = situation().pitch;
  const double near = pitch.robot_half + pitch.ball_radius;
  int free = 0;
  for (int i = 0; i < kMouthSamples; ++i) {
    const Vec2 place{x, pitch.goal_half * (2.0 * i / (kMouthSamples - 1) - 1.0)};
    const auto hides = [&](const TeamRobot& robot) {
      return &robot != &self() && wheels::distance_to_segment(robot.X_TR.position(), here(), place) < near;
    };
    const bool hidden =
        std::ranges::any_of(situation().view.mates, hides) || std::ranges::any_of(situation().view.opponents, hides);
    free += hidden ? 0 : 1;
  }
  return static_cast<double>(free) / kMouthSamples;
}

double RuleWorld::post_in_sight(double x) const {
  const double y = situation().pitch.goal_half;
  return std::max(free_line(here(), {x, y}), free_line(here(), {x, -y}));
}

double RuleWorld::in_range(double away) const {
  return ramp(away, 1.5 * situation().pitch.half_length, 0.5 * situation().pitch.half_length);
}

}  // namespace cancha::minds
