#include "model/ball_filter.h"

#include <algorithm>
#include <cmath>

namespace cancha::model {
namespace {

constexpr double kKick = 1.5;        ///< m/s, deviation of a ball that was kicked
constexpr double kGate = 16.0;       ///< a deviation of four times what is expected: it was kicked
constexpr double kJump = 0.35;       ///< metres; farther, it is put somewhere else
constexpr double kStill = 0.06;      ///< m/s below which noise cannot be told from rolling
constexpr double kFirstSpeed = 0.7;  ///< m/s, deviation of a ball that was just found

double square(double v) {
  return v * v;
}

}  // namespace

BallMotion BallFilter::motion() const {
  return {time_, p_, length(v_) > kStill ? v_ : Vec2{}, slowdown_};
}

Vec2 BallFilter::velocity_at(Time time) const {
  return motion().velocity_at(time);
}

Vec2 BallFilter::place_at(Time time) const {
  return motion().place_at(time);
}

double BallFilter::spread_at(Time time) const {
  const double t = std::max(0.0, (time - time_).seconds());
  return std::sqrt(pp_ + 2 * pv_ * t + vv_ * t * t);
}

void BallFilter::see(Vec2 p, double spread, Time time) {
  if (!known_ || distance(p, place_at(time)) > kJump) {
    known_ = true;
    p_ = p;
    v_ = {};
    pp_ = square(spread);
    pv_ = 0;
    vv_ = square(kFirstSpeed);
    time_ = time;
    return;
  }
  const double t = std::max(0.0, (time - time_).seconds());
  const Vec2 place = place_at(time);
  v_ = velocity_at(time);
  p_ = place;
  time_ = time;
  const double push = square(push_) * t;
  pp_ += 2 * pv_ * t + vv_ * t * t + push * t * t / 3;
  pv_ += vv_ * t + push * t / 2;
  vv_ += push;
  const Vec2 off = p - p_;
  if (dot(off, off) > kGate * (pp_ + square(spread))) {
    vv_ += square(kKick);
    pv_ += square(kKick) * t;
    pp_ += square(kKick) * t * t;
  }
  const double expected = pp_ + square(spread);
  const double gain_p = pp_ / expected;
  const double gain_v = pv_ / expected;
  p_ += off * gain_p;
  v_ += off * gain_v;
  vv_ -= gain_v * pv_;
  pv_ -= gain_p * pv_;
  pp_ -= gain_p * pp_;
}

}  // namespace cancha::model
