#include "model/localisation/turns_by_mark.h"

#include <cmath>

namespace cancha::model {
namespace {

constexpr double kAhead = 1.0;  ///< radians to both sides within which a mark can pass

}  // namespace

double TurnsByMark::wanted() const {
  if (done()) return 0.0;
  return state_ == State::Left ? settings_.rate : -settings_.rate;
}

void TurnsByMark::update(const Percepts& percepts) {
  if (done()) return;
  if (!waits_) waits_ = percepts.time;
  if (percepts.odometry) counted_ += percepts.odometry->X_RN.heading;
  if (percepts.sight) {
    for (const Seen& seen : percepts.sight->things) {
      if (seen.kind == ThingKind::Ball) see(seen.bearing, percepts.time);
    }
  }
  if (!done() && percepts.time - *waits_ > settings_.patience) state_ = State::Lost;
}

void TurnsByMark::see(double bearing, Time time) {
  const std::optional<double> before = bearing_;
  const double counted_before = counted_then_;
  bearing_ = bearing;
  counted_then_ = counted_;
  if (!before || std::abs(*before) > kAhead || std::abs(bearing) > kAhead) return;
  const bool passed = state_ == State::Left ? *before > 0 && bearing <= 0 : *before < 0 && bearing >= 0;
  if (!passed) return;
  // between two looks, where it was straight ahead
  const double share = *before / (*before - bearing);
  pass(counted_before + share * (counted_ - counted_before), time);
}

void TurnsByMark::pass(double counted, Time time) {
  // noise may let it pass twice
  if (passes_ > 0 && std::abs(counted - passed_) < kPi) return;
  passed_ = counted;
  ++passes_;
  waits_ = time;
  if (passes_ <= 2) {
    began_ = counted;
    return;
  }
  ++ended_;
  if (passes_ - 2 < settings_.whole_turns) return;
  drive_.add(counted - began_);
  state_ = state_ == State::Left ? State::Right : State::Done;
  passes_ = 0;
  bearing_.reset();
}

std::optional<RotationCalibration> TurnsByMark::found() const {
  if (state_ != State::Done) return std::nullopt;
  return drive_.finish(settings_.whole_turns);
}

}  // namespace cancha::model
