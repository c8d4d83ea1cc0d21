#include "model/fusion/branching_ball.h"

#include <algorithm>
#include <cmath>

namespace cancha::model {
namespace {

constexpr double kFirstSpeed = 1.5;  ///< m/s, deviation of a ball that was just found
constexpr double kForget = -14.0;    ///< logarithm of a weight at which a path is given up

double square(double v) {
  return v * v;
}

}  // namespace

void BranchingBall::begin(Vec2 p, double spread, Time time) {
  count_ = 1;
  time_ = time;
  ways_[0] = {p, {}, square(spread), 0.0, square(kFirstSpeed), 0.0};
}

void BranchingBall::predict(Way& way, double seconds) const {
  const BallMotion rolls{{}, way.p, way.v, settings_.slowdown};
  const Time later = Time{} + nearest(Seconds{seconds});
  way.p = rolls.place_at(later);
  way.v = rolls.velocity_at(later);
  const double push = square(settings_.push) * seconds;
  way.pp += 2 * way.pv * seconds + way.vv * square(seconds) + push * square(seconds) / 3;
  way.pv += way.vv * seconds + push * seconds / 2;
  way.vv += push;
}

double BranchingBall::correct(Way& way, Vec2 p, double variance) {
  const double expected = way.pp + variance;
  const Vec2 off = p - way.p;
  const double gain_p = way.pp / expected;
  const double gain_v = way.pv / expected;
  way.p += off * gain_p;
  way.v += off * gain_v;
  way.vv -= gain_v * way.pv;
  way.pv -= gain_p * way.pv;
  way.pp -= gain_p * way.pp;
  return -dot(off, off) / (2 * expected) - std::log(expected);
}

void BranchingBall::branch(double seconds) {
  // from the heaviest path, at the beginning of this step
  std::size_t best = 0;
  for (std::size_t i = 1; i < count_; ++i) best = ways_[i].weight > ways_[best].weight ? i : best;
  Way fresh = ways_[best];
  fresh.vv += square(settings_.kick);
  fresh.weight += std::log(std::clamp(settings_.kicks * seconds, 1e-6, 0.5));
  ways_[count_++] = fresh;
}

void BranchingBall::prune() {
  double heaviest = ways_[0].weight;
  for (std::size_t i = 1; i < count_; ++i) heaviest = std::max(heaviest, ways_[i].weight);
  std::size_t kept = 0;
  for (std::size_t i = 0; i < count_; ++i) {
    ways_[i].weight -= heaviest;
    if (ways_[i].weight > kForget) ways_[kept++] = ways_[i];
  }
  count_ = kept;
  if (count_ <= kMost) return;
  std::size_t weakest = 0;
  for (std::size_t i = 1; i < count_; ++i) weakest = ways_[i].weight < ways_[weakest].weight ? i : weakest;
  ways_[weakest] = ways_[--count_];
}

void BranchingBall::see(Vec2 p, double spread, Time time) {
  if (!known()) return begin(p, spread, time);
  const double seconds = std::max(0.0, (time - time_).seconds());
  time_ = time;
  branch(seconds);
  double nearest_path = 1e9;
  for (std::size_t i = 0; i < count_; ++i) {
    predict(ways_[i], seconds);
    nearest_path = std::min(nearest_path, distance(p, ways_[i].p) - 3 * std::sqrt(ways_[i].pp));
    ways_[i].weight += correct(ways_[i], p, square(spread));
  }
  if (nearest_path > settings_.jump + 3 * spread) return begin(p, spread, time);
  prune();
}

BranchingBall::Way BranchingBall::mixture() const {
  Way mean;
  double sum = 0.0;
  for (std::size_t i = 0; i < count_; ++i) sum += std::exp(ways_[i].weight);
  for (std::size_t i = 0; i < count_; ++i) {
    const double share = std::exp(ways_[i].weight) / sum;
    mean.p += ways_[i].p * share;
    mean.v += ways_[i].v * share;
  }
  for (std::size_t i = 0; i < count_; ++i) {
    const double share = std::exp(ways_[i].weight) / sum;
    const Vec2 dp = ways_[i].p - mean.p;
    const Vec2 dv = ways_[i].v - mean.v;
    mean.pp += share * (ways_[i].pp + dot(dp, dp) / 2);
    mean.pv += share * (ways_[i].pv + dot(dp, dv) / 2);
    mean.vv += share * (ways_[i].vv + dot(dv, dv) / 2);
  }
  return mean;
}

BallMotion BranchingBall::motion() const {
  const Way mean = mixture();
  return {time_, mean.p, mean.v, settings_.slowdown};
}

double BranchingBall::spread_at(Time when) const {
  const Way mean = mixture();
  const double t = std::max(0.0, (when - time_).seconds());
  return std::sqrt(std::max(0.0, mean.pp + 2 * mean.pv * t + mean.vv * t * t));
}

}  // namespace cancha::model
