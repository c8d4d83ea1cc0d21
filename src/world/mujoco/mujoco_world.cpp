#include "world/mujoco/mujoco_world.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "field/drive.h"
#include "world/wheeled_world.h"

namespace cancha::world {
namespace {

constexpr const char* kWhere = "engine";
constexpr Duration kLongestPart = 5_ms;  ///< longer steps are made in parts
constexpr double kPutTolerance = 1e-3;   ///< bodies in play press as far into walls; so far they may be put, metres
constexpr int kMostHits = 20;            ///< of the ball in one part of a step; then it stays where it is
constexpr int kMostPushes = 3;           ///< solutions of a step in which robots that turn are pushed apart

bool positive(double value) {
  return std::isfinite(value) && value > 0.0;
}

}  // namespace

std::unique_ptr<WheeledWorld> make_mujoco_world() {
  return std::make_unique<MujocoWorld>();
}

// ---- building ------------------------------------------------------------------------------------------------------

Result<void> MujocoWorld::before_init(const char* call) const {
  if (model_) return fail(kWhere, fmt::format("{} after init", call), "call stop first and build the world anew");
  return {};
}

Result<void> MujocoWorld::create_field(const field::Walls& walls) {
  if (auto early = before_init("create_field"); !early) return early;
  if (auto closed = field::check(walls); !closed) return closed;
  walls_ = walls;
  wall_shapes_.clear();
  for (const field::Footprint& footprint : field::wall_footprints(walls)) {
    wall_shapes_.push_back(wall_rectangle(footprint));
  }
  return {};
}

Result<void> MujocoWorld::fits(Vec2 p_F, double depth, const char* what) const {
  if (!(field::clearance(*walls_, p_F) > 0.0)) {
    return fail(kWhere, fmt::format("{} cannot be put at ({:g}, {:g}), which is not on the pitch", what, p_F.x, p_F.y));
  }
  if (depth <= kPutTolerance) return {};
  return fail(kWhere, fmt::format("{} cannot be put at ({:g}, {:g}): it would be {:.1f} mm inside a wall", what, p_F.x,
                                  p_F.y, 1000.0 * depth));
}

Result<void> MujocoWorld::ball_fits(Vec2 p_FB, const field::BallModel& ball) const {
  return fits(p_FB, ball.radius.value - field::clearance(*walls_, p_FB), "the ball");
}

Result<void> MujocoWorld::robot_fits(const Pose2& X_FR, const field::RobotModel& robot) const {
  if (!std::isfinite(X_FR.heading)) return fail(kWhere, "a robot's heading must be finite");
  return fits(X_FR.position(), depth_in_walls(X_FR, robot), "a robot");
}

Result<void> MujocoWorld::robot_waits(const Pose2& X_FR) const {
  const double far = walls_->length();
  const bool near = std::abs(X_FR.x) < far && std::abs(X_FR.y) < far && std::isfinite(X_FR.heading);
  if (near && depth_in_walls(X_FR, *robot_) <= 0.0) return {};
  return robot_fits(X_FR, *robot_);
}

double MujocoWorld::depth_in_walls(const Pose2& X_FR, const field::RobotModel& robot) const {
  const double half = robot.side.value / 2;
  const Rectangle shape{X_FR.position(), X_FR.ahead(), half, half};
  double depth = 0.0;
  for (const Rectangle& wall : wall_shapes_) depth = std::max(depth, overlap(wall, shape));
  return depth;
}

Result<void> MujocoWorld::create_ball(Vec2 p_FB, const field::BallModel& ball) {
  if (auto early = before_init("create_ball"); !early) return early;
  if (!walls_) return fail(kWhere, "create_ball before create_field", "create the field first");
  if (!positive(ball.radius.value) || !positive(ball.mass.value)) {
    return fail(kWhere, "the ball's radius and mass must be above 0");
  }
  if (auto inside = ball_fits(p_FB, ball); !inside) return inside;
  ball_ = ball;
  first_ball_ = p_FB;
  return {};
}

Result<void> MujocoWorld::create_robots(std::span<const Pose2> X_FR, const field::RobotModel& robot,
                                        const field::DriveModel& drive) {
  if (auto early = before_init("create_robots"); !early) return early;
  if (!walls_) return fail(kWhere, "create_robots before create_field", "create the field first");
  if (!positive(robot.side.value) || !positive(robot.wheel_radius.value) || !positive(robot.track.value) ||
      !positive(robot.wheel_mass.value) || !(robot.mass.value > 2.0 * robot.wheel_mass.value)) {
    return fail(kWhere, "a robot's side, wheels, track and masses must be above 0, and its wheels lighter than itself");
  }
  if (!positive(drive.max_command) || !positive(drive.metres_per_second_per_unit) ||
      !positive(drive.acceleration.value) || !positive(drive.stall_torque.value)) {
    return fail(kWhere, "the drive's greatest command, speed, acceleration and torque must be above 0");
  }
  for (const Pose2& pose : X_FR) {
    if (auto inside = robot_fits(pose, robot); !inside) return inside;
  }
  robot_ = robot;
  drive_ = drive;
  first_robots_.assign(X_FR.begin(), X_FR.end());
  return {};
}

Result<void> MujocoWorld::init(const field::Physics& physics, const field::Surfaces& surfaces) {
  if (auto early = before_init("init"); !early) return early;
  if (!walls_) return fail(kWhere, "init before create_field", "create field, ball and robots first");
  if (!ball_) return fail(kWhere, "init before create_ball", "create field, ball and robots first");
  if (!robot_) return fail(kWhere, "init before create_robots", "create field, ball and robots first");
  if (!(physics.erp >= 0.0 && physics.erp <= 1.0)) return fail(kWhere, "erp must lie in [0, 1]");
  if (!(physics.cfm >= 0.0) || !std::isfinite(physics.cfm)) return fail(kWhere, "cfm must be finite and not negative");
  if (!std::isfinite(physics.gravity.value)) return fail(kWhere, "gravity must be finite");
  if (physics.gravity.value > 0.0) {
    return fail(kWhere, fmt::format("gravity is {:g} m/s², which points upwards", physics.gravity.value),
                "a negative number pulls down");
  }
  if (physics.iterations < 1) return fail(kWhere, "there must be at least one iteration");

  const int robots = static_cast<int>(first_robots_.size());
  auto model = compile(scene_mjcf(robots, *robot_, *ball_));
  if (!model) return pass_on(std::move(model));
  model_ = std::move(*model);
  data_.reset(mj_makeData(model_.get()));
  scene_ = index_scene(*model_, robots);
  model_->opt.gravity[2] = physics.gravity.value;
  if (auto timed = set_step(physics.step); !timed) {
    model_.reset();
    return timed;
  }

  finder_.emplace(*walls_, *robot_, *ball_, surfaces, robots);
  ImpulseSolver::Settings settings;
  settings.erp = physics.erp;
  settings.cfm = physics.cfm;
  settings.sweeps = physics.iterations;
  settings.motor_torque = drive_.stall_torque.value;
  solver_.emplace(settings, *model_, *data_, scene_, finder_->keys(), finder_->most_touches());
  motors_.assign(static_cast<std::size_t>(2 * robots), {});
  wheel_speeds_.assign(motors_.size(), 0.0);
  clamped_.assign(static_cast<std::size_t>(robots), 0);
  touches_.reserve(finder_->most_touches());
  contacts_.reserve(finder_->most_touches() * static_cast<std::size_t>(parts_));
  truth_.robots.resize(static_cast<std::size_t>(robots));
  put_ball(first_ball_);
  for (int i = 0; i < robots; ++i) put_robot(i, first_robots_[static_cast<std::size_t>(i)]);
  read_truth();
  return {};
}

Result<void> MujocoWorld::set_step(Seconds step) {
  if (auto on = running("set_step"); !on) return on;
  constexpr double kShortest = 1e-6;
  constexpr double kLongest = 0.1;
  if (!(step.value >= kShortest && step.value <= kLongest)) {
    return fail(kWhere, fmt::format("the step must lie between {:g} and {:g} s", kShortest, kLongest));
  }
  step_ = nearest(step);
  parts_ = static_cast<int>((step_.ns + kLongestPart.ns - 1) / kLongestPart.ns);
  model_->opt.timestep = step_.seconds() / parts_;
  if (finder_) contacts_.reserve(finder_->most_touches() * static_cast<std::size_t>(parts_));
  return {};
}

// ---- stepping ------------------------------------------------------------------------------------------------------

Result<void> MujocoWorld::running(const char* call) const {
  if (!model_) return fail(kWhere, fmt::format("{} before init", call), "create field, ball and robots, then init");
  return {};
}

Result<void> MujocoWorld::step() {
  if (auto on = running("step"); !on) return on;
  if (failed_) return fail(kWhere, "step after a failure", "restore a snapshot, or stop and build the world anew");
  contacts_.clear();
  for (int part = 0; part < parts_; ++part) {
    if (auto advanced = advance(); !advanced) return advanced;
  }
  truth_.time += step_;
  read_truth();
  return {};
}

Result<void> MujocoWorld::advance() {
  mjModel* m = model_.get();
  mjData* d = data_.get();

  // where everything is
  mj_kinematics(m, d);
  mj_comPos(m, d);
  mj_comVel(m, d);

  // what touches, what drives, what falls
  finder_->find(*m, *d, scene_, touches_);
  turn_motors();
  slow_the_ball();
  mj_rne(m, d, 0, d->qfrc_bias);

  // impulses, then on to the new place
  solver_->solve(*m, *d, scene_, touches_, wheel_speeds_);
  for (int round = 0; round < kMostPushes && finder_->push_turning_pairs(solver_->motion(), touches_); ++round) {
    solver_->solve(*m, *d, scene_, touches_, wheel_speeds_);
  }
  follow_the_ball();
  move_bodies();

  const bool sound = std::all_of(d->qvel, d->qvel + m->nv, [](double v) { return std::isfinite(v); });
  if (!sound) {
    failed_ = true;
    return fail(kWhere, fmt::format("a velocity is not finite after {:.3f} s", (truth_.time + step_).seconds()),
                "a smaller step or gentler parameters may help");
  }
  read_contacts();
  return {};
}

void MujocoWorld::turn_motors() {
  const field::DriveResponse response{drive_, model_->opt.timestep};
  for (std::size_t i = 0; i + 1 < motors_.size(); i += 2) {
    Motor& left = motors_[i];
    Motor& right = motors_[i + 1];
    const field::RimSpeeds next = response.next({left.ramp, right.ramp}, {left.target, right.target});
    left.ramp = next.left;
    right.ramp = next.right;
    wheel_speeds_[i] = left.ramp / robot_->wheel_radius.value;
    wheel_speeds_[i + 1] = right.ramp / robot_->wheel_radius.value;
  }
}

void MujocoWorld::slow_the_ball() {
  // a rolling ball slows down by c g: a force at its centre and the torque that keeps it rolling
  double* force = data_->qfrc_applied + scene_.ball.v;
  std::fill_n(force, 6, 0.0);
  double* v = data_->qvel + scene_.ball.v;
  // what the last step left over of a stopping ball is not a motion
  constexpr double kStill = 1e-9;
  if (std::ranges::all_of(std::span{v, 6}, [](double part) { return std::abs(part) < kStill; })) std::fill_n(v, 6, 0.0);
  const double speed = std::hypot(v[0], v[1]);
  const double radius = ball_->radius.value;
  constexpr double kTouching = 1e-3;
  if (speed == 0.0 || data_->qpos[scene_.ball.q + 2] - radius > kTouching) return;

  const double weight = -model_->opt.gravity[2];
  const double slower = std::min(ball_->rolling_resistance * weight, speed / model_->opt.timestep);
  const double mass = ball_->mass.value;
  const Vec2 ahead{v[0] / speed, v[1] / speed};
  force[0] = -mass * slower * ahead.x;
  force[1] = -mass * slower * ahead.y;
  const double inertia = 0.4 * mass * radius * radius;
  const double torque[3] = {inertia * slower / radius * ahead.y, -inertia * slower / radius * ahead.x, 0.0};
  mju_rotVecMatT(force + 3, torque, data_->xmat + 9 * scene_.ball.body);
}

void MujocoWorld::follow_the_ball() {
  const double end = model_->opt.timestep;
  double now = 0.0;
  for (int hits = 0; hits < kMostHits; ++hits) {
    const std::optional<double> hit = finder_->next_hit(solver_->motion(), now, end);
    if (!hit) return;
    now = *hit;
    const std::size_t first = touches_.size();
    finder_->ball_touches(solver_->motion(), now, touches_);
    solver_->collide(*data_, scene_, touches_, first, now, wheel_speeds_);
  }
  solver_->hold_ball(now);
}

void MujocoWorld::move_bodies() {
  const double dt = model_->opt.timestep;
  const StepMotion& motion = solver_->motion();
  const auto bodies = static_cast<int>(scene_.robots.size()) + 1;
  const auto each = [&](const auto& act) {
    for (int body = 0; body < bodies; ++body) {
      const bool ball = body == bodies - 1;
      const RobotIndex* robot = ball ? nullptr : &scene_.robots[static_cast<std::size_t>(body)];
      act(body, data_->qvel + (ball ? scene_.ball.v : robot->v), ball ? 6 : kDofs,
          data_->qpos + (ball ? scene_.ball.q : robot->q), ball ? scene_.ball.body : robot->body);
    }
  };

  // the mean velocity leads to the new place
  each([&](int body, double* v, int dofs, double*, int) {
    Block mean = motion.velocity(body);
    if (motion.turned(body)) {
      mean = motion.way(body, dt);
      for (double& part : mean) part /= dt;
    }
    std::copy_n(mean.begin(), dofs, v);
  });
  mj_integratePos(model_.get(), data_->qpos, data_->qvel, dt);

  // what an impact changed has another velocity at the end; rotations are in the frame that the body has now
  each([&](int body, double* v, int dofs, const double* q, int id) {
    if (!motion.turned(body)) return;
    std::copy_n(motion.velocity(body).begin(), dofs, v);
    double spin[3];
    double inverse[4];
    mju_rotVecMat(spin, v + 3, data_->xmat + 9 * id);
    mju_negQuat(inverse, q + 3);
    mju_rotVecQuat(v + 3, spin, inverse);
  });
}

void MujocoWorld::read_truth() {
  const auto spin_in_field = [](const double* q, const double* w) {
    double spin[3];
    mju_rotVecQuat(spin, w, q);
    return Vec3{spin[0], spin[1], spin[2]};
  };
  const double* q = data_->qpos + scene_.ball.q;
  const double* v = data_->qvel + scene_.ball.v;
  truth_.ball = {{q[0], q[1], q[2]}, {v[0], v[1], v[2]}, spin_in_field(q + 3, v + 3)};

  const double centre = robot_->side.value * (robot_->clearance + 0.5);
  for (std::size_t i = 0; i < truth_.robots.size(); ++i) {
    q = data_->qpos + scene_.robots[i].q;
    v = data_->qvel + scene_.robots[i].v;
    double up[3];
    const double z_axis[3] = {0.0, 0.0, centre};
    mju_rotVecQuat(up, z_axis, q + 3);
    const Vec3 spin = spin_in_field(q + 3, v + 3);
    RobotState& r = truth_.robots[i];
    const double heading = std::atan2(2.0 * (q[3] * q[6] + q[4] * q[5]), 1.0 - 2.0 * (q[5] * q[5] + q[6] * q[6]));
    r.X_FR = {q[0] + up[0], q[1] + up[1], heading};
    r.height = q[2] + up[2];
    r.q_FR = {q[4], q[5], q[6], q[3]};
    // the chassis' centre lies above the body's origin: a robot that tips over moves it
    r.v_FR = {v[0] + spin.y * up[2] - spin.z * up[1], v[1] + spin.z * up[0] - spin.x * up[2]};
    r.turn_rate = spin.z;
    r.wheel_speed = {v[6] * robot_->wheel_radius.value, v[7] * robot_->wheel_radius.value};
  }
}

void MujocoWorld::read_contacts() {
  for (std::size_t i = 0; i < touches_.size(); ++i) {
    const Touch& t = touches_[i];
    const double impulse = solver_->normal_impulse(i);
    if (impulse > 0.0 || t.gap <= 0.0) contacts_.push_back({t.pusher, t.pushed, t.p_F, t.normal, -t.gap, impulse});
  }
}

}  // namespace cancha::world
