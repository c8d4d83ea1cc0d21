#include "model/ball_filter.h"

#include <algorithm>
#include <cmath>

namespace cancha::model {
namespace {

enum Regime : std::size_t { kLies, kRolls, kPlayed };

constexpr double kFirstSpeed = 0.7;  ///< m/s, deviation of a ball that was just found
constexpr double kJump = 0.6;        ///< metres from all that could be: it was put elsewhere
constexpr double kPushed = 0.01;     ///< m/√s by which a lying ball may be moved a little
/// How often a second one becomes the other: from lying, rolling, being played.
constexpr double kChanges[3][3] = {{0.0, 0.05, 0.3}, {0.2, 0.0, 0.3}, {0.6, 4.0, 0.0}};
constexpr double kLeastOdds = 1e-4;

double square(double v) {
  return v * v;
}

}  // namespace

void BallFilter::begin(Vec2 p, double spread, Time time) {
  known_ = true;
  time_ = seen_ = time;
  odds_ = {0.6, 0.2, 0.2};
  for (State& state : states_) state = {p, {}, square(spread), 0.0, square(kFirstSpeed)};
  states_[kLies].vv = 0.0;
}

BallFilter::State BallFilter::mixture(const std::array<double, kModels>& weights,
                                      const std::array<State, kModels>& of) const {
  State mean;
  for (std::size_t i = 0; i < kModels; ++i) {
    mean.p += of[i].p * weights[i];
    mean.v += of[i].v * weights[i];
  }
  for (std::size_t i = 0; i < kModels; ++i) {
    const Vec2 dp = of[i].p - mean.p;
    const Vec2 dv = of[i].v - mean.v;
    // one covariance for both axes: the mean of them
    mean.pp += weights[i] * (of[i].pp + dot(dp, dp) / 2);
    mean.pv += weights[i] * (of[i].pv + dot(dp, dv) / 2);
    mean.vv += weights[i] * (of[i].vv + dot(dv, dv) / 2);
  }
  return mean;
}

void BallFilter::mix(double seconds) {
  const std::array<State, kModels> before = states_;
  const std::array<double, kModels> odds = odds_;
  std::array<double, kModels> after{};
  for (std::size_t to = 0; to < kModels; ++to) {
    std::array<double, kModels> weights{};
    for (std::size_t from = 0; from < kModels; ++from) {
      double leaves = 0.0;
      for (const double rate : kChanges[from]) leaves += rate;
      const double stays = std::exp(-leaves * seconds);
      const double share = from == to ? stays : (1.0 - stays) * kChanges[from][to] / leaves;
      weights[from] = odds[from] * share;
      after[to] += weights[from];
    }
    for (double& weight : weights) weight /= std::max(after[to], 1e-12);
    states_[to] = mixture(weights, before);
  }
  odds_ = after;
}

void BallFilter::predict(std::size_t model, double seconds) {
  State& state = states_[model];
  if (model == kLies) {
    state.v = {};
    state.pv = state.vv = 0.0;
    state.pp += square(kPushed) * seconds;
    return;
  }
  const BallMotion rolls{{}, state.p, state.v, settings_.slowdown};
  const Time later = Time{} + nearest(Seconds{seconds});
  state.p = rolls.place_at(later);
  state.v = rolls.velocity_at(later);
  const double push = square(model == kRolls ? settings_.rolls_push : settings_.plays_push) * seconds;
  state.pp += 2 * state.pv * seconds + state.vv * square(seconds) + push * square(seconds) / 3;
  state.pv += state.vv * seconds + push * seconds / 2;
  state.vv += push;
}

double BallFilter::correct(State& state, Vec2 p, double variance) const {
  const double expected = state.pp + variance;
  const Vec2 off = p - state.p;
  const double gain_p = state.pp / expected;
  const double gain_v = state.pv / expected;
  state.p += off * gain_p;
  state.v += off * gain_v;
  state.vv -= gain_v * state.pv;
  state.pv -= gain_p * state.pv;
  state.pp -= gain_p * state.pp;
  return std::exp(-dot(off, off) / (2 * expected)) / (2 * kPi * expected);
}

double BallFilter::correct_along(State& state, Vec2 axis, double off, double variance) const {
  const double expected = state.pp + variance;
  const double gain_p = state.pp / expected;
  const double gain_v = state.pv / expected;
  state.p += axis * (off * gain_p);
  state.v += axis * (off * gain_v);
  // one covariance for both axes: it stays that of the other one, which is as unsure as before
  return std::exp(-square(off) / (2 * expected)) / std::sqrt(2 * kPi * expected);
}

bool BallFilter::weigh() {
  double sum = 0.0;
  for (const double odds : odds_) sum += odds;
  if (!(sum > 1e-300)) return false;
  double all = 0.0;
  for (double& odds : odds_) all += odds = std::max(odds / sum, kLeastOdds);
  for (double& odds : odds_) odds /= all;
  return true;
}

void BallFilter::see_angle(Vec2 from, double angle, double spread, Time time) {
  if (!known_ || time < time_) return;
  const Vec2 along = direction(angle);
  const Vec2 across = left_of(along);
  const Vec2 expected = motion().place_at(time) - from;
  const double away = dot(expected, along);
  const double doubt = std::hypot(away * spread, spread_at(time));
  if (away <= 0.0 || std::abs(dot(expected, across)) > kJump + 3 * doubt) return;
  const double seconds = (time - time_).seconds();
  time_ = time;
  mix(seconds);
  for (std::size_t model = 0; model < kModels; ++model) {
    predict(model, seconds);
    State& state = states_[model];
    odds_[model] *= correct_along(state, across, -dot(state.p - from, across), square(away * spread));
  }
  if (!weigh()) odds_ = {0.6, 0.2, 0.2};
}

void BallFilter::see(Vec2 p, double spread, Time time) {
  if (!known_ || distance(p, motion().place_at(time)) > kJump + 3 * spread_at(time)) return begin(p, spread, time);
  const double seconds = std::max(0.0, (time - time_).seconds());
  time_ = seen_ = time;
  mix(seconds);
  for (std::size_t model = 0; model < kModels; ++model) {
    predict(model, seconds);
    odds_[model] *= correct(states_[model], p, square(spread));
  }
  // a look that fits nothing says nothing about which it is
  if (!weigh()) begin(p, spread, time);
}

BallMotion BallFilter::motion() const {
  const State mean = mixture(odds_, states_);
  return {time_, mean.p, mean.v, settings_.slowdown};
}

double BallFilter::spread_at(Time when) const {
  const State mean = mixture(odds_, states_);
  const double t = std::max(0.0, (when - time_).seconds());
  return std::sqrt(std::max(0.0, mean.pp + 2 * mean.pv * t + mean.vv * t * t));
}

}  // namespace cancha::model
