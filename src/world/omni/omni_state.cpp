// Reaching into an omni world: put, command, read, save, restore.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/hash.h"
#include "world/omni/omni_engine.h"

namespace cancha::world {
namespace {

constexpr const char* kWhere = "engine";
constexpr double kAbsurdSpeed = 1000.0;  ///< m/s
constexpr double kFastestTurn = 30.0;    ///< rad/s that a command may ask for
constexpr std::size_t kRobotNumbers = 25;
constexpr std::size_t kBallNumbers = 9;

}  // namespace

Result<void> OmniEngine::known(int robot, const char* call) const {
  const int robots = static_cast<int>(robots_.size());
  if (robot >= 0 && robot < robots) return {};
  return fail(kWhere, fmt::format("{} for robot {}, but there are {}", call, robot, robots), "numbers start at 0");
}

Result<void> OmniEngine::set_ball_state(Vec2 p_FB) {
  if (!(std::abs(p_FB.x) < fence_.x && std::abs(p_FB.y) < fence_.y)) {
    return fail(kWhere, fmt::format("the ball cannot be put at ({:g}, {:g}), behind the fence", p_FB.x, p_FB.y));
  }
  ball_.p_FB = {p_FB.x, p_FB.y, league_.ball.radius.value};
  read_truth();
  return {};
}

Result<void> OmniEngine::set_ball_velocity(Vec2 v_FB) {
  if (!(length(v_FB) < kAbsurdSpeed)) return fail(kWhere, "the ball's velocity is not finite or absurd");
  const double r = league_.ball.radius.value;
  ball_.v_FB = {v_FB.x, v_FB.y, 0.0};
  ball_.w_FB = {-v_FB.y / r, v_FB.x / r, 0.0};
  read_truth();
  return {};
}

Result<void> OmniEngine::rest_robot(int robot, const Pose2& X_FR) {
  if (auto there = known(robot, "rest_robot"); !there) return there;
  const bool inside = std::abs(X_FR.x) < fence_.x && std::abs(X_FR.y) < fence_.y && std::isfinite(X_FR.heading);
  if (!inside)
    return fail(kWhere, fmt::format("a robot cannot be put at ({:g}, {:g}), behind the fence", X_FR.x, X_FR.y));
  Robot& put = robots_[static_cast<std::size_t>(robot)];
  const OmniBase::Wheels travel = put.base.travel;
  const double clamped = put.clamped;
  put = {};
  put.X_FR = put.before = {X_FR.x, X_FR.y, wrap_angle(X_FR.heading)};
  put.base.travel = travel;
  put.clamped = clamped;
  read_truth();
  return {};
}

Result<void> OmniEngine::set_robot_motion(int robot, Vec2 v_FR, double turn_rate) {
  if (auto there = known(robot, "set_robot_motion"); !there) return there;
  const double fastest = 2 * league_.omni->no_load_speed.value;
  if (!(length(v_FR) <= fastest && std::abs(turn_rate) <= kFastestTurn)) {
    return fail(kWhere, fmt::format("a robot cannot move with {:g} m/s and {:g} rad/s", length(v_FR), turn_rate));
  }
  Robot& moved = robots_[static_cast<std::size_t>(robot)];
  moved.motion = {v_FR, turn_rate};
  const Twist motion_R{Pose2{0, 0, -moved.X_FR.heading} * v_FR, turn_rate};
  moved.base.wish_R = moved.base.ramp_R = motion_R;
  moved.base.rim = base_.rims_of(motion_R);
  read_truth();
  return {};
}

Result<void> OmniEngine::command(int robot, const Commands& commands) {
  if (auto there = known(robot, "command"); !there) return there;
  if (!commands.omni) return {};
  Robot& told = robots_[static_cast<std::size_t>(robot)];
  bool sound = true;
  const auto accept = [&](double wish, double least, double most) {
    const double accepted = std::clamp(std::isfinite(wish) ? wish : 0.0, least, most);
    if (!(accepted == wish)) sound = false;
    return accepted;
  };
  const field::OmniModel& omni = *league_.omni;
  const double fastest = 2 * omni.no_load_speed.value;  // the wheels limit it further
  told.base.wish_R.v = {accept(commands.omni->v_R.x, -fastest, fastest),
                        accept(commands.omni->v_R.y, -fastest, fastest)};
  told.base.wish_R.turn = accept(commands.omni->turn, -kFastestTurn, kFastestTurn);
  told.kick = accept(commands.omni->kick, 0.0, omni.kick_speed.value);
  told.lift = accept(commands.omni->lift, 0.0, omni.kick_lift.value);
  told.handler = accept(commands.omni->handler, 0.0, 1.0);
  if (!sound) told.clamped += 1.0;
  return {};
}

std::int64_t OmniEngine::clamped_commands(int robot) const {
  const bool there = robot >= 0 && robot < static_cast<int>(robots_.size());
  return there ? static_cast<std::int64_t>(robots_[static_cast<std::size_t>(robot)].clamped) : 0;
}

void OmniEngine::read(int robot, Readings& readings) {
  const Robot& read = robots_[static_cast<std::size_t>(robot)];
  const OmniBase::Wheels& travel = read.base.travel;
  readings.omni.present() = {truth_.time, {travel[0], travel[1], travel[2]}, holds(read.X_FR), read.charge <= 0.0};
}

std::vector<double> OmniEngine::state_numbers() const {
  std::vector<double> n;
  n.reserve(robots_.size() * kRobotNumbers + kBallNumbers + 1);
  for (const Robot& r : robots_) {
    n.insert(n.end(), {r.X_FR.x, r.X_FR.y, r.X_FR.heading, r.motion.v.x, r.motion.v.y, r.motion.turn});
    n.insert(n.end(), {r.base.wish_R.v.x, r.base.wish_R.v.y, r.base.wish_R.turn});
    n.insert(n.end(), {r.base.ramp_R.v.x, r.base.ramp_R.v.y, r.base.ramp_R.turn});
    n.insert(n.end(), r.base.rim.begin(), r.base.rim.end());
    n.insert(n.end(), r.base.travel.begin(), r.base.travel.end());
    n.insert(n.end(), {r.kick, r.lift, r.handler, r.charge, r.clamped, r.before.x, r.before.y});
  }
  for (const Vec3& part : {ball_.p_FB, ball_.v_FB, ball_.w_FB}) n.insert(n.end(), {part.x, part.y, part.z});
  n.push_back(step_.seconds());
  return n;
}

Snapshot OmniEngine::save() const {
  return {truth_.time, state_numbers()};
}

Result<void> OmniEngine::restore(const Snapshot& snapshot) {
  const std::span<const double> numbers = snapshot.numbers;
  const bool finite = std::ranges::all_of(numbers, [](double number) { return std::isfinite(number); });
  const std::size_t expected = robots_.size() * kRobotNumbers + kBallNumbers + 1;
  if (numbers.size() != expected || !finite || !set_step({numbers.back()})) {
    return fail(kWhere, "the snapshot is of another world", "restore only what the same kind of world saved");
  }
  const double* n = numbers.data();
  for (Robot& r : robots_) {
    r.X_FR = {n[0], n[1], n[2]};
    r.motion = {{n[3], n[4]}, n[5]};
    r.base.wish_R = {{n[6], n[7]}, n[8]};
    r.base.ramp_R = {{n[9], n[10]}, n[11]};
    std::copy_n(n + 12, 3, r.base.rim.begin());
    std::copy_n(n + 15, 3, r.base.travel.begin());
    r.kick = n[18];
    r.lift = n[19];
    r.handler = n[20];
    r.charge = n[21];
    r.clamped = n[22];
    r.before = {n[23], n[24], n[2]};
    n += kRobotNumbers;
  }
  for (Vec3* part : {&ball_.p_FB, &ball_.v_FB, &ball_.w_FB}) {
    *part = {n[0], n[1], n[2]};
    n += 3;
  }
  truth_.time = snapshot.time;
  contacts_.clear();
  read_truth();
  return {};
}

std::uint64_t OmniEngine::state_hash() const {
  Hash hash;
  hash.add(static_cast<std::uint64_t>(truth_.time.ns));
  for (const double number : state_numbers()) hash.add(number);
  return hash.value();
}

}  // namespace cancha::world
