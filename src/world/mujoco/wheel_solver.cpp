// The part of the solver that drives: motors, and wheels on the ground.
//
// A wheel's motor and its grip on the ground depend on each other so strongly that solving them in turns would take
// hundreds of sweeps: the wheel is light, so a little grip changes its speed a lot. They are solved together as a
// block of two unknowns, the motor's impulse m and the grip's impulse x along the rolling direction:
//
//     (A11)   A12     m     wish - free speed of the wheel       A11 = wheel's own response + 1 / stiffness
//      A12    A22  ·  x  =  - free slip of the rim               A22 = response of the slip to grip
//
// with |m| ≤ torque · dt and |x| ≤ friction · normal impulse. Where one of the two is at its limit, the other is
// solved alone. The sideways grip y is added after, and (x, y) is cut to the friction disc.

#include <algorithm>
#include <cmath>

#include "world/mujoco/impulse_solver.h"

namespace cancha::world {
namespace {

double clamp_to(double value, double limit) {
  return value > limit ? limit : value < -limit ? -limit : value;
}

/// The block above, with its limits.
struct WheelBlock {
  double a11, a12, a22;
  double b1, b2;  ///< right-hand sides with the opposite sign
  double motor_limit, grip_limit;

  [[nodiscard]] double motor_for(double grip) const { return clamp_to(-(b1 + a12 * grip) / a11, motor_limit); }
  [[nodiscard]] double grip_for(double motor) const { return clamp_to(-(b2 + a12 * motor) / a22, grip_limit); }

  void solve(double& motor, double& grip) const {
    const double determinant = a11 * a22 - a12 * a12;
    motor = (-b1 * a22 + b2 * a12) / determinant;
    grip = (-b2 * a11 + b1 * a12) / determinant;
    if (std::abs(motor) <= motor_limit && std::abs(grip) <= grip_limit) return;

    // a motor at its limit must still be wanted to push that way
    const double full = clamp_to(motor, motor_limit);
    const double grip_at_full = grip_for(full);
    const double excess = a11 * full + a12 * grip_at_full + b1;
    if (std::abs(motor) > motor_limit && (full > 0.0 ? excess <= 0.0 : excess >= 0.0)) {
      motor = full;
      grip = grip_at_full;
      return;
    }
    grip = clamp_to(grip, grip_limit);
    motor = motor_for(grip);
    if (std::abs(grip) < grip_limit) grip = grip_for(motor);
  }
};

}  // namespace

double ImpulseSolver::solve_wheel(Solved& contact, double wheel_speed) {
  const int robot = contact.body[0];
  const auto wheel = static_cast<std::size_t>(6 + contact.wheel);
  Row& rolling = contact.rows[1];
  Row& sideways = contact.rows[2];
  const Block& response = wheel_response(robot, contact.wheel);
  double& motor = motor_impulses_[static_cast<std::size_t>(2 * robot + contact.wheel)];
  const double limit = contact.friction * contact.rows[0].impulse;

  WheelBlock block{};
  block.a11 = response[wheel] + 1.0 / settings_.motor_stiffness;
  block.a12 = rolling.response[0][wheel];
  block.a22 = rolling.effect;
  block.b1 = velocity(robot)[wheel] - wheel_speed - response[wheel] * motor - block.a12 * rolling.impulse;
  block.b2 = speed(contact, rolling) - block.a12 * motor - block.a22 * rolling.impulse;
  block.motor_limit = settings_.motor_torque * dt_;
  block.grip_limit = limit;
  double new_motor = 0.0;
  double x = 0.0;
  block.solve(new_motor, x);

  // sideways grip, and both cut to the disc
  double y = sideways.impulse - speed(contact, sideways) / sideways.effect;
  const double squared = x * x + y * y;
  if (squared > limit * limit) {
    const double share = limit / std::sqrt(squared);
    x *= share;
    y *= share;
    new_motor = block.motor_for(x);
  }

  const double motor_change = new_motor - motor;
  const double x_change = x - rolling.impulse;
  const double y_change = y - sideways.impulse;
  motor = new_motor;
  rolling.impulse = x;
  sideways.impulse = y;
  Block& v = velocity(robot);
  for (std::size_t k = 0; k < v.size(); ++k) {
    v[k] += motor_change * response[k] + x_change * rolling.response[0][k] + y_change * sideways.response[0][k];
  }
  // the block answers grip with the whole robot behind it, not with the light wheel alone
  const double robot_effect = rolling.effect - block.a12 * block.a12 / block.a11;
  return std::max(std::abs(x_change) * robot_effect, std::abs(y_change) * sideways.effect);
}

void ImpulseSolver::sweep_motors(int root, std::span<const double> wheel_speeds) {
  // motors alone: wheels in the air have nothing else
  const double limit = settings_.motor_torque * dt_;
  for (int robot = root; robot < robots_; ++robot) {
    if (find_root(robot) != root) continue;
    for (const int wheel : {0, 1}) {
      const auto motor = static_cast<std::size_t>(2 * robot + wheel);
      if (grounded_[motor]) continue;
      const auto dof = static_cast<std::size_t>(6 + wheel);
      const Block& response = wheel_response(robot, wheel);
      const double miss =
          velocity(robot)[dof] - wheel_speeds[motor] + motor_impulses_[motor] / settings_.motor_stiffness;
      const double impulse =
          clamp_to(motor_impulses_[motor] - miss / (response[dof] + 1.0 / settings_.motor_stiffness), limit);
      const double change = impulse - motor_impulses_[motor];
      motor_impulses_[motor] = impulse;
      Block& v = velocity(robot);
      for (std::size_t k = 0; k < v.size(); ++k) v[k] += change * response[k];
    }
  }
}

void ImpulseSolver::save(std::vector<double>& out) const {
  // motors, then one line for each contact of the last step: key and impulses
  out.insert(out.end(), motor_impulses_.begin(), motor_impulses_.end());
  const std::size_t place = out.size();
  out.push_back(0.0);
  for (std::size_t key = 0; key < warm_.size(); ++key) {
    if (warm_[key].step != step_ - 1) continue;
    out.push_back(static_cast<double>(key));
    out.insert(out.end(), warm_[key].impulse.begin(), warm_[key].impulse.end());
    out[place] += 1.0;
  }
}

bool ImpulseSolver::restore(std::span<const double> numbers) {
  if (numbers.size() < motor_impulses_.size() + 1) return false;
  const std::span<const double> motors = numbers.first(motor_impulses_.size());
  numbers = numbers.subspan(motors.size() + 1);
  const double contacts = numbers.data()[-1];
  if (contacts * 4.0 != static_cast<double>(numbers.size())) return false;
  for (std::size_t i = 0; i < numbers.size(); i += 4) {
    if (!(numbers[i] >= 0.0 && numbers[i] < static_cast<double>(warm_.size()))) return false;
  }

  forget();
  std::ranges::copy(motors, motor_impulses_.begin());
  for (std::size_t i = 0; i < numbers.size(); i += 4) {
    Warm& warm = warm_[static_cast<std::size_t>(numbers[i])];
    warm.step = step_ - 1;
    std::copy_n(numbers.begin() + static_cast<std::ptrdiff_t>(i) + 1, 3, warm.impulse.begin());
  }
  return true;
}

void ImpulseSolver::forget() {
  for (Warm& warm : warm_) warm.step = -1;
  std::ranges::fill(motor_impulses_, 0.0);
}

}  // namespace cancha::world
