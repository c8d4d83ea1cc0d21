#include "world/omni/omni_base.h"

#include <algorithm>
#include <cmath>

namespace cancha::world {
namespace {

constexpr int kSweeps = 30;        ///< over the wheels, where one of them is at a limit
constexpr double kSettled = 1e-9;  ///< N s; impulses that change by less agree
constexpr double kSqrt3Half = 0.86602540378443864676;

/// Wheels 1, 2, 3 lie 60°, 180°, 300° to the left of ahead; they drive along the circle.
constexpr std::array<Vec2, OmniBase::kWheels> kAlong{Vec2{-kSqrt3Half, 0.5}, Vec2{0.0, -1.0}, Vec2{kSqrt3Half, 0.5}};
constexpr std::array<Vec2, OmniBase::kWheels> kOutwards{Vec2{0.5, kSqrt3Half}, Vec2{-1.0, 0.0}, Vec2{0.5, -kSqrt3Half}};

double clamp_to(double value, double limit) {
  return std::clamp(value, -limit, limit);
}

Vec2 towards(Vec2 from, Vec2 to, double most) {
  const Vec2 way = to - from;
  const double far = length(way);
  return far > most ? from + way * (most / far) : to;
}

}  // namespace

Vec2 OmniBase::along(std::size_t wheel) {
  return kAlong[wheel];
}

OmniBase::OmniBase(const field::League& league)
    : omni_{*league.omni},
      mass_{league.robot.mass.value},
      inertia_{mass_ * league.robot.side.value * league.robot.side.value / 8.0},
      radius_{league.robot.wheel_radius.value},
      rim_mass_{omni_.wheel_inertia / (radius_ * radius_)} {
  // a third of the weight on each wheel
  const double load = mass_ * std::abs(league.physics.gravity.value) / kWheels;
  grip_ = league.surfaces.wheel_ground.friction * load;
  roller_ = omni_.roller_drag * load;
}

OmniBase::Wheels OmniBase::rims_of(const Twist& motion_R) const {
  Wheels rims;
  for (std::size_t i = 0; i < kWheels; ++i) {
    rims[i] = dot(kAlong[i], motion_R.v) + omni_.wheel_circle.value * motion_R.turn;
  }
  return rims;
}

void OmniBase::follow_wish(State& state, double turned, double dt) const {
  // what the robot turns does not change where it goes over ground
  const Vec2 ahead = direction(turned);
  Twist& ramp = state.ramp_R;
  ramp.v = {dot(ahead, ramp.v), cross(ahead, ramp.v)};
  const double most = omni_.acceleration.value * dt;
  ramp.v = most > 0.0 ? towards(ramp.v, state.wish_R.v, most) : state.wish_R.v;
  const double most_turn = omni_.turn_acceleration * dt;
  ramp.turn = most_turn > 0.0 ? ramp.turn + clamp_to(state.wish_R.turn - ramp.turn, most_turn) : state.wish_R.turn;
}

void OmniBase::drag(Twist& motion_R, double dt) const {
  // the rollers' own friction, across each wheel
  for (std::size_t i = 0; i < kWheels; ++i) {
    const double across = dot(kOutwards[i], motion_R.v);
    motion_R.v -= kOutwards[i] * clamp_to(across / kWheels, roller_ * dt / mass_);
  }
}

double OmniBase::motor_limit(double rim, double wish) const {
  // a motor that drives loses torque with speed; one that brakes has all of it
  const bool drives = (wish - rim) * rim > 0.0;
  const double share = drives ? std::max(0.0, 1.0 - std::abs(rim) / omni_.no_load_speed.value) : 1.0;
  return omni_.stall_torque.value / radius_ * share;
}

bool OmniBase::roll(State& state, const Wheels& wish, Twist& motion_R, double dt) const {
  // the motion in which all rims roll as they are wished to
  Twist next;
  for (std::size_t i = 0; i < kWheels; ++i) {
    next.v += kAlong[i] * (wish[i] * 2.0 / kWheels);
    next.turn += wish[i] / (kWheels * omni_.wheel_circle.value);
  }
  // and the impulses along the wheels that lead to it
  const Vec2 push = (next.v - motion_R.v) * mass_;
  const double twist = (next.turn - motion_R.turn) * inertia_;
  for (std::size_t i = 0; i < kWheels; ++i) {
    const double ground = dot(kAlong[i], push) * 2.0 / kWheels + twist / (kWheels * omni_.wheel_circle.value);
    const double motor = rim_mass_ * (wish[i] - state.rim[i]) + ground;
    if (std::abs(ground) > grip_ * dt || std::abs(motor) > motor_limit(state.rim[i], wish[i]) * dt) return false;
  }
  motion_R = next;
  state.rim = wish;
  return true;
}

void OmniBase::slip(State& state, const Wheels& wish, Twist& motion_R, double dt) const {
  const double circle = omni_.wheel_circle.value;
  const double response = 1.0 / mass_ + circle * circle / inertia_;
  const double rim_response = 1.0 / rim_mass_;
  Wheels ground{};
  Wheels motor{};
  for (int sweep = 0; sweep < kSweeps; ++sweep) {
    double changed = 0.0;
    for (std::size_t i = 0; i < kWheels; ++i) {
      const double before = ground[i];
      // as the robot would move without this wheel
      const double u = dot(kAlong[i], motion_R.v) + circle * motion_R.turn - response * before;
      const double s = state.rim[i];
      const double strength = motor_limit(s, wish[i]) * dt;
      double x = (wish[i] - u) / response;
      double m = rim_mass_ * (wish[i] - s) + x;
      if (std::abs(m) > strength) {
        m = clamp_to(m, strength);
        x = (s - u + m * rim_response) / (response + rim_response);
      }
      if (std::abs(x) > grip_ * dt) {
        x = clamp_to(x, grip_ * dt);
        m = clamp_to(rim_mass_ * (wish[i] - s) + x, strength);
      }
      ground[i] = x;
      motor[i] = m;
      motion_R.v += kAlong[i] * ((x - before) / mass_);
      motion_R.turn += (x - before) * circle / inertia_;
      changed = std::max(changed, std::abs(x - before));
    }
    if (changed < kSettled) break;
  }
  for (std::size_t i = 0; i < kWheels; ++i) state.rim[i] += (motor[i] - ground[i]) * rim_response;
}

void OmniBase::drive(State& state, double heading, Twist& motion_F, double dt) const {
  const Vec2 ahead = direction(heading);
  Twist motion_R{{dot(ahead, motion_F.v), cross(ahead, motion_F.v)}, motion_F.turn};
  follow_wish(state, motion_F.turn * dt, dt);
  drag(motion_R, dt);

  // no rim is told to run faster than it may; the course stays
  Wheels wish = rims_of(state.ramp_R);
  double fastest = 0.0;
  for (const double rim : wish) fastest = std::max(fastest, std::abs(rim));
  if (fastest > omni_.top_speed.value) {
    for (double& rim : wish) rim *= omni_.top_speed.value / fastest;
  }
  if (!roll(state, wish, motion_R, dt)) slip(state, wish, motion_R, dt);
  for (std::size_t i = 0; i < kWheels; ++i) state.travel[i] += state.rim[i] * dt;
  motion_F.v = ahead * motion_R.v.x + left_of(ahead) * motion_R.v.y;
  motion_F.turn = motion_R.turn;
}

}  // namespace cancha::world
