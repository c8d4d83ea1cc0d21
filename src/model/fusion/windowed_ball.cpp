#include "model/fusion/windowed_ball.h"

#include <algorithm>
#include <cmath>

namespace cancha::model {
namespace {

constexpr double kFirstSpeed = 3.0;  ///< m/s, deviation of a ball that was just found

}  // namespace

void WindowedBall::cut(std::size_t keep) {
  const std::size_t from = count_ - std::min(keep, count_);
  std::copy(window_.begin() + static_cast<std::ptrdiff_t>(from), window_.begin() + static_cast<std::ptrdiff_t>(count_),
            window_.begin());
  count_ -= from;
}

void WindowedBall::see(Vec2 p, double spread, Time time) {
  const double variance = spread * spread;
  const double seconds = (time - time_).seconds();
  if (count_ == 0) {
    p_ = p;
    v_ = {};
    pp_ = variance;
    pv_ = 0.0;
    vv_ = kFirstSpeed * kFirstSpeed;
  } else {
    // noise of the process as CAMBADA has it: a third of the sighting's for the place, twice it for the velocity
    p_ += v_ * seconds;
    pp_ += 2 * pv_ * seconds + vv_ * seconds * seconds + variance / 9;
    pv_ += vv_ * seconds;
    vv_ += 4 * variance;
    const Vec2 off = p - p_;
    left_ = length(off) > settings_.gate * std::sqrt(pp_ + variance) ? left_ + 1 : 0;
    const double gain = pp_ / (pp_ + variance);
    const double gain_v = pv_ / (pp_ + variance);
    p_ += off * gain;
    v_ += off * gain_v;
    vv_ -= gain_v * pv_;
    pv_ -= gain * pv_;
    pp_ -= gain * pp_;
  }
  if (left_ >= settings_.leaves) {
    cut(static_cast<std::size_t>(settings_.leaves) - 1);
    p_ = p;
    pp_ = variance;
    pv_ = 0.0;
    vv_ = kFirstSpeed * kFirstSpeed;
    left_ = 0;
  }
  if (count_ == kMost) cut(kMost - 1);
  window_[count_++] = {p, 1.0 / variance, time};
  time_ = time;
  if (count_ >= 3) v_ = slope();
}

Vec2 WindowedBall::slope() const {
  double sum = 0.0, t = 0.0, tt = 0.0;
  Vec2 p, tp;
  for (std::size_t i = 0; i < count_; ++i) {
    const double at = (window_[i].time - time_).seconds();
    const double w = window_[i].weight;
    sum += w;
    t += w * at;
    tt += w * at * at;
    p += window_[i].p * w;
    tp += window_[i].p * (w * at);
  }
  const double det = sum * tt - t * t;
  return det > 1e-12 ? (tp * sum - p * t) / det : Vec2{};
}

BallMotion WindowedBall::motion() const {
  return {time_, p_, length(v_) < settings_.dead_band ? Vec2{} : v_, settings_.slowdown};
}

}  // namespace cancha::model
