// How FutRob's find actions search: where the head looks, and when the body turns.

#include <algorithm>
#include <array>
#include <cmath>

#include "minds/programs/leg_actions.h"

namespace cancha::minds {
namespace {

constexpr int kKeeper = 1;            ///< the role of who never turns on its line
constexpr double kSeen = 1.2;         ///< radians to the side that a search by the head alone surely sees
constexpr double kBeforeFeet = 0.12;  ///< metres ahead where a ball lies that touches its toes
constexpr double kBeforeView = 0.3;   ///< metres within which HEAD_DOWN_ANGLE may not show it

/// Where a search looks: to the sides by so much of HEAD_SIDE_ANGLE, level or down.
struct Place {
  double side;
  bool down;
};
constexpr std::array<Place, 6> kPlaces{{{0, true}, {-1, true}, {1, true}, {1, false}, {0, false}, {-1, false}}};

}  // namespace

/// What has been seen before is no news to a search, unless it was a ball before its feet, where no search looks at
/// first.
void LegActions::begin_search(const Beliefs& beliefs) {
  const ThingBelief& thing = beliefs.rules->of(thing_);
  near_searched_ = false;
  glimpsed_ = thing_ == RuleThing::Ball && length(thing.p_RS) < kBeforeView ? Time{} : beliefs.time;
}

/// The head looks to both sides, down and level. For a ball that is not its own the body turns, too; a keeper's only
/// from its own goal back to the pitch.
void LegActions::find(const Beliefs& beliefs) {
  const ThingBelief& thing = beliefs.rules->of(thing_);
  if (thing.in_sight) {
    look_at(thing.p_RS);
    return finish();
  }
  const Duration dwell = nearest(Seconds{constants_.head_dwell_ms / 1000});
  if (thing.seen > glimpsed_) {
    // once is not in sight yet: it looks there again, before it looks elsewhere
    glimpsed_ = thing.seen;
    near_searched_ = near_searched_ || length(thing.p_RS) < kBeforeView;
    place_until_ = beliefs.time + dwell;
    return look_at(thing.p_RS);
  }
  if (beliefs.time < place_until_) return;
  // it begins where the thing was lost; what was never seen is looked for from the right on
  const bool was_seen = thing.seen > Time{};
  const double lost_at = was_seen ? angle_of(thing.p_RS) : 0.0;
  const double side = lost_at > 0.0 ? 1.0 : -1.0;
  const double turn = from_degrees(constants_.find_turn);
  const bool mine = beliefs.rules->degree(RulePredicate::BallIsMine) >= decide::rules::kTrueFrom;
  const bool keeps = beliefs.rules->role == kKeeper;
  const bool may_turn = thing_ == RuleThing::Ball && !mine && !keeps;
  if (may_turn && place_ < 0 && std::abs(lost_at) > kSeen) {
    return move({0, 0, std::clamp(lost_at, -turn, turn)}, beliefs);
  }
  place_until_ = beliefs.time + dwell;
  const bool last = place_ + 1 == static_cast<int>(kPlaces.size());
  if (thing_ == RuleThing::Ball && !near_searched_ && last) {
    // what lies before its own feet is seen under no other tilt
    near_searched_ = true;
    return look_at({kBeforeFeet, 0.0});
  }
  if (++place_ == static_cast<int>(kPlaces.size())) {
    place_until_ = {};
    near_searched_ = false;
    place_ = -1;
    searched_ = static_cast<int>(thing_);
    const double own = angle_of(beliefs.rules->of(RuleThing::MyGoal).p_RS);
    // what a keeper has behind it lies before it only where a fall has turned it
    const bool turned_round = keeps && beliefs.rules->of(RuleThing::MyGoal).valid && std::abs(own) < kPi / 2;
    if (turned_round) return move({0, 0, wrap_angle(own + kPi)}, beliefs);
    if (!may_turn) return finish();
    return move({0, 0, side * turn}, beliefs);
  }
  const Place& next = kPlaces[static_cast<std::size_t>(place_)];
  gaze_.pan = from_degrees(-side * next.side * constants_.head_side);
  gaze_.tilt = next.down ? -from_degrees(constants_.head_down) : 0.0;
}

}  // namespace cancha::minds
