// How FutRob's find actions search: where the head looks, and when the body turns.

#include <algorithm>
#include <array>
#include <cmath>

#include "minds/programs/leg_actions.h"

namespace cancha::minds {
namespace {

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

/// The head looks to both sides, down and level. For a ball that is not its own the body turns, too.
void LegActions::find(const Beliefs& beliefs) {
  const ThingBelief& thing = beliefs.rules->of(thing_);
  if (thing.in_sight) {
    look_at(thing.p_RS);
    return finish();
  }
  if (beliefs.time < place_until_) return;
  // it begins where the thing was lost; what was never seen is looked for from the right on
  const bool was_seen = thing.seen > Time{};
  const double lost_at = was_seen ? angle_of(thing.p_RS) : 0.0;
  const double side = lost_at > 0.0 ? 1.0 : -1.0;
  const double turn = from_degrees(constants_.find_turn);
  const bool mine = beliefs.rules->degree(RulePredicate::BallIsMine) >= decide::rules::kTrueFrom;
  const bool may_turn = thing_ == RuleThing::Ball && !mine;
  if (may_turn && place_ < 0 && std::abs(lost_at) > kSeen) {
    return move({0, 0, std::clamp(lost_at, -turn, turn)}, beliefs);
  }
  place_until_ = beliefs.time + nearest(Seconds{constants_.head_dwell_ms / 1000});
  const bool last = place_ + 1 == static_cast<int>(kPlaces.size());
  const bool was_near = was_seen && length(thing.p_RS) < kBeforeView;
  if (thing_ == RuleThing::Ball && !near_searched_ && (was_near ? place_ < 0 : last)) {
    // what lies before its own feet is seen under no other tilt: looked for first if it was there, otherwise at last
    near_searched_ = true;
    return look_at(was_near ? thing.p_RS : Vec2{kBeforeFeet, 0.0});
  }
  if (++place_ == static_cast<int>(kPlaces.size())) {
    place_until_ = {};
    near_searched_ = false;
    place_ = -1;
    searched_ = static_cast<int>(thing_);
    if (!may_turn) return finish();
    return move({0, 0, side * turn}, beliefs);
  }
  const Place& next = kPlaces[static_cast<std::size_t>(place_)];
  gaze_.pan = from_degrees(-side * next.side * constants_.head_side);
  gaze_.tilt = next.down ? -from_degrees(constants_.head_down) : 0.0;
}

}  // namespace cancha::minds
