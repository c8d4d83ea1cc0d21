#include "model/localisation/cambada_pose.h"

#include <algorithm>
#include <cmath>

#include "model/localisation/post_geometry.h"

namespace cancha::model {
namespace {

constexpr double kPlaced = 0.05;         ///< metres by which a person puts it wrong
constexpr double kPlacedTurn = 0.02;     ///< radians
constexpr double kLyingTurn = 0.5;       ///< rad/√s of a robot that was thrown over
constexpr double kAfterTurn = 0.25;      ///< metres of deviation after active calibration
constexpr double kAfterTurnTurn = 0.05;  ///< radians

}  // namespace

CambadaPose::CambadaPose(const field::Walls& walls, const Settings& settings)
    : layout_{walls},
      settings_{settings},
      counter_{settings.inconsistency},
      memory_{settings.memory},
      trust_{settings.trust},
      calibration_{layout_, settings.calibration} {}

void CambadaPose::place(const Pose2& X_TR) {
  known_ = true;
  X_TR_ = X_TR;
  trust_.begin(kPlaced, kPlacedTurn);
  memory_.clear();
  counter_.reset();
}

void CambadaPose::move(const Pose2& X_RN, double /*seconds*/) {
  const Pose2 step = settings_.rotation.corrected(X_RN);
  if (turning_) calibration_.turn(step.heading);
  if (!known_) return;
  X_TR_ = X_TR_ * step;
  trust_.move(length(step.position()), std::abs(step.heading));
  memory_.move(step);
  keep_within(X_TR_);
}

void CambadaPose::tumble(double seconds) {
  trust_.begin(trust_.spread() + seconds, trust_.turn_spread() + kLyingTurn * std::sqrt(seconds));
  memory_.clear();
}

void CambadaPose::keep_within(Pose2& X) const {
  if (!settings_.limits) return;
  const Vec2 inside = within_field(X.position(), layout_.half(), settings_.behind_lines);
  X.x = inside.x;
  X.y = inside.y;
}

void CambadaPose::begin_turn(Time time) {
  turning_ = true;
  turned_ = time;
  calibration_.begin();
}

void CambadaPose::end_turn(Time time) {
  turning_ = false;
  turned_ = time;
  counter_.reset();
  ++calibrations_;
  const auto found = calibration_.finish();
  if (!found) return;
  const bool was_known = known_;
  known_ = true;
  X_TR_ = {found->x, found->y, settings_.heading || !was_known ? found->heading : X_TR_.heading};
  trust_.begin(kAfterTurn, settings_.heading ? kAfterTurnTurn : trust_.turn_spread());
  memory_.clear();
  fixed_ = time;
}

void CambadaPose::gather(std::span<const Seen> things, const Pose2& X) {
  count_ = 0;
  for (const Seen& seen : things) {
    if (count_ == kMostSightings || seen.distance > settings_.trusted) continue;
    const auto post = layout_.identify(seen, X);
    if (!post) continue;
    const bool fits = counter_.consistent(layout_[*post].p_T, X * seen.p_RP());
    if (settings_.check && !fits) continue;
    sightings_[count_++] = {*post, seen.bearing, seen.distance, std::max(seen.distance_spread, 0.03)};
  }
  std::ranges::sort(std::span{sightings_.data(), count_}, {}, &Sighting::distance);
}

void CambadaPose::take(Pose2& X, const Pose2& found, double spread, double turn_spread, double plain_share) {
  const double share = settings_.confidence ? trust_.correct(spread) : plain_share;
  X.x += share * (found.x - X.x);
  X.y += share * (found.y - X.y);
  if (!settings_.heading) return;
  const double turn_share = settings_.confidence ? trust_.correct_heading(turn_spread) : plain_share;
  X.heading = wrap_angle(X.heading + turn_share * wrap_angle(found.heading - X.heading));
}

void CambadaPose::correct_by_one(Pose2& X) {
  const Sighting& seen = sightings_[0];
  const Vec2 post = layout_[seen.post].p_T;
  if (!settings_.confidence) {
    const Vec2 better = corrected_by_one_post(X.position(), post, seen.distance);
    X = {better.x, better.y, X.heading};
    return;
  }
  // the circle tells one of two coordinates: half of what a whole position would
  const double share = trust_.correct(std::sqrt(2.0) * std::hypot(seen.spread, 0.1));
  const Vec2 better = corrected_by_one_post(X.position(), post, seen.distance, std::min(1.0, 2 * share));
  X.x = better.x;
  X.y = better.y;
  if (!settings_.heading) return;
  // which way it faces, if the position is right
  const double aside = std::hypot(trust_.spread(), 0.1) / std::max(seen.distance, 0.3);
  const double turn = wrap_angle(heading_by(X.position(), post, seen.bearing) - X.heading);
  X.heading = wrap_angle(X.heading + trust_.correct_heading(std::hypot(aside, 0.03)) * turn);
}

bool CambadaPose::correct_by_two(Pose2& X) {
  for (std::size_t i = 0; i < count_; ++i) {
    for (std::size_t j = i + 1; j < count_; ++j) {
      const Sighting& a = sightings_[i];
      const Sighting& b = sightings_[j];
      if (a.post == b.post || layout_[a.post].half != layout_[b.post].half) continue;
      const auto place = triangulated(layout_[a.post].p_T, layout_[b.post].p_T, a.distance, b.distance, {});
      if (!place) continue;
      // distances that are wrong, or posts that were taken for one another, show in the angle between both
      const double expected =
          wrap_angle(angle_of(layout_[a.post].p_T - *place) - angle_of(layout_[b.post].p_T - *place));
      if (std::abs(wrap_angle(a.bearing - b.bearing - expected)) > settings_.angle_between) continue;
      const double one = heading_by(*place, layout_[a.post].p_T, a.bearing);
      const double other = heading_by(*place, layout_[b.post].p_T, b.bearing);
      const double heading = wrap_angle(one + wrap_angle(other - one) / 2);
      // a flat triangle magnifies errors of distance
      const double apart = std::abs(std::sin(a.bearing - b.bearing));
      if (apart < settings_.flat) continue;
      const double spread = std::hypot(a.spread, b.spread) / apart;
      take(X, {place->x, place->y, heading}, spread, spread / std::max(a.distance, 0.5), 1.0);
      return true;
    }
  }
  return false;
}

bool CambadaPose::correct_by_memory(const Pose2& X_NR, Pose2& X) {
  for (std::size_t i = 0; i < count_; ++i) {
    memory_.see(sightings_[i].post, X_NR * sightings_[i].p_R(), sightings_[i].spread);
  }
  if (count_ == 0) return false;
  const auto fit = memory_.settle(layout_);
  if (!fit) return false;
  take(X, fit->X_TR * X_NR, fit->spread, fit->turn_spread, 0.5);
  // memory holds the same sightings for long: it does not become surer by telling the same again
  trust_.at_least(fit->spread, fit->turn_spread);
  return true;
}

void CambadaPose::look(std::span<const Seen> things, const Pose2& X_NR, Time time) {
  if (turning_) {
    for (const Seen& seen : things) calibration_.see(seen);
    if (calibration_.round()) end_turn(time);
    return;
  }
  if (!known_) {
    if (settings_.active) begin_turn(time);
    return;
  }
  Pose2 X = X_TR_ * X_NR;
  gather(things, X);
  if (count_ > 0) fixed_ = time;
  bool corrected = settings_.integrate && correct_by_memory(X_NR, X);
  corrected = corrected || (settings_.two_posts && correct_by_two(X));
  if (!corrected && settings_.one_post && count_ > 0) correct_by_one(X);
  keep_within(X);
  X_TR_ = X * inverse(X_NR);
  const bool doubts = settings_.confidence && trust_.spread() > settings_.doubt;
  if (settings_.active && (counter_.corrupt() || doubts) && time - turned_ > settings_.again) begin_turn(time);
}

void CambadaPose::fill(PoseBelief& belief) const {
  belief.X_TR = X_TR_;
  belief.spread = trust_.spread();
  belief.heading_spread = trust_.turn_spread();
  belief.fixed = fixed_;
}

}  // namespace cancha::model
