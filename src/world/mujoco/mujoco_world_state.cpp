// Reaching into a MujocoWorld: put, push, command, save, restore.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/hash.h"
#include "world/mujoco/mujoco_world.h"

namespace cancha::world {
namespace {

constexpr const char* kWhere = "engine";
constexpr double kAbsurdSpeed = 1000.0;  ///< m/s or rad/s; nothing on a pitch is as fast

}  // namespace

// ---- touching ------------------------------------------------------------------------------------------------------

Result<void> MujocoWorld::known(int robot, const char* call) const {
  if (auto on = running(call); !on) return on;
  const int robots = static_cast<int>(scene_.robots.size());
  if (robot >= 0 && robot < robots) return {};
  return fail(kWhere, fmt::format("{} for robot {}, but there are {}", call, robot, robots), "numbers start at 0");
}

void MujocoWorld::put_ball(Vec2 p_FB) {
  double* q = data_->qpos + scene_.ball.q;
  q[0] = p_FB.x;
  q[1] = p_FB.y;
  q[2] = ball_->radius.value;
}

void MujocoWorld::put_robot(int robot, const Pose2& X_FR) {
  double* q = robot_q(robot);
  const Quaternion turn = turn_about_z(X_FR.heading);
  const double pose[7] = {X_FR.x, X_FR.y, 0.0, turn.w, turn.x, turn.y, turn.z};
  std::copy_n(pose, 7, q);
}

Result<void> MujocoWorld::set_ball_state(Vec2 p_FB) {
  if (auto on = running("set_ball_state"); !on) return on;
  if (auto inside = ball_fits(p_FB, *ball_); !inside) return inside;
  put_ball(p_FB);
  solver_->forget();
  read_truth();
  return {};
}

Result<void> MujocoWorld::set_ball_velocity(Vec2 v_FB) {
  if (auto on = running("set_ball_velocity"); !on) return on;
  if (!(length(v_FB) < kAbsurdSpeed)) return fail(kWhere, "the ball's velocity is not finite or absurd");
  double* v = data_->qvel + scene_.ball.v;
  const double radius = ball_->radius.value;
  const double spin[3] = {-v_FB.y / radius, v_FB.x / radius, 0.0};
  double inverse[4];
  mju_negQuat(inverse, data_->qpos + scene_.ball.q + 3);
  v[0] = v_FB.x;
  v[1] = v_FB.y;
  v[2] = 0.0;
  mju_rotVecQuat(v + 3, spin, inverse);
  read_truth();
  return {};
}

void MujocoWorld::move_robot(int robot, const Pose2& X_FR) {
  put_robot(robot, X_FR);
  solver_->forget();
  read_truth();
}

Result<void> MujocoWorld::set_robot_state(int robot, const Pose2& X_FR) {
  if (auto there = known(robot, "set_robot_state"); !there) return there;
  if (auto inside = robot_fits(X_FR, *robot_); !inside) return inside;
  move_robot(robot, X_FR);
  return {};
}

Result<void> MujocoWorld::set_robot_velocity(int robot, double ahead, double turn_rate) {
  if (auto there = known(robot, "set_robot_velocity"); !there) return there;
  if (!(std::abs(ahead) < kAbsurdSpeed && std::abs(turn_rate) < kAbsurdSpeed)) {
    return fail(kWhere, "a robot's velocity is not finite or absurd");
  }
  // the axle's centre goes straight ahead; the chassis' centre swings about it
  const Pose2& X_FR = truth_.robots[static_cast<std::size_t>(robot)].X_FR;
  const Vec2 along = X_FR.ahead();
  const Vec2 v_FR = along * ahead - left_of(along) * (turn_rate * robot_->axle_offset.value);
  const double left = ahead - turn_rate * robot_->track.value / 2;
  const double right = ahead + turn_rate * robot_->track.value / 2;
  const double radius = robot_->wheel_radius.value;
  const double velocity[kDofs] = {v_FR.x, v_FR.y, 0.0, 0.0, 0.0, turn_rate, left / radius, right / radius};
  std::copy_n(velocity, kDofs, robot_v(robot));
  motors_[static_cast<std::size_t>(2 * robot)].ramp = left;
  motors_[static_cast<std::size_t>(2 * robot + 1)].ramp = right;
  read_truth();
  return {};
}

Result<void> MujocoWorld::set_robot_motion(int robot, Vec2 v_FR, double turn_rate) {
  if (auto there = known(robot, "set_robot_motion"); !there) return there;
  const Vec2 along = truth_.robots[static_cast<std::size_t>(robot)].X_FR.ahead();
  return set_robot_velocity(robot, dot(v_FR, along), turn_rate);
}

Result<void> MujocoWorld::rest_robot(int robot, const Pose2& X_FR) {
  if (auto there = known(robot, "rest_robot"); !there) return there;
  if (auto clear = robot_waits(X_FR); !clear) return clear;
  move_robot(robot, X_FR);
  if (auto stopped = set_robot_velocity(robot, 0.0, 0.0); !stopped) return stopped;
  return set_robot_command(robot, {});
}

void MujocoWorld::drive(int robot, WheelSpeeds speeds) {
  const double most = drive_.max_command * drive_.metres_per_second_per_unit;
  const auto accept = [&](double wish) {
    const double finite = std::isfinite(wish) ? wish : 0.0;
    const double accepted = std::clamp(finite, -most, most);
    if (!(accepted == wish)) ++clamped_[static_cast<std::size_t>(robot)];
    return accepted;
  };
  motors_[static_cast<std::size_t>(2 * robot)].target = accept(speeds.left);
  motors_[static_cast<std::size_t>(2 * robot + 1)].target = accept(speeds.right);
}

Result<void> MujocoWorld::set_robot_command(int robot, WheelCommand command) {
  if (auto there = known(robot, "set_robot_command"); !there) return there;
  const double unit_speed = drive_.metres_per_second_per_unit;
  drive(robot, {command.left * unit_speed, command.right * unit_speed});
  return {};
}

Result<void> MujocoWorld::command(int robot, const Commands& commands) {
  if (auto there = known(robot, "command"); !there) return there;
  if (commands.wheels) drive(robot, *commands.wheels);
  return {};
}

void MujocoWorld::read(int robot, Readings& readings) {
  const double* wheels = robot_q(robot) + 7;
  const double radius = robot_->wheel_radius.value;
  readings.wheels.present() = {truth_.time, wheels[0] * radius, wheels[1] * radius};
}

std::int64_t MujocoWorld::clamped_commands(int robot) const {
  const bool there = robot >= 0 && robot < static_cast<int>(clamped_.size());
  return there ? clamped_[static_cast<std::size_t>(robot)] : 0;
}

// ---- saving --------------------------------------------------------------------------------------------------------

std::vector<double> MujocoWorld::state_numbers() const {
  std::vector<double> numbers;
  if (!model_) return numbers;
  numbers.insert(numbers.end(), data_->qpos, data_->qpos + model_->nq);
  numbers.insert(numbers.end(), data_->qvel, data_->qvel + model_->nv);
  for (const Motor& motor : motors_) numbers.insert(numbers.end(), {motor.target, motor.ramp});
  for (const std::int64_t count : clamped_) numbers.push_back(static_cast<double>(count));
  numbers.push_back(step_.seconds());
  solver_->save(numbers);
  return numbers;
}

Snapshot MujocoWorld::save() const {
  return {truth_.time, state_numbers()};
}

Result<void> MujocoWorld::restore(const Snapshot& snapshot) {
  if (auto on = running("restore"); !on) return on;
  const auto nq = static_cast<std::size_t>(model_->nq);
  const auto nv = static_cast<std::size_t>(model_->nv);
  const std::span<const double> numbers = snapshot.numbers;
  const std::size_t counts = nq + nv + 2 * motors_.size();
  const std::size_t fixed = counts + clamped_.size() + 1;
  const bool finite = std::ranges::all_of(numbers, [](double number) { return std::isfinite(number); });
  if (numbers.size() < fixed || !finite || !set_step({numbers[fixed - 1]}) ||
      !solver_->restore(numbers.subspan(fixed))) {
    return fail(kWhere, "the snapshot is of another world", "restore only what the same kind of world saved");
  }
  std::copy_n(numbers.begin(), nq, data_->qpos);
  std::copy_n(numbers.begin() + static_cast<std::ptrdiff_t>(nq), nv, data_->qvel);
  for (std::size_t i = 0; i < motors_.size(); ++i) {
    motors_[i] = {numbers[nq + nv + 2 * i], numbers[nq + nv + 2 * i + 1]};
  }
  for (std::size_t i = 0; i < clamped_.size(); ++i) clamped_[i] = static_cast<std::int64_t>(numbers[counts + i]);
  failed_ = false;
  truth_.time = snapshot.time;
  contacts_.clear();
  read_truth();
  return {};
}

std::uint64_t MujocoWorld::state_hash() const {
  Hash hash;
  hash.add(static_cast<std::uint64_t>(truth_.time.ns));
  for (const double number : state_numbers()) hash.add(number);
  return hash.value();
}

}  // namespace cancha::world
