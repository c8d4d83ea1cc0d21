// Reaching into a MujocoJointed: put, command, read sensors, measure, save, restore.

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include "base/expects.h"
#include "base/hash.h"
#include "world/mujoco/jointed_world.h"

namespace cancha::world {
namespace {

constexpr double kGyroParts = 1024.0;          ///< of a rad/s
constexpr double kAccelerometerParts = 256.0;  ///< of a m/s²
constexpr double kAngleParts = 4096.0;         ///< of a radian; the servo's own steps are far coarser
constexpr double kForceParts = 64.0;           ///< of a newton

/// The orientation of a stance with a heading, as w x y z.
std::array<double, 4> orientation(Stance stance, double heading) {
  const double half = std::sqrt(0.5);
  std::array<double, 4> lying = {1, 0, 0, 0};
  if (stance == Stance::OnFront) lying = {half, 0, half, 0};
  if (stance == Stance::OnBack) lying = {half, 0, -half, 0};
  if (stance == Stance::OnLeft) lying = {half, -half, 0, 0};
  if (stance == Stance::OnRight) lying = {half, half, 0, 0};
  const std::array<double, 4> turn = {std::cos(heading / 2), 0, 0, std::sin(heading / 2)};
  std::array<double, 4> q{};
  mju_mulQuat(q.data(), turn.data(), lying.data());
  return q;
}

}  // namespace

// ---- placing -------------------------------------------------------------------------------------------------------

Result<void> MujocoJointed::known(int robot) const {
  if (robot >= 0 && static_cast<std::size_t>(robot) < servos_.size()) return {};
  return fail(kWhere, fmt::format("there is no robot {}, but {}", robot, servos_.size()), "numbers start at 0");
}

void MujocoJointed::place(int robot, const Pose2& X_FR, Stance stance, std::span<const double> angles) {
  Servos& s = servos_of(robot);
  const JointedIndex& at = index_.robots[static_cast<std::size_t>(robot)];
  CANCHA_EXPECTS(angles.size() == at.joint_q.size());
  double* q = data_->qpos + at.q;
  q[0] = X_FR.x;
  q[1] = X_FR.y;
  q[2] = 1;
  std::ranges::copy(orientation(stance, X_FR.heading), q + 3);
  for (std::size_t j = 0; j < angles.size(); ++j) {
    data_->qpos[at.joint_q[j]] = angles[j];
    data_->qvel[at.joint_v[j]] = 0;
    s.followed[j] = angles[j];
    s.goals[j] = {.angle = angles[j]};
  }
  place_followers(at);
  std::fill_n(data_->qvel + at.v, 6, 0.0);
  mju_zero(data_->qacc_warmstart, model_->nv);  // what was before leaves no trace
  s.waiting.fill(false);
  s.on = true;
  mj_kinematics(model_.get(), data_.get());
  q[2] -= lowest_point(at) - ground_below(X_FR.position()) - 0.0005;
  felt_[static_cast<std::size_t>(robot)].step = -1;
  moved_by_hand();
}

/// Joints that a motor turns together with another one are put where they belong: left as they were, they would jerk.
void MujocoJointed::place_followers(const JointedIndex& at) {
  for (int e = 0; e < model_->neq; ++e) {
    if (model_->eq_type[e] != mjEQ_JOINT || model_->eq_obj2id[e] < 0) continue;
    const int follower = model_->eq_obj1id[e];
    const int leader = model_->jnt_qposadr[model_->eq_obj2id[e]];
    if (std::ranges::find(at.joint_q, leader) == at.joint_q.end()) continue;
    const int q = model_->jnt_qposadr[follower];
    const double turned = data_->qpos[leader] - model_->qpos0[leader];
    const mjtNum* terms = model_->eq_data + mjNEQDATA * e;
    double follows = 0;
    for (int term = 4; term >= 0; --term) follows = follows * turned + terms[term];
    data_->qpos[q] = model_->qpos0[q] + follows;
    data_->qvel[model_->jnt_dofadr[follower]] = 0;
  }
}

void MujocoJointed::place_ball(Vec2 p_FB, Vec2 v_FB) {
  CANCHA_EXPECTS(scene_.ball.has_value());
  const double radius = scene_.ball->radius.value;
  const std::array<double, 7> q = {p_FB.x, p_FB.y, radius, 1, 0, 0, 0};
  const std::array<double, 6> v = {v_FB.x, v_FB.y, 0, -v_FB.y / radius, v_FB.x / radius, 0};
  std::ranges::copy(q, data_->qpos + index_.ball_q);
  std::ranges::copy(v, data_->qvel + index_.ball_v);
  moved_by_hand();
}

Result<void> MujocoJointed::set_ball_state(Vec2 p_FB) {
  if (!scene_.ball) return fail(kWhere, "there is no ball");
  if (!finite(p_FB)) return fail(kWhere, "the ball's place is not finite");
  double* q = data_->qpos + index_.ball_q;
  q[0] = p_FB.x;
  q[1] = p_FB.y;
  q[2] = scene_.ball->radius.value;
  moved_by_hand();
  return {};
}

Result<void> MujocoJointed::set_ball_velocity(Vec2 v_FB) {
  if (!scene_.ball) return fail(kWhere, "there is no ball");
  if (!finite(v_FB)) return fail(kWhere, "the ball's velocity is not finite");
  const double* q = data_->qpos + index_.ball_q;
  place_ball({q[0], q[1]}, v_FB);
  return {};
}

Result<void> MujocoJointed::rest_robot(int robot, const Pose2& X_FR) {
  if (auto there = known(robot); !there) return there;
  if (!finite(X_FR.position()) || !std::isfinite(X_FR.heading)) return fail(kWhere, "a robot's pose is not finite");
  place(robot, X_FR, Stance::Upright, scene_.standing);
  return {};
}

// ---- commanding ----------------------------------------------------------------------------------------------------

void MujocoJointed::set_goals(int robot, std::span<const JointGoal> goals) {
  Servos& s = servos_of(robot);
  CANCHA_EXPECTS(goals.size() == s.goals.size());
  const auto late = std::clamp<std::int64_t>(s.variation.latency.ns / scene_.step.ns, 0, kLongestLatency - 1);
  const auto slot = static_cast<std::size_t>((steps_ + late) % kLongestLatency);
  s.waiting[slot] = true;
  for (std::size_t j = 0; j < goals.size(); ++j) {
    s.coming[slot][j] = goals[j];
    s.coming[slot][j].angle += s.variation.goal_noise * s.goal_noise.normal();
  }
}

void MujocoJointed::set_torque(int robot, bool on) {
  Servos& s = servos_of(robot);
  s.on = on;
  for (std::size_t j = 0; j < s.shut_down.size(); ++j) {
    if (on && s.temperatures[j] < kShutsDownAt) s.shut_down[j] = false;
  }
}

Result<void> MujocoJointed::command(int robot, const Commands& commands) {
  if (auto there = known(robot); !there) return there;
  if (!commands.joints) return {};
  const std::vector<JointGoal>& goals = commands.joints->goals;
  if (goals.size() != scene_.joints.size()) {
    return fail(kWhere, fmt::format("goals for {} joints, but a robot has {}", goals.size(), scene_.joints.size()));
  }
  const auto sound = [](const JointGoal& goal) { return std::isfinite(goal.angle) && std::isfinite(goal.speed); };
  if (!std::ranges::all_of(goals, sound)) {
    ++servos_of(robot).refused;
    return {};
  }
  set_goals(robot, goals);
  return {};
}

// ---- reading sensors -----------------------------------------------------------------------------------------------

const Felt& MujocoJointed::feel(int robot) {
  const auto r = static_cast<std::size_t>(robot);
  Felt& felt = felt_[r];
  if (felt.step == steps_) return felt;
  felt.step = steps_;
  Servos& s = servos_of(robot);
  const JointedIndex& at = index_.robots[r];
  const auto noisy = [&](double value, double deviation) { return value + deviation * s.sensor_noise.normal(); };
  const double* numbers = data_->sensordata;
  const Vec3 gyro = vec3(numbers + at.gyro);
  const Vec3 acceleration = vec3(numbers + at.accelerometer);
  const Variation& v = s.variation;
  felt.gyro = {noisy(gyro.x + v.gyro_bias, v.gyro_noise), noisy(gyro.y + v.gyro_bias, v.gyro_noise),
               noisy(gyro.z + v.gyro_bias, v.gyro_noise)};
  felt.accelerometer = {noisy(acceleration.x, v.acceleration_noise), noisy(acceleration.y, v.acceleration_noise),
                        noisy(acceleration.z, v.acceleration_noise)};
  felt.gyro = in_parts(felt.gyro, kGyroParts);
  felt.accelerometer = in_parts(felt.accelerometer, kAccelerometerParts);
  for (std::size_t j = 0; j < felt.angles.size(); ++j) {
    felt.angles[j] = in_parts(body::rounded(s.model, data_->qpos[at.joint_q[j]]), kAngleParts);
  }
  felt.left_foot = in_parts(numbers[at.left_foot], kForceParts);
  felt.right_foot = in_parts(numbers[at.right_foot], kForceParts);
  if (scene_.bumpers || scene_.arms_feel) {
    felt.touches = touches_of(*model_, *data_, at.trunk, at.limbs, index_.ground);
  }
  return felt;
}

void MujocoJointed::read(int robot, Readings& readings) {
  const Felt& felt = feel(robot);
  readings.imu.present() = {truth_.time, felt.gyro, felt.accelerometer};
  JointAngles& joints = readings.joints.present();
  joints.time = truth_.time;
  joints.angles.assign(felt.angles.begin(), felt.angles.end());
  readings.feet.reset();
  if (scene_.foot_sensors) readings.feet.present() = {truth_.time, felt.left_foot, felt.right_foot};
  readings.touches.reset();
  if (!scene_.bumpers && !scene_.arms_feel) return;
  const Touches& t = felt.touches;
  readings.touches.present() = {.time = truth_.time,
                                .left_foot = scene_.bumpers && t.left_foot,
                                .right_foot = scene_.bumpers && t.right_foot,
                                .left_arm = scene_.arms_feel && t.left_arm,
                                .right_arm = scene_.arms_feel && t.right_arm};
}

// ---- measuring -----------------------------------------------------------------------------------------------------

double MujocoJointed::extent(int geom, int axis) const {
  const double* size = model_->geom_size + 3 * geom;
  const double* turn = data_->geom_xmat + 9 * geom + 3 * axis;
  if (model_->geom_type[geom] == mjGEOM_SPHERE) return size[0];
  if (model_->geom_type[geom] == mjGEOM_CAPSULE) return size[0] + std::abs(turn[2]) * size[1];
  return std::abs(turn[0]) * size[0] + std::abs(turn[1]) * size[1] + std::abs(turn[2]) * size[2];
}

double MujocoJointed::lowest_point(const JointedIndex& at) const {
  double lowest = std::numeric_limits<double>::infinity();
  for (int g = 0; g < model_->ngeom; ++g) {
    if (model_->body_rootid[model_->geom_bodyid[g]] != at.trunk) continue;
    lowest = std::min(lowest, data_->geom_xpos[3 * g + 2] - extent(g, 2));
  }
  return lowest;
}

std::span<const PartBounds> MujocoJointed::parts(int robot) {
  const JointedIndex& at = index_.robots[static_cast<std::size_t>(robot)];
  parts_.clear();
  for (int g = 0; g < model_->ngeom; ++g) {
    if (model_->body_rootid[model_->geom_bodyid[g]] != at.trunk) continue;
    parts_.push_back({vec3(data_->geom_xpos + 3 * g), {extent(g, 0), extent(g, 1), extent(g, 2)}});
  }
  return parts_;
}

std::span<const Contact> MujocoJointed::own_contacts(int robot) {
  const BodyRef self{BodyKind::Chassis, robot};
  own_contacts_.clear();
  for (int c = 0; c < data_->ncon; ++c) {
    const mjContact& contact = data_->contact[c];
    if (owner_of(contact.geom1) != self || owner_of(contact.geom2) != self) continue;
    own_contacts_.push_back(contact_of(c, self, self));
  }
  return own_contacts_;
}

std::int64_t MujocoJointed::warnings() const {
  std::int64_t sum = 0;
  for (const mjWarningStat& warning : data_->warning) sum += warning.number;
  return sum;
}

// ---- saving --------------------------------------------------------------------------------------------------------

Snapshot MujocoJointed::save() const {
  Numbers numbers;
  numbers.add(static_cast<double>(steps_));
  numbers.add(scene_.step.seconds());
  numbers.add(std::span{data_->qpos, static_cast<std::size_t>(model_->nq)});
  numbers.add(std::span{data_->qvel, static_cast<std::size_t>(model_->nv)});
  numbers.add(std::span{data_->qacc_warmstart, static_cast<std::size_t>(model_->nv)});
  numbers.add(box_pushes_);
  for (std::size_t r = 0; r < servos_.size(); ++r) {
    servos_[r].save(numbers);
    const Felt& felt = felt_[r];
    numbers.add(static_cast<double>(felt.step));
    numbers.add(felt.gyro);
    numbers.add(felt.accelerometer);
    numbers.add(felt.angles);
    numbers.add(felt.left_foot);
    numbers.add(felt.right_foot);
    const Touches& t = felt.touches;
    for (const bool touched : {t.left_foot, t.right_foot, t.left_arm, t.right_arm}) numbers.add(touched ? 1.0 : 0.0);
  }
  return {truth_.time, std::move(numbers.all)};
}

Result<void> MujocoJointed::restore(const Snapshot& snapshot) {
  if (snapshot.numbers.size() != save_size() ||
      !std::ranges::all_of(snapshot.numbers, [](double number) { return std::isfinite(number); })) {
    return fail(kWhere, "the snapshot is of another world", "restore only what the same kind of world saved");
  }
  NumberReader numbers{snapshot.numbers};
  steps_ = static_cast<std::int64_t>(numbers.take());
  if (auto timed = set_step({numbers.take()}); !timed) return timed;
  numbers.take(std::span{data_->qpos, static_cast<std::size_t>(model_->nq)});
  numbers.take(std::span{data_->qvel, static_cast<std::size_t>(model_->nv)});
  numbers.take(std::span{data_->qacc_warmstart, static_cast<std::size_t>(model_->nv)});
  numbers.take(box_pushes_);
  for (std::size_t r = 0; r < servos_.size(); ++r) {
    servos_[r].restore(numbers);
    Felt& felt = felt_[r];
    felt.step = static_cast<std::int64_t>(numbers.take());
    felt.gyro = numbers.take_vec3();
    felt.accelerometer = numbers.take_vec3();
    numbers.take(felt.angles);
    felt.left_foot = numbers.take();
    felt.right_foot = numbers.take();
    Touches& t = felt.touches;
    for (bool* touched : {&t.left_foot, &t.right_foot, &t.left_arm, &t.right_arm}) *touched = numbers.take() > 0.5;
  }
  truth_.time = snapshot.time;
  // sensors and contacts of the moment, without a trace in what comes next
  const std::vector<double> warm(data_->qacc_warmstart, data_->qacc_warmstart + model_->nv);
  mj_forward(model_.get(), data_.get());
  std::ranges::copy(warm, data_->qacc_warmstart);
  read_truth();
  contacts_.clear();
  return {};
}

std::uint64_t MujocoJointed::state_hash() const {
  Hash hash;
  for (int i = 0; i < model_->nq; ++i) hash.add(data_->qpos[i]);
  for (int i = 0; i < model_->nv; ++i) hash.add(data_->qvel[i]);
  for (const Servos& s : servos_) {
    for (const double goal : s.followed) hash.add(goal);
  }
  return hash.value();
}

}  // namespace cancha::world
